import { expect, test } from 'vitest'
import { composedPlan } from './plan.ts'
import { composition, step } from './testing/mast.ts'

test('what says itself in which months it is due is due in those, each time as one of it', () => {
  const handed = (result: string) => {
    const steps = [
      step('s1', { action: 'Rig the mast', from_month: 1, to_month: 4 }),
      step('s2', { action: 'Report on the rig', from_month: 6, to_month: 6, result }),
    ]
    const plan = composedPlan(composition({ rows: { steps }, frame: { dues: [1, 4, 6], milestones: 3, areStepsTold: true } }))
    return plan.map(({ deliverables }) => deliverables.map(({ text }) => text))
  }
  const [, second, third] = handed('Final log; rig reports at the end of months 2 and 4')
  expect(second).toEqual(['Rig report, by month 2', 'Rig report'])
  expect(third).toEqual(['Final log'])
  expect(handed('three rig reports at the end of months 2 and 4')[2]).toEqual(['Three rig reports at the end of months 2 and 4'])
})
