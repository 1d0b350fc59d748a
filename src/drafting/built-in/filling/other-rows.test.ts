import { expect, test } from 'vitest'
import { breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

test('a milestone’s date without its year is behind the milestone before it, as far as the period goes', () => {
  const answer = ['20 Sep', '1 Apr', '15 Sep', '10 Mar', '2 Feb']
    .map((due, at) => `Milestone: Coil ${at}\nDue in month: ${due}`)
    .join('\n\n')
  const dues = (period?: number) => {
    const { rows } = filledRows([{ slot: 'Q4', subject: 'milestones', answer }], LEARNED, '1 June 2031', period)
    return breakdownOf(rows).milestones?.map(({ due_month }) => due_month)
  }
  expect(dues(24)).toEqual([4, 11, 16, 22, 9])
  expect(dues(12)).toEqual([4, 11, 4, 10, 9])
})
