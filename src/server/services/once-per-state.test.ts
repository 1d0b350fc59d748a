import { expect, test } from 'vitest'
import { oncePerState } from './once-per-state.ts'

test('the same is made of a state once, of another state or for another owner anew', () => {
  const once = oncePerState<object>()
  const made = once('a', { rows: [1] }, () => ({}))
  expect(once('a', { rows: [1] }, () => ({}))).toBe(made)
  expect(once('a', { rows: [2] }, () => ({}))).not.toBe(made)
  expect(once('b', { rows: [1] }, () => ({}))).not.toBe(made)
})

test('what nobody has asked about for long is made anew', () => {
  const once = oncePerState<object>()
  const made = once('a', 0, () => ({}))
  for (let state = 1; state < 30; state += 1) once('a', state, () => ({}))
  expect(once('a', 0, () => ({}))).not.toBe(made)
})
