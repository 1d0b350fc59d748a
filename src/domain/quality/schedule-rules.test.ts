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

  test('within the months in which its work is done', () => {
    const answers = 'Answers:\n- R8 “Month 5: Interim project update” (p. 2)'
    expect(foundBy('QC-46', closing(`Time: Months 4 to 6.\n${answers}`, [mid], ['R8']))).toEqual([])
  })

  const asides = asked('R8', 'The work ends with status reports, a pump trial at the end of month 5, and a final report.', {
    kind: 'deliverable',
  })
  const trial = (line: string) => foundBy('QC-46', closing(`${line}\nAnswers:\n- R8 “The work ends with …” (p. 2)`, [asides], ['R8']))

  test('in no milestone that is due later, where it is handed over: the words of both are quoted', () => {
    expect(trial('Dr. Roe shall hold the pump trial.')).toMatchObject([
      {
        severity: 'warning',
        quote: 'Dr. Roe shall hold the pump trial.',
        message:
          'The solicitation asks for “a pump trial at the end of month 5” (R8, page 2); Milestone 3 has it later, at Award + 6 Months.',
      },
    ])
    expect(trial('Time: Months 4 to 6.')).toEqual([])
  })

  test('by the work of an earlier milestone on which a person put it, in whatever words', () => {
    const first = asked('R8', 'The first shall be complete by the end of month 5.', { kind: 'constraint' })
    const plan = closing('Dr. Roe shall hold the first complete review.', [first], ['R8'])
    const milestones = plan.milestones.map((one) =>
      one.milestone_number === 1 ? { ...one, refined_text: `${one.refined_text}\nTask 1.9: The Contractor shall assemble a winch.` } : one,
    )
    const confirmed = [{ action: 'Assemble a winch.', requirement_ids: ['R8'] }]
    const sources = { documents: [], answers: [], entries: [], own_statements: [] }
    expect(foundBy('QC-46', { ...plan, milestones, sources })).toHaveLength(1)
    expect(foundBy('QC-46', { ...plan, milestones, sources: { ...sources, confirmed } })).toEqual([])
  })

  test('by a day of the calendar that stands beside it, where the plan says from when it counts', () => {
    const start = 'Start: Months are counted from an assumed award on 1 April 2031.'
    expect(trial(`${start}\n\nDr. Roe shall hold the pump trial by August 20.`)).toEqual([])
    expect(trial(`${start}\n\nDr. Roe shall hold the pump trial by September 20.`)).toHaveLength(1)
  })

  test('in an earlier milestone that has the one of two things that is due by then', () => {
    const both = asked('R8', 'A first canal review shall be held by the end of month 2 and a second canal review by the end of month 6.', {
      kind: 'constraint',
    })
    const plan = closing('Dr. Roe shall hold the second canal review.', [both], ['R8'])
    const early = plan.milestones.map((one) =>
      one.milestone_number === 1 ? { ...one, deliverables: ['Slides of the first canal review'] } : one,
    )
    expect(foundBy('QC-46', { ...plan, milestones: early })).toEqual([])
  })

  test('no figure is torn at the comma that parts its thousands', () => {
    const words = 'The work ends with status reports, a trial of 1,200 strokes at the end of month 5, and a final report.'
    const found = foundBy(
      'QC-46',
      closing(
        'Dr. Roe shall hold the trial of 1,200 strokes.\nAnswers:\n- R8 “The work ends with …” (p. 2)',
        [asked('R8', words, { kind: 'deliverable' })],
        ['R8'],
      ),
    )
    expect(found[0]?.message).toContain('“a trial of 1,200 strokes at the end of month 5”')
  })

  test('wherever the milestone names the month, or is due by then', () => {
    expect(trial('Dr. Roe shall hold the pump trial in month 5.')).toEqual([])
    expect(trial('Due: Award + 5 Months.')).toEqual([])
  })
})
