import { describe, expect, test } from 'vitest'
import { shownText } from '../milestone.ts'
import { reviewPlan } from './review-plan.ts'
import type { ReviewedPlan } from './rule.ts'
import { forbiddenPlan, untestedPlan, vaguePlan } from './testing/hurried-plans.ts'
import { soundPlan, withMilestone } from './testing/plans.ts'

/** Rule, milestone and the beginning of the quote of everything that is found, in the order of the rules. */
const found = (plan: ReviewedPlan, ...rules: string[]) =>
  reviewPlan(plan)
    .issues.filter(({ rule }) => rules.includes(rule))
    .map(({ rule, milestone_number, quote }) => [rule, milestone_number, quote?.slice(0, 24)])
    .sort()

describe('plans as they are written the night before', () => {
  test('a vague one is told what, but not how, and that its threshold was made easier', () => {
    expect(found(vaguePlan(), 'QC-20', 'QC-22', 'QC-30', 'QC-39', 'QC-43', 'QC-44', 'QC-45', 'QC-52')).toEqual([
      ['QC-20', 2, undefined],
      ['QC-22', 1, undefined],
      ['QC-22', 2, undefined],
      ['QC-30', 1, 'We will kick off the pro'],
      ['QC-30', 3, 'Our proven process guara'],
      ['QC-39', undefined, undefined],
      ['QC-43', undefined, undefined],
      ['QC-44', undefined, undefined],
      ['QC-45', 2, 'The front-to-back ratio '],
      ['QC-52', 3, 'Software'],
    ])
  })

  test('a forbidden one is told each thing that must not stand there', () => {
    expect(found(forbiddenPlan(), 'QC-32', 'QC-33', 'QC-34', 'QC-37', 'QC-38', 'QC-39')).toEqual([
      ['QC-32', 2, 'The code is written by o'],
      ['QC-32', 3, 'Company Confidential'],
      ['QC-32', 3, 'The results are propriet'],
      ['QC-33', 1, 'CUI//SP-EXPT'],
      ['QC-34', undefined, undefined],
      ['QC-34', undefined, undefined],
      ['QC-37', 2, 'The Government shall giv'],
      ['QC-38', 1, 'The team meets at our si'],
      ['QC-38', 2, 'The code is written by o'],
      ['QC-39', 1, 'The PI is Dr. Noam Adler'],
    ])
  })

  test('one with volunteers, swine and invented figures is told of approvals and of the figures', () => {
    expect(found(untestedPlan(), 'QC-29', 'QC-31', 'QC-36')).toEqual([
      ['QC-29', 3, 'The WBGT values are writ'],
      ['QC-31', 2, 'Sensitivity is 97.3%.'],
      ['QC-31', 2, 'The FDA is told later.'],
      ['QC-31', 2, 'The patch is tried on 24'],
      ['QC-31', 3, 'The WBGT values are writ'],
      ['QC-36', 1, 'We will recruit 24 volun'],
      ['QC-36', 2, 'The patch is tried on 24'],
    ])
  })

  test('a sound plan gets nothing of all this', () => {
    expect(reviewPlan(soundPlan()).issues).toEqual([])
  })

  test.each([vaguePlan, forbiddenPlan, untestedPlan])('every quote of %o stands in the plan, so that an editor finds it', (write) => {
    const plan = write()
    const texts = plan.milestones.flatMap((one) => [shownText(one), ...one.deliverables, ...one.acceptance_criteria])
    const asked = plan.requirements.map(({ quote }) => quote)
    const quotes = reviewPlan(plan).issues.flatMap(({ quote }) => quote ?? [])
    expect(quotes.length).toBeGreaterThan(8)
    expect(quotes.filter((quote) => ![...texts, ...asked].some((text) => text.includes(quote)))).toEqual([])
  })
})

describe('texts that were made to hold the review up', () => {
  test.each([
    ['a word of two hundred thousand letters', 'a'.repeat(200_000)],
    ['capitals without a space', 'AB'.repeat(100_000)],
    ['open brackets', '(A '.repeat(60_000)],
    ['open quotation marks', '"“'.repeat(60_000)],
    ["a rule's own words, over and over", 'the only proven risk is foreign in Munich by Objective 1 and '.repeat(3_000)],
    ['blanks between two words', `is${' '.repeat(200_000)}measured`],
    ['line ends', '\n'.repeat(100_000)],
  ])('%s is reviewed all the same', (_what, refined_text) => {
    expect(reviewPlan(withMilestone(2, { refined_text })).issues.length).toBeGreaterThan(0)
  })
})
