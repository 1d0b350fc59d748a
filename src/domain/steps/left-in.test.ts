import { expect, test } from 'vitest'
import type { ReviewedPlan } from '../quality/rule.ts'
import { soundPlan, withMilestone, withSentence } from '../quality/testing/plans.ts'
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

test('a milestone that is paid and has no criterion but what others have too is not ready, until it has one of its own', () => {
  const report = (due: string) => `To be delivered ${due}: Kickoff slides, 8 quarterlies.`
  const thin = (own: readonly string[]) => {
    const { milestones, ...plan } = withMilestone(2, { acceptance_criteria: [[report('up to Award + 4 Months'), ...own].join(' ')] })
    const [first, ...others] = milestones
    const other = first ? [{ ...first, acceptance_criteria: [...first.acceptance_criteria, report('up to Award + 1 Month')] }] : []
    return left({ ...plan, milestones: [...other, ...others] }).flatMap(({ places }) => places.map(({ message }) => message))
  }
  const told = 'Milestone 2 is paid, but has no criterion of its own, only what others have too.'
  expect(thin([])).toContain(told)
  expect(thin(['To be delivered by Award + 4 Months: Test plan.'])).not.toContain(told)
})

test('what is to mend of the plan as a whole is said beside the milestones that are ready', () => {
  const [numbers, things] = [[1, 2, 3], left({ ...soundPlan(), award: 8_000_000 })]
  expect(readyWords(numbers, things, true)).toBe('1 to mend in the plan as a whole, 3 of 3 milestones with nothing to mend beside that')
  expect(readyWords(numbers, left({ ...BLANK, award: 8_000_000 }), true)).toBe(
    '1 to mend in the plan as a whole, 2 of 3 milestones with nothing to mend beside that',
  )
  expect(readyWords(numbers, left(BLANK), false)).toBe('2 of 3 milestones with nothing to mend, criteria not drafted yet')
})
