import { expect, test } from 'vitest'
import { plainMilestone } from '../../../../domain/testing/plain-milestone.ts'
import { openLine, openSteps, readyCount } from './open-work.ts'

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

test('a milestone is ready to hand in when it lacks nothing, its step is finalized and no error is open in it', () => {
  const milestones = [1, 2, 3, 4].map((number) => plainMilestone(number, 'The Contractor shall test it.', { deliverables: ['Report'] }))
  const bare = plainMilestone(5, '')
  expect(readyCount([...milestones, bare], { steps: at(1), errors: at(2, 2) })).toBe(2)
  expect(readyCount(milestones, { steps: at(1, 2, 3, 4), errors: [] })).toBe(0)
  expect(readyCount(milestones, { steps: null, errors: [] })).toBeNull()
})
