import { endsWithOne, withoutClosing } from '../../../language/characters.ts'
import { sentencesIn } from '../../../language/sentence.ts'
import type { JudgedSentence, Topic } from '../analysis.ts'
import { comparable } from '../requirement/quote.ts'
import { classifiedSpan } from './notice.ts'

/** The longest topic brief, in characters. */
export const BRIEF_LENGTH = 900

/** The topic's one-line name: "N251-001: Directional … Antenna". */
export function topicSummary(topic: Topic, fileName: string): string {
  const name = [topic.number, topic.title].filter(Boolean).join(': ')
  return name || fileName.slice(0, fileName.lastIndexOf('.') > 0 ? fileName.lastIndexOf('.') : undefined)
}

/**
 * What is wanted, as a paragraph of at most 900 characters made of the document's own sentences:
 * the objective first, then the sentences of the description that ask for something; headings and rows of tables are none.
 */
export function topicBrief(topic: Topic, judged: readonly JudgedSentence[]): string {
  const asks = new Set(judged.filter(({ probability }) => probability > 0.5).map(({ quote }) => comparable(quote)))
  const described = sentences(topic.description?.split('\n').filter(isRunning).join('\n'))
  const asked = described.filter((sentence) => asks.has(comparable(sentence)))
  const candidates = [...sentences(topic.objective), ...asked, ...sentences(topic.phases.phase_1), ...described]
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
