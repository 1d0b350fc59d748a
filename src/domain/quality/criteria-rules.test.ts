import { describe, expect, test } from 'vitest'
import { SCOPE_FAILED } from '../plan.ts'
import type { ReviewedPlan } from './rule.ts'
import { foundBy, soundPlan, withMilestone } from './testing/plans.ts'

const found = (rule: string, plan: ReviewedPlan) => foundBy(rule, plan).map(({ milestone_number, quote }) => [milestone_number, quote])
describe('QC-02 and QC-03, what counts as done', () => {
  test.each([[[]], [['']], [['  ', '']], [['Acceptance of Milestone 1 deliverables']]])(
    'criteria %j are missing',
    (acceptance_criteria) => {
      expect(found('QC-02', withMilestone(1, { acceptance_criteria }))).toEqual([[1, undefined]])
      expect(found('QC-03', withMilestone(1, { acceptance_criteria }))).toEqual([])
    },
  )

  test('their absence is an error once Work Plan Complete has made them and the scope behind them, and a warning before', () => {
    const bare = withMilestone(1, { acceptance_criteria: [] })
    const severity = (scope_paragraph: string | null | undefined) =>
      foundBy('QC-02', { ...bare, scope_paragraph }).map((one) => one.severity)
    expect([severity(undefined), severity(null), severity(' ')]).toEqual([['warning'], ['warning'], ['warning']])
    expect([severity(soundPlan().scope_paragraph), severity(SCOPE_FAILED)]).toEqual([['error'], ['error']])
    expect(foundBy('QC-02', { ...bare, scope_paragraph: null })[0]?.remedy).toMatch(/^Work Plan Complete drafts it\./)
  })

  test('until criteria are drafted, those that the rows compose for the milestone are told to be there', () => {
    const bare = withMilestone(1, { acceptance_criteria: [] })
    const composed = (criterion_of: number) => [{ text: 'Rise of the dough: at least 40 mm.', origins: [], criterion_of }]
    const withRows = (of: number) => ({
      ...bare,
      scope_paragraph: null,
      sources: { documents: [], answers: [], entries: [], own_statements: [], composed: composed(of) },
    })
    const [told] = foundBy('QC-02', withRows(1))
    expect([told?.severity, told?.message]).toEqual([
      'warning',
      'The acceptance criteria of Milestone 1 stand in its rows and are not drafted yet.',
    ])
    expect(foundBy('QC-02', withRows(2))[0]?.message).toBe('Milestone 1 has no acceptance criterion.')
  })

  test.each([
    'The TPOC is satisfied.',
    'The prototype works well in a relevant environment.',
    'Task 2 and section 3 are complete.',
    'Requirement R7 is met.',
  ])('%j cannot be verified', (criterion) => {
    expect(found('QC-03', withMilestone(1, { acceptance_criteria: [criterion] }))).toEqual([[1, criterion]])
  })

  test.each([
    'Front-to-back ratio of at least 30 dB at 3 MHz',
    'Delivered by award + 4 months',
    'All objectives carry a measured result.',
    'Shown by the vibration test of MIL-STD-810H.',
    'The test report is signed by the range lead.',
    'TPOC confirms receipt of the minutes.',
  ])('%j can be verified', (criterion) => {
    expect(found('QC-03', withMilestone(1, { acceptance_criteria: [criterion] }))).toEqual([])
  })
})
