import { expect, test } from 'vitest'
import type { Analysis, Requirement } from '../../../domain/solicitation/analysis.ts'
import { askedFigures } from '../../../domain/work-breakdown/told-figures.ts'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import type { PlanFacts } from '../../drafter.ts'
import { stepPlan } from './step-plan.ts'
import { ANTENNA_ROWS, antennaFacts } from './testing/antenna-rows.ts'
import { composedMilestones } from './testing/composed-milestones.ts'

const GRIP: Requirement = {
  id: 'R1',
  text: 'The clamp shall press with at most 12 N.',
  quote: 'The clamp shall press with at most 12 N.',
  page: 3,
  kind: 'performance',
  strength: 'must',
  phase: 'I',
  whose: 'product',
  quantities: [{ what: 'clamp force', comparator: '<=', value: '12', unit: 'N', threshold_or_objective: null, printed: 'at most 12 N' }],
  set_by: 'reader',
}

function asked(proof: Proof[], requirement_ids = ['R1']) {
  return questions(proof, requirement_ids).filter(({ requirement_id }) => requirement_id === 'R1')
}

function questions(proof: Proof[], requirement_ids: string[]) {
  const steps = ANTENNA_ROWS.steps.map((step) => (step.id === 's2' ? { ...step, proof, requirement_ids } : step))
  const facts: PlanFacts = {
    ...antennaFacts(),
    analysis: {
      requirements: [GRIP],
      sentences: [],
      topic: { phases: {}, references: [], keywords: [], dates: [] },
    } as unknown as Analysis,
    rows: { ...ANTENNA_ROWS, steps },
  }
  return stepPlan(facts, composedMilestones(facts), 3)?.question_plan ?? []
}

test('why something is asked of a task names the requirements that need it', () => {
  const why = (ids: string[]) => questions([TESTED], ids).flatMap(({ fills, why = '' }) => (fills?.cell === 'people' ? why : []))
  expect(why(['R1'])).toEqual(['Task 3.1 says what is done, but not who does it; it is to answer R1.'])
})

const TESTED: Proof = { quantity: 'clamp force', comparator: '<=', value: '12', unit: 'N', evidence: 'log', judge: 'Ana Ruiz' }

test('a requirement on a step of which no test has its value is asked for, and the answer is a pass mark of that step', () => {
  const tasks = [{ number: '3.1', action: 'Build a scale model of the antenna' }]
  expect(asked([])).toMatchObject([
    {
      q: 'The solicitation asks “The clamp shall press with at most 12 N” (p. 3). Which test of Task 3.1 shows it, and what counts as a pass?',
      label: 'Task 3.1 · Pass mark · clamp force',
      fills: { cell: 'proof', tasks, about: 'clamp force' },
    },
  ])
  expect(asked([TESTED])).toEqual([])
})

test('a requirement on no step of the milestone is asked elsewhere', () => {
  expect(asked([], [])).toEqual([])
})

test('a test with another value than the solicitation asks is asked about, and the answer stands in its place', () => {
  const other = { ...TESTED, value: '20' }
  expect(asked([other])).toContainEqual(
    expect.objectContaining({
      q: 'The solicitation asks “The clamp shall press with at most 12 N” (p. 3); the test says “clamp force: at most 20 N”. Which value counts as met?',
      fills: expect.objectContaining({ cell: 'proof', about: 'clamp force', instead: { proof: other } }),
    }),
  )
})

test('of a threshold that its test keeps nothing is asked, whatever the objective beside it is', () => {
  const quantities = (['threshold', 'objective'] as const).map((mark, at) => {
    const value = ['12', '8'][at] ?? ''
    return { what: 'clamp force', comparator: '<=' as const, value, unit: 'N', threshold_or_objective: mark, printed: `${value} N` }
  })
  expect(askedFigures({ quantities })).toHaveLength(1)
})
