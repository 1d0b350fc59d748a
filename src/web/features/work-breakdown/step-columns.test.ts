import { expect, test } from 'vitest'
import { GOES_TO } from './step-columns.ts'

const KNOWN = { ids: ['a', 'b', 'c'], numbers: new Map(['a', 'b', 'c'].map((id, at) => [id, at + 1])) }

test.each([
  ['step 2', 'b', 'step 2'],
  ['1, 3', 'a; c', 'step 1; step 3'],
  ['steps 1 and 3', 'a; c', 'step 1; step 3'],
  ['Government; step 2', 'Government; b', 'Government; step 2'],
  ['our laboratory, later', 'our laboratory, later', 'our laboratory, later'],
])('a result goes to %s', (typed, kept, shown) => {
  expect(GOES_TO.read(typed, KNOWN)).toEqual({ ok: true, value: { goes_to: kept } })
  expect(GOES_TO.text({ goes_to: kept }, KNOWN)).toBe(shown)
})

test('a step that does not exist is refused', () => {
  expect(GOES_TO.read('1, 9', KNOWN).ok).toBe(false)
})
