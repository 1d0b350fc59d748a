import { describe, expect, test } from 'vitest'
import { asking } from '../grounding/testing/asking.ts'
import { preparedReview } from '../quality/prepared-review.ts'
import type { ReviewedPlan } from '../quality/rule.ts'
import { SHIELD, soundPlan, withMilestone } from '../quality/testing/plans.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { quoted } from '../work-breakdown/composed/quoted-requirement.ts'
import { closed } from '../work-breakdown/composed/sentences.ts'
import type { Overrule } from './qc-report.ts'
import { stepReport } from './step-report.ts'

/** Milestone 2 as its step's interview told it. */
const NARRATIVE = `## Chamber test of the shield

**Maria Chen** shall measure the front-to-back ratio of the shield between 3 and 90 MHz with a network analyzer in the [anechoic chamber](https://x.example) at Dayton. She shall show at least 30 dB in 3 repeats at each of 5 frequencies.

- Risk: The chamber may be booked in month 3. Early sign: no slot is confirmed by month 2. Fallback: Maria Chen shall measure outdoors at the Springfield range, Ohio.
`

const reportOn = (narrative: string | null, plan: ReviewedPlan = soundPlan(), overrules: Overrule[] = []) =>
  stepReport(plan, 2, narrative, overrules)
const withLine = (line: string) => reportOn(`${NARRATIVE}\n${line}\n`)

