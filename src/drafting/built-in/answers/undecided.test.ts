import { expect, test } from 'vitest'
import { asGoal } from './goal.ts'
import { isCutOff, isNoMore, openPoint } from './undecided.ts'

test.each([
  ['Hyperspectral and LIDAR: not sure yet.', '[confirm: hyperspectral and LIDAR]'],
  ['Hours not decided.', '[confirm: hours]'],
  ['The months are not fixed yet.', '[confirm: the months]'],
  ['The valve is open.', null],
  ['The mechanism is not clear from theory.', null],
])('%s', (said, asked) => {
  expect(openPoint(said)).toBe(asked)
})

test.each([
  ["We would like to halve that but can't promise it yet", 'Goal (not a commitment): halve that'],
  ['we hope to reach 30 dB', 'Goal (not a commitment): reach 30 dB'],
  ['We will test 30 coupons', null],
  ['We would like sample data from the Navy', null],
])('%s', (said, goal) => {
  expect(asGoal(said)).toBe(goal)
})

test('what stops in the middle is known, and that there is no more to tell', () => {
  expect(isCutOff('Then where do the sensors go, which Maeve')).toBe(true)
  expect(isCutOff('Maeve picks the skull.')).toBe(false)
  expect(isCutOff('We do not know what the tile is made of')).toBe(false)
  expect(isCutOff('The drift decides which')).toBe(false)
  expect(isCutOff('We take option a')).toBe(false)
  expect(isNoMore("Three we don't know yet.")).toBe(true)
  expect(isNoMore('No third one yet.')).toBe(true)
  expect(isNoMore('No third party has access.')).toBe(false)
})
