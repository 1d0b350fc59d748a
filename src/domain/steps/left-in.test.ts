import { expect, test } from 'vitest'
import type { ReviewedPlan } from '../quality/rule.ts'
import { soundPlan, withSentence } from '../quality/testing/plans.ts'
import { leftIn, readyMilestones, readyWords } from './left-in.ts'
import { thingsLeft } from './things-left.ts'

const left = (plan: ReviewedPlan) => thingsLeft({ plan, steps: [], rows: [] })
const BLANK = withSentence(2, 'Maria Chen shall measure it at [name the range].')

test('of words that hold for all of the work, or for a milestone of the option, the card is told on which they stand: their milestone is ready', () => {
  const whole = left(withSentence(2, 'End user: [name the ship].'))
  expect(leftIn(whole, 'whole')).toMatchObject([{ places: [{ milestone_number: 2, card: 'whole', quote: '[name the ship]' }] }])
  expect(readyMilestones([1, 2, 3], whole)).toBe(3)
  const option = left(withSentence(3, 'Option, Milestone 4: Sea trial\nTask 4.1: The Contractor shall sail to [name the port].'))
  expect(leftIn(option, 4)[0]?.places).toMatchObject([{ milestone_number: 3, card: '4', quote: '[name the port]' }])
})

test('where each milestone is ready and something else is to mend, both are said at once', () => {
  const [numbers, things] = [[1, 2, 3], left({ ...soundPlan(), award: 8_000_000 })]
  expect(readyWords(numbers, things, true)).toBe('3 of 3 milestones with nothing to mend, 1 to mend beside them')
  expect(readyWords(numbers, left(BLANK), false)).toBe('2 of 3 milestones with nothing to mend, criteria not drafted yet')
})
