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

test('what a field says beyond the name of a step stands with what that person is, and is on that step', () => {
  const answers = [
    { slot: 'Q4', subject: 'steps' as const, answer: 'Step: Cut the felt\nMonths: 1\n\nStep: Wind three coils\nMonths: 2' },
    {
      slot: 'Q6',
      subject: 'people' as const,
      answer:
        'Name: Ana Ruiz\nRole: Turner\nWorks on: Wind three coils, the outer ones only; the winding jig\n\nName: Bo Lind\nLeads: the yard',
    },
  ]
  const { rows, unplaced } = filledRows(answers, LEARNED)
  const { steps, people } = breakdownOf(rows)
  expect(steps[1]).toMatchObject({ people: ['Ana Ruiz'] })
  expect(people).toMatchObject([
    { name: 'Ana Ruiz', role: 'Turner; on Wind three coils, the outer ones only and the winding jig' },
    { name: 'Bo Lind', role: 'lead of the yard' },
  ])
  expect(unplaced.map(({ text }) => text)).toEqual(['the winding jig', 'the yard'])
})
