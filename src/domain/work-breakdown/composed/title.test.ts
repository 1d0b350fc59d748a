import { expect, test } from 'vitest'
import { composedPlan } from './plan.ts'
import { composition, step } from './testing/mast.ts'

test('a title that a person typed stands in every milestone, the first and the last among them', () => {
  const steps = [1, 2, 4, 5, 6].map((month) =>
    step(`s${month}`, { action: 'Model the mast', title: `the work of month ${month}`, to_month: month }),
  )
  expect(composedPlan(composition({ rows: { steps } })).map(({ title }) => title.text)).toEqual(
    [1, 2, 4, 5, 6].map((month) => `The work of month ${month}`),
  )
})

test('untouched, kickoff and close are named for what they are, also where the solicitation is answered there', () => {
  const steps = [
    step('of R1', { action: 'Deliver a briefing', title: 'Briefing', to_month: 1 }),
    step('of the rest', { action: 'Show it', title: 'Verification', to_month: 6 }),
  ]
  const titles = composedPlan(composition({ rows: { steps } })).map(({ title }) => title.text)
  expect([titles[0], titles.at(-1)]).toEqual(['Kickoff and baseline of the requirements', 'Final report and Phase II plan'])
})

test('milestones that the company planned have their own names, also the first and the last, and stand in the source', () => {
  const named = ['design agreed', 'Mast stands', 'report'].map((title, at) => ({ id: `m${at + 1}`, title }))
  const plan = composedPlan(composition({ frame: { milestones: 3, dues: [1, 3, 6], named } }))
  expect(plan.map(({ title }) => title.text)).toEqual(['Design agreed', 'Mast stands', 'Report'])
  expect(plan[1]?.title.from).toEqual([{ row: 'm2', cell: 'title' }])
  expect(plan.map(({ all }) => all[0]?.text)).toEqual(['Due: Award + 1 Month.', 'Due: Award + 3 Months.', 'Due: Award + 6 Months.'])
})