describe('a step passes', () => {
  test.each([1, 2, 3])('when no rule objects to milestone %i', (milestone_number) => {
    expect(stepReport(soundPlan(), milestone_number, null, [])).toEqual({
      status: 'pass',
      issues: [],
      style_feedback: 'The rules on style have no advice on this step.',
      findings: [],
    })
  })

  test('when its narrative tells the milestone', () => {
    expect(reportOn(NARRATIVE)).toMatchObject({ status: 'pass', findings: [] })
  })

  test('with warnings and advice', () => {
    const report = withLine('The Contractor will build a robust fixture.')
    expect(report.status).toBe('pass')
    expect(report.issues).toEqual([])
    expect(report.findings.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(['QC-04 warning', 'QC-41 advice'])
  })

  test('whatever is objected to in what its text keeps for all of the work, or for the option', () => {
    const [, second] = soundPlan().milestones
    const lines = 'End user: [name the ship].\nOption, Milestone 4: Sea trial\nTask 4.1: The Contractor shall sail to [name the port].'
    const plan = withMilestone(2, { refined_text: `${second?.refined_text}\n${lines}` })
    for (const narrative of [null, NARRATIVE]) expect(reportOn(narrative, plan).findings).toEqual([])
    expect(reportOn('End user: [name the ship].', plan).status).toBe('needs_revision')
  })

  test('when there is no such milestone, since nothing is told of it', () => {
    expect(stepReport(soundPlan(), 9, NARRATIVE, []).findings).toEqual([])
  })
})

describe('a requirement that the product quotes in a narrative', () => {
  const asked = (id: string, quote: string, more = {}): Requirement => ({ ...asking(quote, 0), id, ...more })
  const REQUIREMENTS = [
    asked('R7', '4. Sound level at the head of the rower: ≤ 62 dBA (threshold), ≤ 55 dBA (objective)'),
    asked('R8', '1. Cabin temperature, 46 °C ambient, 900 W/m² solar load, simulated rower: ≤ 29 °C (threshold), ≤ 26 °C (objective)'),
    asked('R9', 'Hull 17 is Government property. It shall be returned in 12 days.', { set_by: 'person', text: 'The hull is lent.' }),
  ]
  const sources: ReviewedPlan['sources'] = {
    documents: [],
    answers: [{ slot: 'S1', question: 'How?', answer: NARRATIVE.replace(/[*#[\]]/g, '') }],
    entries: [],
    own_statements: [],
  }
  const plan = { ...soundPlan(), requirements: [...soundPlan().requirements, ...REQUIREMENTS], sources }
  const errors = (lines: readonly string[]) => {
    const narrative = `${NARRATIVE}\nIt answers these requirements of the solicitation:\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`
    return stepReport(plan, 2, narrative, []).findings.filter(({ severity }) => severity === 'error')
  }
  const quotes = REQUIREMENTS.map((one) => closed(quoted(one)))

  test('is held against no source and no other value', () => {
    expect(errors(quotes)).toEqual(errors([]))
  })

  test('is held against them as soon as its words are others', () => {
    expect(errors(quotes.map((line) => line.replace('46', '47').replace('17', '18'))).length).toBeGreaterThan(errors([]).length)
  })
})

describe('an error asks for a revision', () => {
  test('with the words it objects to, its source, and what mends it', () => {
    const report = withLine('The range is [name the **test** range].')
    expect(report.status).toBe('needs_revision')
    expect(report.findings[0]).toMatchObject({
      rule: 'QC-50',
      severity: 'error',
      milestone_number: 2,
      part: 'text',
      quote: '[name the test range]',
      source: "Proposal reviewers' practice",
      remedy: 'Fill the blank in, or take the sentence out.',
    })
    expect(report.issues).toEqual([
      'Milestone 2 still has something to be filled in: [name the test range]. Fill the blank in, or take the sentence out.',
    ])
  })

  test('about a number that stands in no source', () => {
    const sources: ReviewedPlan['sources'] = {
      documents: [{ id: 'a', file_name: 'topic.pdf', role: 'solicitation', pages: [{ page: 2, text: SHIELD.quote }] }],
      answers: [{ slot: 'S1', question: 'How?', answer: NARRATIVE.replace(/[*#[\]]/g, '') }],
      entries: [],
      own_statements: [],
    }
    const invented = stepReport({ ...soundPlan(), sources }, 2, `${NARRATIVE}\nThe shield shall survive 77 falls.`, [])
    expect(invented.findings.find(({ rule, quote }) => rule === 'QC-31' && quote?.includes('77'))).toMatchObject({
      severity: 'error',
      message: '"77" stands in no answer and in no document.',
      quote: 'The shield shall survive 77 falls.',
    })
  })

  test('but not about the month in which its milestone is due by now, whatever was said before', () => {
    const answer = 'The chamber test report with the front-to-back ratio of the shield is handed over in month 4.'
    const sources = { documents: [], answers: [{ slot: 'S1', question: 'What?', answer }], entries: [], own_statements: [] }
    const inMonth = (due: number) => {
      const refined_text = `Milestone 2 - Chamber test\n\nDue: Award + ${due} Months.\n\nMaria Chen shall measure it.`
      const plan = { ...withMilestone(2, { refined_text }), sources }
      const narrative = 'By Award + 3 Months the chamber test report with the front-to-back ratio of the shield is handed over.'
      return stepReport(plan, 2, narrative, []).findings.filter(({ message }) => message.includes('Award + 3'))
    }
    expect(inMonth(3)).toEqual([])
    expect(inMonth(2)).toHaveLength(1)
  })

  test('about a threshold that the narrative makes easier', () => {
    const report = withLine('The front-to-back ratio of the shield between 3 and 90 MHz shall achieve **20 dB**.')
    expect(report.findings.map(({ rule }) => rule)).toContain('QC-45')
    expect(report.status).toBe('needs_revision')
  })

  test('about what the milestone hands over, which the narrative cannot mend', () => {
    const report = reportOn(NARRATIVE, withMilestone(2, { acceptance_criteria: [] }))
    expect(report.issues[0]).toMatch(/^Milestone 2 has no acceptance criterion\. /)
  })

  test('about a criterion only once the plan has got them: until then the step passes without', () => {
    const early: ReviewedPlan = { ...withMilestone(2, { acceptance_criteria: [] }), scope_paragraph: null }
    expect(reportOn(NARRATIVE, early)).toMatchObject({ status: 'pass', issues: [] })
    expect(reportOn(NARRATIVE, early).findings.map(({ rule, severity }) => [rule, severity])).toContainEqual(['QC-02', 'warning'])
    const unmeasured: ReviewedPlan = { ...withMilestone(2, { acceptance_criteria: ['It works.'] }), scope_paragraph: null }
    expect(reportOn(NARRATIVE, unmeasured).findings[0]).toMatchObject({ rule: 'QC-03', severity: 'warning' })
  })
})

describe('the narrative stands in for the text', () => {
  const blank = withMilestone(2, { refined_text: 'Milestone 2 - Chamber test\n\nMaria Chen shall measure it at [name the range].' })

  test('but an error in words of the text, which is handed in too, keeps the step from being finalized', () => {
    expect(reportOn(null, blank).findings.map(({ rule }) => rule)).toContain('QC-50')
    const report = reportOn(NARRATIVE, blank)
    expect(report.status).toBe('needs_revision')
    expect(report.findings.map(({ rule, quote }) => [rule, quote])).toEqual([['QC-50', expect.stringContaining('[name the range]')]])
    expect(report.findings[0]?.remedy).toContain('regenerate that text with the answers of this step')
  })

  test('what the text leaves out, the narrative says', () => {
    const bare = withMilestone(2, { refined_text: 'Milestone 2 - Chamber test\n\nThe front-to-back ratio is measured.' })
    expect(reportOn(null, bare).findings.map(({ rule }) => rule)).toContain('QC-20')
    expect(reportOn(NARRATIVE, bare).findings.map(({ rule }) => rule)).not.toContain('QC-20')
  })

  test('an empty narrative stands in for nothing', () => {
    expect(reportOn(' \n', blank)).toEqual(reportOn(null, blank))
  })

  test('it has to say who, where and how', () => {
    expect(reportOn('The ratio is fine at last.').findings).toContainEqual(
      expect.objectContaining({
        rule: 'QC-20',
        severity: 'error',
        message: 'Milestone 2 does not say who does it, where it is done and how it is done.',
      }),
    )
  })

  test('its headings are no sentences: they state nothing, but a marking in one is found', () => {
    const headed = `### Method\n\n### How the work is done\n\n### Risks\n\n${NARRATIVE}`
    expect(reportOn(headed).findings).toEqual([])
    expect(reportOn('### Method\n\n### At the laboratory\n\nThe ratio is fine at last.').findings[0]).toMatchObject({
      rule: 'QC-20',
      severity: 'error',
    })
    expect(reportOn(`### Company Confidential\n\n${NARRATIVE}`).findings[0]).toMatchObject({ rule: 'QC-32', severity: 'error' })
  })

  test('it may say again what its criteria say', () => {
    const [criterion = ''] = soundPlan().milestones[1]?.acceptance_criteria ?? []
    expect(withLine(criterion).findings.map(({ rule }) => rule)).not.toContain('QC-54')
    expect(withLine(`${criterion}\n\n${criterion}`).findings.map(({ rule }) => rule)).toContain('QC-54')
  })

  test('a short form that an earlier milestone writes out is known', () => {
    expect(withLine('The TPOC sees the test.').findings).toEqual([])
    expect(withLine('The XQZ sees the test.').findings.map(({ rule }) => rule)).toEqual(['QC-29'])
  })
})

test('what a requirement lacks is no finding of a step: the coverage tells it', () => {
  const salt = { ...SHIELD, id: 'R2', text: 'Salt fog', quote: 'The connector must survive salt fog for 500 hours.', quantities: [] }
  const asked: ReviewedPlan = { ...withMilestone(2, { requirement_ids: ['R1', 'R2'] }), requirements: [SHIELD, salt] }
  expect(reportOn(NARRATIVE, asked)).toMatchObject({ status: 'pass', findings: [] })
})

describe('a finding that a person has overruled', () => {
  const overrule: Overrule = {
    rule: 'QC-50',
    quote: '[name the range]',
    reason: 'The range is named at award.',
    made_at: '2026-01-01T00:00:00.000Z',
  }

  test('keeps its reason and blocks nothing', () => {
    expect(reportOn(`${NARRATIVE}\nIt flies at [name the range].`, soundPlan(), [overrule])).toMatchObject({
      status: 'pass',
      issues: [],
      findings: [{ rule: 'QC-50', overruled: 'The range is named at award.' }],
    })
  })

  test('counts again when its words change', () => {
    const report = reportOn(`${NARRATIVE}\nIt flies at [name the test range].`, soundPlan(), [overrule])
    expect(report.status).toBe('needs_revision')
    expect(report.findings[0]).not.toHaveProperty('overruled')
  })
})

test('the advice is summed up in two or three sentences', () => {
  const report = withLine('The Contractor will build it.')
  expect(report.style_feedback).toBe(
    'There is one piece of advice on this step. "The Contractor will" does not bind the contractor; a duty is a "shall". Write "The Contractor shall …" for each duty, and "The Government will …" for what you count on.',
  )
})

test('what is prepared once gives the same reports, and stands for any narrative', () => {
  const plan = soundPlan()
  const prepared = preparedReview(plan)
  for (const narrative of [NARRATIVE, 'It is done at [name the range].', null, NARRATIVE])
    expect(stepReport(plan, 2, narrative, [], prepared)).toEqual(stepReport(plan, 2, narrative, []))
})
