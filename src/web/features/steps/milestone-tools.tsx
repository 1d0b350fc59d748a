import { deliverableLines } from '../../../domain/milestone.ts'
import { stepId } from '../../../domain/step.ts'
import type { WrittenBy } from '../../../domain/written-by.ts'
import { linesJoined } from '../../../language/characters.ts'
import { HistoryButton } from '../../changes/history-button.tsx'
import { RegenerateButton } from '../../changes/regenerate-button.tsx'
import { RegenerateMenu } from '../../changes/regenerate-menu.tsx'
import { WORDED, type WordedBox } from './milestone-fields.ts'
import { useStepsRoom } from './step/steps-room.tsx'

/** Drafting a milestone's text anew, or one of a list, and its earlier states; nothing while the server does not have the plan. */
export function BoxTools({ milestone_number, box }: { milestone_number: number; box: WordedBox }) {
  const { topic, editor, isOnServer } = useStepsRoom()
  if (!isOnServer) return null
  const { column, item, kept, name } = WORDED[box]
  const of = { topic_store_id: topic.storeId, step_id: stepId(milestone_number) }
  const asked = { ...of, topic_slug: topic.slug, part: item }
  const what = `the ${name} of milestone ${milestone_number}`
  const text = () => editor.now(milestone_number)[box]
  const lines = () => deliverableLines(text())
  const prepare = () => editor.saveIfChanged(milestone_number, column)
  const put = (words: string, written_by: WrittenBy['kind']) =>
    void editor.replace(milestone_number, column, { [box]: words }, { written_by })
  const present = box === 'text' ? text() : lines().join('\n')
  return (
    <div className="-mx-4 flex flex-wrap">
      {box === 'text' ? (
        <RegenerateButton asked={asked} what={what} present={text} prepare={prepare} onAccept={put} />
      ) : (
        <RegenerateMenu
          asked={asked}
          items={lines()}
          item={item}
          what={what}
          prepare={prepare}
          onAccept={(index, words, by) => put(withItem(lines(), index, words).join('\n'), by)}
        />
      )}
      <HistoryButton {...of} part={kept} what={what} present={present} onRestore={(words) => put(words, 'person')} />
    </div>
  )
}

/** The list with one item written anew, on one line; an empty one takes it out. */
function withItem(lines: readonly string[], index: number, text: string): string[] {
  const item = linesJoined(text)
  return index < lines.length ? lines.map((line, at) => (at === index ? item : line)) : [...lines, item]
}
