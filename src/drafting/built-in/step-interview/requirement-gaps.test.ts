import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/interview.ts'
import type { Analysis, Requirement } from '../../../domain/solicitation/analysis.ts'
import type { LimitSaid } from '../../../domain/work-breakdown/rows.ts'
import { askedFigures } from '../../../domain/work-breakdown/told-figures.ts'
import type { Proof, WorkStep } from '../../../domain/work-breakdown/work-breakdown.ts'
import type { PlanFacts } from '../../drafter.ts'
import { answeredCells } from '../filling/answered-cells.ts'
import { stepPlan } from './step-plan.ts'
import { ANTENNA_ROWS, antennaFacts } from './testing/antenna-rows.ts'
import { composedMilestones } from './testing/composed-milestones.ts'

/** A line of a table of values, of a bread oven. */
const CRUST: Requirement = {
  ...{ id: 'R7', kind: 'performance', strength: 'must', phase: 'any', whose: 'product', set_by: 'reader', page: 2 },
  quote: '4 Loaves burnt ≤ 3 percent of such loaves ≤ 1 percent',
  text: 'Loaves burnt: ≤ 3 percent of such loaves (threshold), ≤ 1 percent (objective)',
  quantities: (['threshold', 'objective'] as const).map((mark) => ({
    ...{ what: 'Loaves burnt', comparator: '<=' as const, unit: 'percent', printed: '', threshold_or_objective: mark },
    value: mark === 'threshold' ? '3' : '1',
  })),
}

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

function asked(proof: Proof[], requirement_ids = ['R1'], one = GRIP, limits: LimitSaid[] = []) {
  return questions(proof, requirement_ids, one, { limits }).filter(({ requirement_id }) => requirement_id === one.id)
}

function questions(proof: Proof[], requirement_ids: string[], one = GRIP, more: Partial<WorkStep> = {}) {
  const steps = ANTENNA_ROWS.steps.map((step) => (step.id === 's2' ? { ...step, proof, requirement_ids, ...more } : step))
  const facts: PlanFacts = {
    ...antennaFacts(),
    analysis: {
      requirements: [one],
      sentences: [],
      topic: { phases: {}, references: [], keywords: [], dates: [] },
    } as unknown as Analysis,
    rows: { ...ANTENNA_ROWS, steps },
  }
  return stepPlan(facts, composedMilestones(facts), 3, 9)?.question_plan ?? []
}

test('why something is asked of a task names the requirements that need it', () => {
  const why = (ids: string[]) => questions([TESTED], ids).flatMap(({ fills, why = '' }) => (fills?.cell === 'people' ? why : []))
  expect(why(['R1'])).toEqual(['Task 3.1 says what is done, but not who does it; it is to answer R1.'])
})

const TESTED: Proof = { quantity: 'clamp force', comparator: '<=', value: '12', unit: 'N', evidence: 'log', judge: 'Ana Ruiz' }

const TASKS = [{ number: '3.1', action: 'Build a scale model of the antenna' }]

test('a requirement that no test of its step shows is asked openly for one, with its words beside it and the tests of its task to choose from: the chosen one shows it as it stands', () => {
  const about = 'The clamp shall press with at most 12 N'
  expect(asked([])).toMatchObject([
    {
      q: 'Which test of Task 3.1 shows R1, and what counts as a pass?',
      quote: GRIP.quote,
      label: `Task 3.1 · Pass mark · ${about}`,
      fills: { cell: 'proof', tasks: TASKS, about },
    },
  ])
  // whoever says which test shows it has told its mark
  expect(questions([], ['R1']).filter(({ fills }) => fills?.cell === 'proof')).toHaveLength(1)
  const hinge: Proof = { quantity: 'hinge play', comparator: '<=', value: '2', unit: 'mm', evidence: 'log', judge: 'Ana Ruiz', by_month: 4 }
  const [open] = asked([hinge])
  const name = 'hinge play: at most 2 mm'
  // of another matter or another kind, it is not offered, but there
  expect(open?.offers).toBeUndefined()
  expect(asked([{ ...hinge, quantity: 'clamp width' }])[0]?.offers).toBeUndefined()
  const listed: Proof = { quantity: 'clamp looked over', value: 'as drawn', evidence: 'log' }
  expect(asked([listed])[0]?.offers).toEqual(['clamp looked over: as drawn'])
  // another test is not called as one that stands there, in whose place it would come
  expect(asked([listed])[0]?.fills?.about).toBe(about)
  const chosen = { requirement_id: 'R1', quantity: 'hinge play' }
  expect(open?.fills?.choices).toMatchObject({ [name]: chosen })
  // those of the other steps are there, too
  expect(Object.values(open?.fills?.choices ?? {})).toContainEqual(
    expect.objectContaining({
      quantity: 'difference between model and reference',
      action: 'Model the antenna and its shield from 2 to 18 GHz',
    }),
  )
  const told = (answer: string) =>
    answeredCells([{ slot: 'S3-Q1', question: open?.q ?? '', answer, ...(open?.fills ? { fills: open.fills } : {}) }])
  expect(told(name)).toMatchObject([
    { name: 'requirement_ids', value: ['R1'] },
    { name: 'shows', value: [chosen] },
  ])
  expect(asked([TESTED])).toEqual([])
})

