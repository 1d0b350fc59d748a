import { expect, test } from 'vitest'
import type { ComponentFacts } from '../../../domain/component/component-facts.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { closingRules, dataItem, dayPayments } from './component-lines.ts'

const source = { document: 'Navy SBIR 25.1 instructions', release: '25.1', place: 'p. 3' }
const navy: ComponentFacts = {
  component: 'Navy',
  phase: 'I',
  program_type: 'SBIR',
  direct_to_phase_2: false,
  option: { value: { ceiling: 100_000, months: 6, exact: true }, source },
  day_payments: {
    value: [
      { day: 15, percent: 50 },
      { day: 90, percent: 35 },
      { day: 180, percent: 15 },
    ],
    source,
  },
  required_reports: { value: ['Kickoff brief', 'Progress reports', 'Final report'], source },
  notes: [],
}
const brief = {
  facts: { phase: 'I' },
  subject: { full: 'the buoy', short: 'the buoy', plural: false },
} as unknown as Pick<PlanBrief, 'facts' | 'subject'>

test('an option is planned apart and prepares the next phase; the papers of the end are named; each with its document', () => {
  expect(closingRules(navy, brief)).toEqual([
    'describe the 6-month Phase I Option on the buoy, which is planned separately and not priced in these milestones: it prepares Phase II and does not continue the proof of feasibility (Navy SBIR 25.1 instructions, p. 3)',
  ])
})

test('papers that the plan does not have already are named', () => {
  const papers = { value: ['Status reports (DI-MGMT-80368A)', 'Final Report of Inventions (DD Form 882)'], source }
  const { option: _, ...base } = navy
  expect(closingRules({ ...base, required_reports: papers }, brief)).toEqual([
    'hand in, as the component asks (Navy SBIR 25.1 instructions, p. 3): Final Report of Inventions (DD Form 882)',
  ])
  expect(dataItem({ ...base, required_reports: papers }, /status/i)).toBe('DI-MGMT-80368A')
  expect(dataItem(base, /status/i)).toBe('')
})

test('payments by day are said with their document', () => {
  expect(dayPayments(navy)).toBe(
    'The base is paid by days, not by milestones: 50% on day 15, 35% on day 90 and 15% on day 180 (Navy SBIR 25.1 instructions, p. 3).',
  )
})

test('of an unknown component nothing is said', () => {
  expect(closingRules(null, brief)).toEqual([])
  expect(dayPayments(null)).toBe('')
})
