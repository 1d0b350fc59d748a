import { expect, test } from 'vitest'
import type { Analysis, Requirement } from '../../../domain/solicitation/analysis.ts'
import type { PlanFacts } from '../../drafter.ts'
import { milestoneNow } from './milestone-now.ts'
import { ANTENNA_ROWS, antennaFacts } from './testing/antenna-rows.ts'
import { composedMilestones } from './testing/composed-milestones.ts'
import { topicGaps } from './topic-gaps.ts'

const requirement = (quote: string, some: Partial<Requirement> = {}): Requirement => ({
  id: 'R1',
  text: quote,
  quote,
  page: 2,
  kind: 'task',
  strength: 'must',
  phase: 'I',
  whose: 'work',
  quantities: [],
  set_by: 'reader',
  ...some,
})

const TRIP = requirement('Attend a kickoff meeting at Eglin AFB, FL and a final review at the same place.')
const COST = requirement('The unit cost goal is less than $1,500.', {
  id: 'R2',
  kind: 'performance',
  whose: 'product',
  quantities: [
    {
      what: 'unit cost goal',
      comparator: '<',
      value: '$1,500',
      unit: 'dollars',
      threshold_or_objective: null,
      printed: 'less than $1,500',
    },
  ],
})

function labels(requirements: readonly Requirement[], some: Partial<PlanFacts> = {}) {
  const facts: PlanFacts = {
    ...antennaFacts(),
    analysis: { requirements, sentences: [], topic: { phases: {}, references: [], keywords: [], dates: [] } } as unknown as Analysis,
    ...some,
  }
  const plan = composedMilestones(facts)
  return [1, plan.length].map((number) => {
    const now = milestoneNow(facts, plan, number)
    return now ? topicGaps(now).map(({ question }) => question.label) : []
  })
}

const partner = { id: 'p9', name: 'Li Wen', employer: 'Lakeside University' }
const withPartner = { ...ANTENNA_ROWS, people: [...ANTENNA_ROWS.people, partner] }

test('a trip that the topic asks for and a cost that it sets are asked for once, at the beginning and at the end', () => {
  expect(labels([TRIP, COST])).toEqual([['Travel'], ['Cost of a unit']])
  expect(labels([requirement('Hold a kickoff meeting by video conference.')])).toEqual([[], []])
  expect(labels([{ ...TRIP, phase: 'II' }])).toEqual([[], []])
})

test('what was told of a trip, and a cost that somebody commits to, are not asked again', () => {
  const answers = [{ slot: 'Q9', question: 'What else?', answer: 'Ana Ruiz travels to Eglin in months 1 and 6.' }]
  expect(labels([TRIP], { answers })).toEqual([[], []])
  const cost = { id: 'c9', quantity: 'unit cost', comparator: '<' as const, value: '$1,500', unit: 'dollars', step_ids: [] }
  expect(labels([COST], { rows: { ...ANTENNA_ROWS, commitments: [cost] } })).toEqual([[], []])
})

test('the shares are asked for where somebody of another employer works on the plan', () => {
  expect(labels([], { rows: withPartner, program_type: 'SBIR' })[0]).toEqual(['Work shares'])
  const told = { ...withPartner, plan: { ...withPartner.plan, work_shares: 'The company 80 percent, Lakeside University 20 percent' } }
  expect(labels([], { rows: told, program_type: 'SBIR' })[0]).toEqual([])
})

test('a firm whose name only begins as the company does is another one', () => {
  const employed = (employer: string) =>
    labels([], { company_name: 'Lakeside Robotics, Inc.', rows: { ...ANTENNA_ROWS, people: [{ ...partner, employer }] } })[0]
  expect(employed('Lakeside University')).toEqual(['Work shares'])
  expect(employed('Lakeside Robotics')).toEqual([])
  expect(employed('Lakeside')).toEqual([])
})
