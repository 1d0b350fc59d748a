import { describe, expect, test } from 'vitest'
import { canFailAsTold } from './failing-rules.ts'
import { foundBy, withMilestone } from './testing/plans.ts'

const found = (criterion: string) => foundBy('QC-57', withMilestone(2, { acceptance_criteria: [criterion] }))

describe('QC-57, what a payment hangs on can fail', () => {
  test.each([
    'Crumb (oven cold): Proves that baking by night does not upset it; by Award + 5 Months.',
    'Crumb: shows it keeps.',
    'This proves the whole recipe.',
    'To show that the crust holds.',
    'Crust quality; by Award + 2 Months.',
    'Crust: No; answers R3.',
  ])('%j has no value, and says only what is meant or named', (criterion) => {
    expect(found(criterion)).toMatchObject([{ milestone_number: 2, part: 'criterion', quote: criterion, severity: 'warning' }])
  })

  test.each([
    'Crust: 2 mm; by Award + 2 Months.',
    'Drop of the tin (six faces): no dent.',
    'Tin (1 m deep, 30 minutes): the paper inside stays dry; by Award + 5 Months.',
    'Lid: tight.',
    'Display: shows the time.',
    'Bake the loaf 100 times, lose less than 5 % of the crust. Shows it keeps.',
    'Recipe frozen; by Award + 2 Months.',
    'The baker signs.',
    'Each deliverable: to be delivered by Award + 3 Months, or by the date stated with it.',
  ])('%j can', (criterion) => {
    expect([canFailAsTold(criterion), found(criterion)]).toEqual([true, []])
  })

  test.each(['Crumb: we’ll see by 5 mm.', 'Crumb: is it 5 mm?', 'You can read it from 2 m.', 'Crumb: oh well, it is 5 mm okay.'])(
    '%j can fail, and stands as somebody said it',
    (criterion) => {
      expect(found(criterion)[0]?.message).toMatch(/as somebody said it/)
      expect(foundBy('QC-56', withMilestone(2, { acceptance_criteria: [criterion] }))).toEqual([])
    },
  )
})
