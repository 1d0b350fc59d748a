import { expect, test } from 'vitest'
import { standingMilestones, standingSchedule } from './standing-milestones.ts'

const STANDING = standingMilestones(
  [
    'Milestone 1 - Kiln drawings agreed\n\nDue: Award + 1 Month.',
    'Milestone 2 - First tiles fired\n\nDue: Award + 3 Months.',
    'Milestone 3 - Frost tests passed\n\nDue: Award + 5 Months.',
    'Milestone 4 - Final report\n\nDue: Award + 6 Months.',
  ],
  6,
)
const plannedAs = (...titles: string[]) => {
  const { dues, named } = standingSchedule(
    STANDING,
    titles.map((title, at) => ({ id: `row ${at + 1}`, title })),
  )
  return dues.map((due, at) => [due, named[at]?.title, named[at]?.id].join(' | ').replace(/ \| $/, ''))
}

test('a milestone whose row was removed keeps its title and month, and so do all others', () => {
  expect(plannedAs('Kiln drawings agreed', 'Frost tests passed')).toEqual([
    '1 | Kiln drawings agreed | row 1',
    '3 | First tiles fired',
    '5 | Frost tests passed | row 2',
    '6 | Final report',
  ])
})

test('one that was called otherwise meanwhile follows its row, and one that was added waits for the next plan', () => {
  expect(plannedAs('Kiln drawings agreed', 'Glazed batch ready', 'Frost tests passed', 'Final report', 'Review here')).toEqual([
    '1 | Kiln drawings agreed | row 1',
    '3 | Glazed batch ready | row 2',
    '5 | Frost tests passed | row 3',
    '6 | Final report | row 4',
  ])
})

test('where the company planned none, they are named by their work', () => {
  expect(standingSchedule(STANDING, [])).toEqual({ dues: [1, 3, 5, 6], named: [] })
})
