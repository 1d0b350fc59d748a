import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { paidEach, paidWhen } from '../../../domain/answer-fields/paid-when.ts'
import type { GroupRead } from '../../../domain/interview.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'

/** The payments that sentences of a text tell, as milestones: all in one sentence, or one in each. */
export function paidGroups(text: string, steps: readonly AnswerRow[]): GroupRead[] {
  const sentences = sentencesOfLines(text)
  const { rows, told } = paidEach(sentences)
  const from = text.indexOf(told[0] ?? '')
  const last = told.at(-1) ?? ''
  const each = rows.length > 0 ? groupOf(text.slice(from, text.indexOf(last, from) + last.length), rows) : []
  return [...each, ...sentences.flatMap((sentence) => groupOf(sentence, paidWhen(sentence, steps)))]
}

function groupOf(text: string, rows: readonly AnswerRow[]): GroupRead[] {
  const lines = rows.map((row) => ({ text: `${row.paid} ${row.title}`, row }))
  return rows.length > 0 ? [{ heading: '', text, row: 'milestone', read: [{ row: 'milestone', lines }] }] : []
}
