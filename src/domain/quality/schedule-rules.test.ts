import { describe, expect, test } from 'vitest'
import type { Requirement } from '../solicitation/analysis.ts'
import type { ReviewedPlan } from './rule.ts'
import { foundBy, SHIELD, withMilestone } from './testing/plans.ts'

const asked = (id: string, quote: string, more: Partial<Requirement> = {}): Requirement => ({
  ...SHIELD,
  id,
  quote,
  text: quote,
  kind: 'schedule',
  quantities: [],
  ...more,
})

const LATER = asked('R7', 'Month 15: Preliminary design review. Month 18: Second review of the shield.', { phase: 'II' })

/** The last milestone, due in month 6, with these lines. */
const closing = (lines: string, requirements: readonly Requirement[] = [], ids: string[] = []): ReviewedPlan => ({
  ...withMilestone(3, { refined_text: `Milestone 3 - End\n\nTask 3.1: Dr. Roe shall end it.\n${lines}`, requirement_ids: ids }),
  requirements: [...requirements],
})

describe('QC-05, months that are the solicitation’s own', () => {
  test.each([
    'For the Phase II plan:\n- R7 “Month 15: Preliminary design review. Month 18: …” (p. 3)',
    'For the Phase II plan:\n- the first review is in month 15',
    'Answers:\n- R7 “Month 15: Preliminary design review. Month 18: Second review of …” (p. 3)',
    'Result: A plan that keeps "Month 15: Preliminary design review".',
  ])('%j is let be', (lines) => {
    expect(foundBy('QC-05', closing(lines, [LATER]))).toEqual([])
  })

  test.each([
    'Due: Award + 6 Months (29 January 2031).',
    'Due: 29 January 2031 (month 6).',
    'Result: Pump log of months 5 and 29 Sept. 2031.',
  ])('%j names a day of the calendar', (lines) => {
    expect(foundBy('QC-05', closing(lines))).toEqual([])
  })

  test.each(['Answers:\n- the review in month 15 is held', 'Time: Months 5 to 15.', 'Result: “A mast in month 15” of our own.'])(
    '%j is told, as nobody asks for it',
    (lines) => {
      expect(foundBy('QC-05', closing(lines, [LATER]))).toHaveLength(1)
    },
  )
})

describe('QC-46, where a date is kept', () => {
  const update = asked('R8', 'Month 6: Phase I final project update')
  const mid = asked('R8', 'Month 5: Interim project update')

  test('in the milestone that names the requirement and is due in that month', () => {
    expect(foundBy('QC-46', closing('Answers:\n- R8 “Month 6: Phase I final project update” (p. 2)', [update], ['R8']))).toEqual([])
  })

  test('in a milestone that is called as the event is, whichever answers the others', () => {
    const events = asked('R8', 'The company shall hold a first review (FR) in month 2 and an end review (ER) in month 4.')
    const answers = 'Answers:\n- R8 “The company shall hold a first review” (p. 2)'
    const plan = (title: string) => {
      const { milestones, ...all } = closing(answers, [events], ['R8'])
      return {
        ...all,
        milestones: milestones.map((one, at) =>
          at === 1 ? { ...one, refined_text: one.refined_text?.replace('Chamber test', title) ?? null } : one,
        ),
      }
    }
    const lost = (title: string) => foundBy('QC-46', plan(title)).map(({ message }) => /sets (.*) for/.exec(message)?.[1])
    expect([lost('ER closed'), lost('Chamber test')]).toEqual([[], ['month 2 and 4']])
  })

  test('within the months in which its work is done', () => {
    const answers = 'Answers:\n- R8 “Month 5: Interim project update” (p. 2)'
    expect(foundBy('QC-46', closing(`Time: Months 4 to 6.\n${answers}`, [mid], ['R8']))).toEqual([])
  })
})
