import { expect, test } from 'vitest'
import { isCleanTitle } from './clean-title.ts'

test.each([
  ', test, and document the implementation in accordance with the plan',
  'Demonstration of the in KHILS',
  'Starting from the DREAM input decks',
  'Adaptation of the relevant budgets',
  'Adaptation of what so that it changes',
  'Design for the result',
  'Review of the the model',
  'Design of the',
  'Demonstration of the low weight 30-minus percent',
])('is no title: %s', (title) => {
  expect(isCleanTitle(title)).toBe(false)
})

test.each([
  'Demonstration of the test bed in the harbor',
  'Planning and requirements for RiverBus',
  'Proof of state agreement for up to 7 redundant publishers',
  'Second optical lane and tamper mesh',
  'Optical design in Zemax',
  'Demonstration of the pump with a yield of 90 percent',
])('is a title: %s', (title) => {
  expect(isCleanTitle(title)).toBe(true)
})
