import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { paidWhen, paymentsIn } from '../../../domain/answer-fields/paid-when.ts'
import type { GroupRead } from '../../../domain/interview.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'

/** The payments that sentences of a text tell, as milestones: all in one sentence, or one in each. */
export function paidGroups(text: string, steps: readonly AnswerRow[]): GroupRead[] {
  const each = paymentsIn(text)
  const inOne = sentencesOfLines(text).flatMap((sentence) => groupOf(sentence, paidWhen(sentence, steps)))
  return [...(each ? groupOf(each.words, each.rows) : []), ...inOne]
}

function groupOf(text: string, rows: readonly AnswerRow[]): GroupRead[] {
  const lines = rows.map((row) => ({ text: `${row.paid} ${row.title}`, row }))
  return rows.length > 0 ? [{ heading: '', text, row: 'milestone', read: [{ row: 'milestone', lines }] }] : []
}
