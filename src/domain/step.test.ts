import { expect, test } from 'vitest'
import { StepStatus, shownStatus, stepId, stepTypeAt } from './step.ts'

test.each([
  ['not_started', 'not-started'],
  ['in_progress', 'in-progress'],
  ['needs_revision', 'needs-qc'],
  ['ready', 'ready'],
  ['finalized', 'finalized'],
  ['archived', 'not-started'],
  ['', 'not-started'],
])('the server status %j is shown as %s', (status, shown) => {
  expect(shownStatus(status)).toBe(shown)
})

test('every status the server knows is shown as something of its own', () => {
  expect(new Set(StepStatus.options.map(shownStatus)).size).toBe(StepStatus.options.length)
})

test.each([1, 2, 5, 10])('of %i milestones the first is the kickoff, the last the closeout, the others development', (count) => {
  const types = Array.from({ length: count }, (_, index) => stepTypeAt(index + 1, count))
  const expected = count === 1 ? ['kickoff'] : ['kickoff', ...Array(count - 2).fill('development'), 'closeout']
  expect(types).toEqual(expected)
})

test('the step of milestone 3 is step-3', () => {
  expect(stepId(3)).toBe('step-3')
})
