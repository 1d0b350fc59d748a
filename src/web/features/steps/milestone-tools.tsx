import { deliverableLines } from '../../../domain/milestone.ts'
import { stepId } from '../../../domain/step.ts'
import { linesJoined } from '../../../language/characters.ts'
import { HistoryButton } from '../../changes/history-button.tsx'
import { RegenerateButton } from '../../changes/regenerate-button.tsx'
import { RegenerateMenu } from '../../changes/regenerate-menu.tsx'
import type { AutosavedPlan } from './autosaved-plan.ts'
import { useStepsRoom } from './step/steps-room.tsx'

type ToolsProps = { editor: AutosavedPlan; milestone_number: number }

/** Drafting a milestone's text anew, and its earlier states. */
export function TextTools({ editor, milestone_number }: ToolsProps) {
  const of = useStepOf(milestone_number)
  if (!of) return null
  const what = `the text of milestone ${milestone_number}`
  const present = () => editor.now(milestone_number).text
  return (
    <div className="-mx-4 flex flex-wrap">
      <RegenerateButton
        asked={{ ...of, part: 'text' }}
        what={what}
        present={present}
        prepare={() => editor.saveIfChanged(milestone_number, 'text')}
        onAccept={(text, by) => void editor.replace(milestone_number, 'text', { text }, { written_by: by })}
      />
      <HistoryButton
        topic_store_id={of.topic_store_id}
        step_id={of.step_id}
        part="text"
        what={what}
        present={present()}
        onRestore={(text) => void editor.replace(milestone_number, 'text', { text }, { written_by: 'person' })}
      />
    </div>
  )
}

/** The two lists of a milestone: the box, how its items are called, and how the server names them. */
const LISTS = {
  deliverables: { part: 'deliverables', item: 'deliverable', drafted: 'deliverable', name: 'deliverables' },
  criteria: { part: 'acceptance_criteria', item: 'criterion', drafted: 'criterion', name: 'acceptance criteria' },
} as const

/** Drafting one deliverable or criterion anew, and the earlier states of the list. */
export function ListTools({ editor, milestone_number, list }: ToolsProps & { list: keyof typeof LISTS }) {
  const of = useStepOf(milestone_number)
  if (!of) return null
  const { part, item, drafted, name } = LISTS[list]
  const what = `the ${name} of milestone ${milestone_number}`
  const lines = () => deliverableLines(editor.now(milestone_number)[list])
  return (
    <div className="-mx-4 flex flex-wrap">
      <RegenerateMenu
        asked={{ ...of, part: drafted }}
        items={lines()}
        item={item}
        what={what}
        prepare={() => editor.saveIfChanged(milestone_number, 'handover')}
        onAccept={(index, text, by) =>
          void editor.replace(milestone_number, 'handover', { [list]: withItem(lines(), index, text).join('\n') }, { written_by: by })
        }
      />
      <HistoryButton
        topic_store_id={of.topic_store_id}
        step_id={of.step_id}
        part={part}
        what={what}
        present={lines().join('\n')}
        onRestore={(text) => void editor.replace(milestone_number, 'handover', { [list]: text }, { written_by: 'person' })}
      />
    </div>
  )
}

/** The list with one item written anew, on one line; an empty one takes it out. */
function withItem(lines: readonly string[], index: number, text: string): string[] {
  const item = linesJoined(text)
  return index < lines.length ? lines.map((line, at) => (at === index ? item : line)) : [...lines, item]
}

/** Which step of which topic; null while the server does not have the plan. */
function useStepOf(milestone_number: number) {
  const { topic, isOnServer } = useStepsRoom()
  return isOnServer ? { topic_store_id: topic.storeId, topic_slug: topic.slug, step_id: stepId(milestone_number) } : null
}
