import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { paymentsIn } from '../../../domain/answer-fields/paid-when.ts'
import type { GroupRead } from '../../../domain/interview.ts'

/** The payments that sentences of a text tell, as milestones: all in one sentence, or one in each. */
export function paidGroups(text: string, steps: readonly AnswerRow[], isAsked: boolean): GroupRead[] {
  const paid = paymentsIn(text, { steps, isAsked }).filter(({ rows }) => rows.length > 0)
  return paid.map(({ rows, words }) => {
    const lines = rows.map((row) => ({ text: `${row.paid} ${row.title}`, row }))
    return { heading: '', text: words, row: 'milestone', read: [{ row: 'milestone', lines }] }
  })
}
