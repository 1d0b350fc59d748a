import { expect, test } from 'vitest'
import type { Requirement } from '../../domain/solicitation/analysis.ts'
import type { PlanFacts } from '../drafter.ts'
import { scopeParagraph } from './plan/scope.ts'
import { planRows } from './plan-rows.ts'

const facts = (answer: string): PlanFacts => ({
  ...{ company_name: 'Halden Seals', program_type: 'SBIR', phase: 'I', period_of_performance: 6, analysis: null, component: null },
  answers: [{ slot: 'Q4', question: 'In which steps?', subject: 'steps', answer }],
})
const printed = (answer: string) =>
  planRows(facts(answer))
    .milestones.flatMap(({ all, deliverables, criteria }) => [...all, ...deliverables, ...criteria])
    .map(({ text }) => text)
    .join('\n')

test('steps that are told in fields are all of the work, and sentences leave the rest to the product', () => {
  const told = printed(
    'Step: Press ten seals\nMonths: 1 to 3\nHands over: Ten seals\n\nStep: Age the seals\nMonths: 4 to 6\nHands over: Ageing data',
  )
  expect(told).toContain('shall press ten seals (first part)')
  expect(told).not.toMatch(/kickoff|verdict on feasibility|development plan|final report|status report|checked by/i)
  expect(printed('In months 1 to 3 we press ten seals. Then we age the seals until month 6.')).toContain('hold a kickoff meeting')
})

test('the scope promises no papers that nobody told', () => {
  expect(scopeParagraph(facts('Step: Press ten seals\nMonths: 1 to 6\nHands over: Ten seals'), [])).toMatch(
    /The work ends at Award \+ 6 Months\.$/,
  )
})

test('the option of another phase is no option of this plan', () => {
  const steps = 'Step: Press ten seals\nMonths: 1 to 6\nHands over: Ten seals'
  const quote = 'The Phase I Option, if exercised, will include the drawing of the press.'
  const option = {
    id: 'R1',
    text: quote,
    quote,
    phase: 'I',
    kind: 'deliverable',
    strength: 'must',
    whose: 'work',
    page: 1,
    quantities: [],
  } as unknown as Requirement
  const analysis = { requirements: [option], topic: { phases: {} } } as unknown as PlanFacts['analysis']
  const optionIn = (phase: PlanFacts['phase']) => JSON.stringify(planRows({ ...facts(steps), analysis, phase }).milestones)
  expect(optionIn('I')).toContain('For the option: R1')
  expect(optionIn('II')).not.toMatch(/option/i)
})

test('what is no part of the work is said once in the scope, also where the solution says it in other words', () => {
  const base = facts('Step: Press ten seals\nMonths: 1 to 6\nHands over: Ten seals')
  const rows = {
    ...planRows(base).composition.rows,
    plan: {
      solution: "The press holds ten seals. We will not do flanges, hot gas, or any certification for divers, that's the yard's.",
      excluded: 'Flanges, hot gas and certification for divers',
    },
  }
  const scope = scopeParagraph({ ...base, rows }, [])
  expect(scope).toContain('The press holds ten seals.')
  expect(scope.match(/flanges/gi)).toHaveLength(1)
})
