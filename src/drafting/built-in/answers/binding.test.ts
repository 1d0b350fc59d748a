import { expect, test } from 'vitest'
import { isGoalOnly, isSetting, isTakenBackBy, monthIn, withoutGoals, withoutStart } from './binding.ts'

test.each([
  'a drift of 0.1 degree is a goal only',
  'Goal only: drift of 0.1 degree',
  'the drift of 0.1 degree is a goal, not a commitment',
  'stretch: 0.1 degree',
  'we hope for 0.1 degree',
  '0.1 degree is merely a target',
  'the Contractor does not commit to 0.1 degree',
])('%s binds nobody', (clause) => {
  expect(isGoalOnly(clause)).toBe(true)
  expect(withoutGoals(clause)).toBe('')
})

test.each(['the drift is below 0.1 degree', 'Commit: drift of 0.1 degree', 'the Contractor commits to 0.1 degree'])(
  '%s binds',
  (clause) => {
    expect(isGoalOnly(clause)).toBe(false)
  },
)

test('in a list of targets only the goal is left out', () => {
  expect(withoutGoals('the Contractor commits to a drift of 0.3 degree, and 0.1 degree is a stretch goal')).toBe(
    'the Contractor commits to a drift of 0.3 degree',
  )
  expect(withoutGoals('drift below 0.3 degree, mass below 2 kg, as a goal only')).toBe('drift below 0.3 degree')
})

test('a sentence that takes back the one before it leaves no target', () => {
  expect(isTakenBackBy('That is a goal only.')).toBe(true)
  expect(isTakenBackBy('The Contractor does not commit to it here.')).toBe(true)
  expect(isTakenBackBy('That is measured with a level.')).toBe(false)
  expect(isTakenBackBy(undefined)).toBe(false)
})

test.each([
  ['a drift of 0.3 degree; today 0.8 (old mount, 3 runs)', 'a drift of 0.3 degree'],
  [
    'a drift of at most 0.3 degree, where the Contractor stands at 0.8 today, and a mass below 2 kg',
    'a drift of at most 0.3 degree, and a mass below 2 kg',
  ],
  ['a drift of 0.3 degree (today 0.8)', 'a drift of 0.3 degree'],
  ['a drift of 0.3 degree (two numbers are commitments)', 'a drift of 0.3 degree'],
  ['a drift of 0.3 degree (ten runs each)', 'a drift of 0.3 degree (ten runs each)'],
])('%s: the starting point and asides are no part of the target', (clause, target) => {
  expect(withoutStart(clause)).toBe(target)
})

test('a pressure in which is measured is no pass mark', () => {
  expect(isSetting('below ten to the minus six torr')).toBe(true)
  expect(isSetting('below 0.3 degree')).toBe(false)
  expect(isSetting('in winds are below 12 knots')).toBe(true)
  expect(isSetting('at altitudes above 3,000 ft')).toBe(true)
})

test.each([
  ['a drift of 0.3 degree in month 8', 8],
  ['months 6 to 8', 8],
  ['a drift of 0.3 degree', null],
])('%s', (clause, month) => {
  expect(monthIn(clause)).toBe(month)
})
