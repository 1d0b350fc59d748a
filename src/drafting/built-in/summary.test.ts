import { expect, test } from 'vitest'
import { bareStep, type WorkBreakdown, type WorkStep } from '../../domain/work-breakdown/work-breakdown.ts'
import type { PlanFacts } from '../drafter.ts'
import { contractSummary } from './summary.ts'
import { sampleTopic } from './testing/samples.ts'

const FACTS: PlanFacts = {
  company_name: 'Acme',
  program_type: 'SBIR',
  phase: 'I',
  period_of_performance: 6,
  analysis: null,
  component: null,
  answers: [
    { slot: 'Q1', subject: 'solution', question: 'What?', answer: 'we take a smoke chamber,\nfolded twice' },
    { slot: 'Q2', subject: 'existing', question: 'From what?', answer: '' },
  ],
}

const NOTHING: WorkBreakdown = { steps: [], people: [], commitments: [], risks: [], furnished: [], plan: {} }

function step(id: string, cells: Partial<WorkStep>): WorkStep {
  return bareStep(id, { action: 'Model it', ...cells })
}

test('rows are told in the words in which they stand', () => {
  const rows: WorkBreakdown = {
    steps: [
      step('a', { from_month: 1, to_month: 3, lead: 'Ana Ruiz', place: 'Dayton', proof: [{ quantity: 'gain' }] }),
      step('b', { from_month: 3, to_month: 5, lead: 'Ana Ruiz', place: 'Dayton' }),
    ],
    people: [
      { id: 'p', name: 'Ana Ruiz', role: 'PI' },
      { id: 'q', name: 'Bo Lee' },
    ],
    commitments: [{ id: 'k', quantity: 'detection time', comparator: '<=', value: '20', unit: 's', step_ids: [] }],
    risks: [{ id: 'r', what: 'the chamber fogs up', step_ids: [] }],
    furnished: [],
    plan: { solution: 'a folded smoke chamber', end_state: 'A sensor in every cabin.' },
  }
  expect(contractSummary({ ...FACTS, rows })).toBe(
    [
      'For the Phase I effort of Acme 1 of 2 questions is answered.',
      'Solution: A folded smoke chamber. End state: A sensor in every cabin.',
      'Committed: Detection time at most 20 s.',
      'People: Ana Ruiz (PI, leads 2 steps); Bo Lee.',
      'The work has 2 steps in months 1 to 5.',
      'Places: Dayton.',
      'Main risks: The chamber fogs up.',
    ].join(' '),
  )
})

test('what no row tells is still open', () => {
  expect(contractSummary({ ...FACTS, rows: { ...NOTHING, steps: [step('a', { lead: 'Ana Ruiz' })] }, program_type: 'STTR' })).toMatch(
    /Still open: the proposed solution, the months of 1 step, the values to be reached, where it is done, the tests, the main risks and the work shares\.$/,
  )
})

test('where no rows are kept, an answer stands as it was typed, a long one with its first sentences', () => {
  expect(contractSummary(FACTS)).toContain(' Solution: "we take a smoke chamber, folded twice". ')
  const long = `We propose a folded smoke chamber. ${'The chamber is folded twice. '.repeat(20)}The end.`
  const summary = contractSummary({ ...FACTS, answers: [{ slot: 'Q1', subject: 'solution', question: 'What?', answer: long }] })
  expect(summary).toMatch(/Solution: "We propose a folded smoke chamber\. (?:The chamber is folded twice\. ?){5,}"/)
  expect(summary).not.toContain('The end.')
})

test('the requirements of the solicitation are counted, and steps that only it asks for are not told as the company’s', async () => {
  const { analysis } = await sampleTopic('N251-001')
  const summary = contractSummary({ ...FACTS, analysis, rows: NOTHING })
  expect(summary).toContain(`, beside ${analysis.requirements.length} requirements of the solicitation.`)
  expect(summary).toContain('the steps of the work')
})
