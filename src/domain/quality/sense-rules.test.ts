import { describe, expect, test } from 'vitest'
import { reviewPlan } from './review-plan.ts'
import { soundPlan, withMilestone, withSentence } from './testing/plans.ts'

const TORN = 'The Contractor shall hopefully maybe try to get the valve kind of done.'
const levels = (plan: Parameters<typeof reviewPlan>[0]) => new Set(reviewPlan(plan).sections.map(({ level }) => level))
const found = (plan: Parameters<typeof reviewPlan>[0]) =>
  reviewPlan(plan)
    .issues.filter(({ rule }) => rule === 'QC-55')
    .map(({ milestone_number, quote }) => [milestone_number, quote])

describe('a sentence without sense', () => {
  test('is named where it stands, without the number of its task', () => {
    expect(found(withSentence(2, TORN))).toEqual([[2, TORN]])
    expect(found(withSentence(2, `Task 2.9: ${TORN}`))).toEqual([[2, `Task 2.9: ${TORN}`]])
  })

  test('is left alone where a blank is still to be filled, and where it is the words of a requirement', () => {
    expect(found(withSentence(2, `${TORN.slice(0, -1)} by [name who].`))).toEqual([])
    const [asked] = soundPlan().requirements
    expect(found(withSentence(2, `- ${asked?.id} “${TORN}” (p. 1)`))).toEqual([])
  })
})

describe('a plan', () => {
  test('of sound sentences is judged by what it says', () => {
    for (const level of levels(soundPlan())) expect(['Satisfactory', 'Superior']).toContain(level)
  })

  test('of sentences without sense is unsatisfactory everywhere, and says why', () => {
    const torn = withMilestone(2, { refined_text: `Milestone 2 - Work\n\n${`${TORN} `.repeat(12)}` })
    expect(levels(torn)).toEqual(new Set(['Unsatisfactory']))
    expect(reviewPlan(torn).sections[0]?.reason).toMatch(
      /^\d+ of \d+ sentences do not seem to make sense, so that nothing better can be judged\. /,
    )
  })
})
