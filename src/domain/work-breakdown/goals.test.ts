import { expect, test } from 'vitest'
import { goalsCell, goalsIn, isForStepsOnly, stepsUsing } from './goals.ts'

const STEPS = ['a', 'b', 'c'].map((id) => ({ id }))

test.each([
  ['b', ['b']],
  ['Government', []],
  ['b; c', ['b', 'c']],
  ['steps 1, 3', ['a', 'c']],
  ['2 and 3', ['b', 'c']],
  ['Government; step 2', ['b']],
  ['our own laboratory', []],
])('%s is used by the steps %s', (goes_to, ids) => expect(stepsUsing(goes_to, STEPS)).toEqual(ids))

test('what only steps use is not handed over', () => {
  expect(['b', 'steps 1, 3'].map((goal) => isForStepsOnly(goal, STEPS))).toEqual([true, true])
  expect(['Government', 'Government; b', 'a laboratory', undefined].map((goal) => isForStepsOnly(goal, STEPS))).toEqual(
    Array(4).fill(false),
  )
})

test('goals are kept as they are read', () => {
  expect(goalsIn(goalsCell(['Government', 'b', 'b']) ?? '')).toEqual(['Government', 'b'])
  expect(goalsCell([])).toBeNull()
})