test('a line of a table reads by its name and value, and of several tests only the one that shows it counts', () => {
  const burnt: Proof = { quantity: 'Burnt loaves', value: 'none', judge: 'Ida Brandt' }
  const weight: Proof = { quantity: 'Loaves within weight', comparator: '>=', value: '92', unit: 'percent', judge: 'Ida Brandt' }
  expect(asked([weight], ['R7'], CRUST)).toMatchObject([
    {
      q: 'Which test of Task 3.1 shows R7, “Loaves burnt: at most 3 percent”, and what counts as a pass?',
      words: 'Loaves burnt: at most 3 percent',
    },
  ])
  expect(asked([weight, burnt], ['R7'], CRUST)).toEqual([])
  const other = { ...burnt, comparator: '<=' as const, value: '8', unit: 'percent' }
  expect(asked([weight, other], ['R7'], CRUST)).toMatchObject([
    {
      q: 'The test “Burnt loaves: at most 8 percent” has another value than R7. Which one counts?',
      why: 'The solicitation asks for at most 3 percent.',
    },
  ])
})

test('a figure of work that nothing of its task tells is asked for, and the answer stands as it is typed behind the method', () => {
  const sealed: Requirement = {
    ...GRIP,
    ...{ id: 'R3', kind: 'deliverable', whose: 'work', text: 'The pattern shall be sent at least 20 days before the cast.' },
    quote: 'The pattern shall be sent at least 20 days before the cast.',
    quantities: [{ what: '', comparator: '>=', value: '20', unit: 'days', threshold_or_objective: null, printed: 'at least 20 days' }],
  }
  const [open] = questions([TESTED], ['R3'], sealed, { method: 'Sand casting.' }).filter(({ requirement_id }) => requirement_id === 'R3')
  expect(open).toMatchObject({
    q: 'How does Task 3.1 meet R3, “The pattern shall be sent at least 20 days before the cast”?',
    why: 'The plan does not say “at least 20 days” of it.',
    fills: { cell: 'method' },
  })
  const answer: Answer = {
    ...{ slot: 'S3-Q1', question: open?.q ?? '', answer: 'We mail it 20 days ahead.' },
    ...(open?.fills ? { fills: open.fills } : {}),
  }
  expect(answeredCells([answer]).map(({ name, value }) => [name, value])).toEqual([
    ['method', 'Sand casting. We mail it 20 days ahead.'],
    ['requirement_ids', ['R3']],
  ])
  expect(
    questions([TESTED], ['R3'], sealed, { method: 'Sent 21 days before the cast.' }).filter(({ requirement_id }) => requirement_id),
  ).toEqual([])
})

test('of what no test could show, of a task that has none, it is asked how the work meets it', () => {
  const shape: Requirement = {
    ...GRIP,
    text: 'The clamp shall look like a hand.',
    quote: 'The clamp shall look like a hand.',
    quantities: [],
  }
  const ask = (proof: Proof[]) => asked(proof, ['R1'], shape).map(({ q, fills }) => [q, fills?.cell])
  expect(ask([])).toEqual([['How does Task 3.1 meet R1, “The clamp shall look like a hand”?', 'method']])
  expect(ask([TESTED])).toEqual([['Which test of Task 3.1 shows R1, and what counts as a pass?', 'proof']])
})

test('a requirement on no step of the milestone is asked elsewhere', () => {
  expect(asked([], [])).toEqual([])
})

test('a test with another value than the solicitation asks is asked about, and the answer stands in its place', () => {
  const other = { ...TESTED, value: '20' }
  expect(asked([other])).toContainEqual(
    expect.objectContaining({
      q: 'The test “clamp force: at most 20 N” has another value than R1. Which one counts?',
      fills: expect.objectContaining({ cell: 'proof', about: 'clamp force', instead: { proof: other } }),
      offers: ['at most 20 N', 'at most 12 N'],
    }),
  )
})

test('another value that the topic sets itself, or of which a person has said that it is of something else, is not asked about', () => {
  const other = { ...TESTED, value: '20' }
  const model: Requirement = {
    ...GRIP,
    ...{ id: 'R2', whose: 'work', text: 'The clamp of the model shall press with at most 20 N.' },
    quantities: GRIP.quantities.map((one) => ({ ...one, value: '20', printed: 'at most 20 N' })),
  }
  const isAsked = (requirements: Requirement[], limits: LimitSaid[] = []) =>
    asksOtherwise(requirements, { proof: [other], requirement_ids: ['R1'], limits })
  const said = { requirement_id: 'R1', told: '20 N', is_same: false }
  expect(isAsked([GRIP])).toBe(true)
  expect(isAsked([GRIP, model])).toBe(false)
  const bent = 'The mast shall bend with at most 20 N.'
  expect(isAsked([GRIP, { ...model, text: bent, quote: bent }])).toBe(true)
  expect(isAsked([GRIP], [said])).toBe(false)
  expect(isAsked([GRIP], [{ ...said, is_same: true }])).toBe(true)
  expect(isAsked([GRIP], [{ ...said, told: '30 N' }])).toBe(true)
})

function asksOtherwise(requirements: Requirement[], cells: Partial<WorkStep>): boolean {
  const steps = ANTENNA_ROWS.steps.map((step) => (step.id === 's2' ? { ...step, ...cells } : step))
  const topic = { phases: {}, references: [], keywords: [], dates: [] }
  const analysis = { requirements, sentences: [], topic } as unknown as Analysis
  const facts: PlanFacts = { ...antennaFacts(), analysis, rows: { ...ANTENNA_ROWS, steps } }
  const plan = stepPlan(facts, composedMilestones(facts), 3, 9)?.question_plan ?? []
  return plan.some(({ q }) => q.includes('has another value than R1'))
}

test('of a threshold that its test keeps nothing is asked, whatever the objective beside it is', () => {
  const quantities = (['threshold', 'objective'] as const).map((mark, at) => {
    const value = ['12', '8'][at] ?? ''
    return { what: 'clamp force', comparator: '<=' as const, value, unit: 'N', threshold_or_objective: mark, printed: `${value} N` }
  })
  expect(askedFigures({ quantities })).toHaveLength(1)
})
