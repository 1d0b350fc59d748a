import { expect, test } from 'vitest'
import { soundPlan } from '../quality/testing/plans.ts'
import { breakdownOf } from '../work-breakdown/breakdown-of.ts'
import { bareStep } from '../work-breakdown/work-breakdown.ts'
import { monthsLeft } from './left-months.ts'

const PLAN = { ...soundPlan(), period: 6 }
const DUE = [1, 4, 6]
const milestones = PLAN.milestones
  .slice(0, 3)
  .map((one, at) => ({ ...one, refined_text: `Milestone ${at + 1} - Mast\n\nDue: Award + ${DUE[at]} Months.` }))

test('a milestone that is due later than its last task ends is told with both months', () => {
  const told = (...months: number[]) => {
    const steps = months.map((to_month, at) => bareStep(`s${at}`, { action: 'Model the mast', to_month }))
    return monthsLeft({ ...PLAN, milestones }, { ...breakdownOf([]), steps }).map(({ place }) => place.message)
  }
  expect(told(2, 3, 6)).toEqual(['Milestone 2 is due in month 4, and its last task ends in month 3.'])
  expect(told(3, 4, 6)).toEqual([])
})
