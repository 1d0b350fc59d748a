import { endsWithOne, withoutClosing } from '../../../language/characters.ts'
import { sentencesIn } from '../../../language/sentence.ts'
import type { Topic } from '../analysis.ts'
import { classifiedSpan } from './notice.ts'

/** The longest topic brief, in characters. */
export const BRIEF_LENGTH = 500

/** The topic's one-line name: "N251-001: Directional … Antenna". */
export function topicSummary(topic: Topic, fileName: string): string {
  const name = [topic.number, topic.title].filter(Boolean).join(': ')
  return name || fileName.slice(0, fileName.lastIndexOf('.') > 0 ? fileName.lastIndexOf('.') : undefined)
}

/**
 * What is wanted and why, as a paragraph of at most 500 characters made of the document's own sentences: the objective, then the description from its
 * beginning; headings and rows of tables are none.
 */
export function topicBrief({ objective, description, phases }: Topic): string {
  const described = description?.split('\n').filter(isRunning).join('\n')
  const candidates = [objective, described, phases.phase_1].flatMap(sentences)
  const chosen: string[] = []
  for (const sentence of new Set(candidates)) {
    if ([...chosen, sentence].join(' ').length > BRIEF_LENGTH) continue
    chosen.push(sentence)
    if (chosen.join(' ').length > BRIEF_LENGTH * 0.8) break
  }
  return chosen.length > 0 ? chosen.join(' ') : (candidates[0]?.slice(0, BRIEF_LENGTH) ?? '')
}

/** Whether a paragraph ends as one does; a heading and a row of a table do not. */
function isRunning(paragraph: string): boolean {
  return endsWithOne(withoutClosing(paragraph), '.!?:')
}

function sentences(text: string | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .filter((paragraph) => !paragraph.startsWith('•'))
    .map((paragraph) => sentencesIn(paragraph).map(({ start, end }) => paragraph.slice(start, end)))
    .flatMap((paragraph) => (paragraph.some(classifiedSpan) ? [] : paragraph))
    .filter((sentence) => !sentence.endsWith(':') && sentence.length > 8)
}
