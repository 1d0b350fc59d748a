import { expect, test } from 'vitest'
import type { Subject } from '../../../domain/interview.ts'
import { breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

function told(subject: Subject, answer: string) {
  const { rows, unplaced } = filledRows([{ slot: 'Q4', subject, answer }], LEARNED)
  return { ...breakdownOf(rows), unplaced: unplaced.map(({ text }) => text) }
}

test('what the option costs is told in its field, and guessed of no other sentence', () => {
  const milestones =
    'Milestone: Tiles cast\nDue in month: 3\n\nMilestone: Second kiln fired\nDue in month: 9\nPaid: $40,000\n\nPrice of the option: $92,500'
  const { plan, milestones: due } = told('milestones', milestones)
  expect(plan.option_price).toBe('$92,500')
  expect(due?.map(({ title, due_month }) => [title, due_month])).toEqual([
    ['Tiles cast', 3],
    ['Second kiln fired', 9],
  ])
  const bought = told(
    'steps',
    `Step: Cast the tiles\nMonths: 1 to 3\n\nThe clay for the option costs $1,200. The option is priced at $92,500.`,
  )
  expect(bought.plan.option_price).toBeUndefined()
  expect(bought.unplaced).toContain('The clay for the option costs $1,200.')
})
