import { expect, test } from 'vitest'
import { openLine, openSteps } from './open-work.ts'

const at = (...numbers: number[]) => numbers.map((milestone_number) => ({ milestone_number }))

test('what is open is counted in a line: steps, errors and blanks', () => {
  expect(openLine({ steps: at(1, 3), errors: at(1, 3, 3), blanks: at(1) })).toBe('Still open: 2 steps, 3 errors and 1 blank')
  expect(openLine({ steps: at(1), errors: [], blanks: [] })).toBe('Still open: 1 step')
})

test('a plan whose steps are finalized and that has no blank and no error needs no word', () => {
  expect(openLine({ steps: [], errors: [], blanks: [] })).toBe('')
})

test('what is not known is not passed over', () => {
  expect(openLine({ steps: null, errors: [], blanks: at(2, 2) })).toBe('Still open: the state of the steps is not known and 2 blanks')
})

test('of steps that are on their way nothing is said yet, and what could not be asked for is not known', () => {
  expect(openSteps({ steps: null, error: null })).toEqual([])
  expect(openSteps({ steps: null, error: new Error('The server is away.') })).toBeNull()
})
