import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/interview.ts'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import { StepPlan } from '../../../domain/steps/step-plan.ts'
import type { WorkBreakdown } from '../../../domain/work-breakdown/work-breakdown.ts'
import { stepPlan } from './step-plan.ts'
import { ANTENNA_ROWS, antennaFacts as facts } from './testing/antenna-rows.ts'
import { composedMilestones, stepRow } from './testing/composed-milestones.ts'
import { stepAnswersOf } from './testing/step-answers.ts'

const PLAN = composedMilestones(facts())

/** As many as leave room for each kind of weakness. */
const MANY = 6

function planOf(number: number, answers: Answer[] = [], plan: readonly StoredMilestone[] = PLAN): StepPlan {
  const asked = stepPlan(facts(answers), plan, number, MANY)
  if (!asked) throw new Error(`there is no milestone ${number}`)
  return asked
}

const asked = (plan: StepPlan) => plan.question_plan.map(({ matter, q }) => `${matter}: ${q}`)

/** The plan with the text of one milestone as somebody has edited it. */
const edited = (number: number, edit: (text: string) => string) =>
  PLAN.map((one) => (one.milestone_number === number ? { ...one, refined_text: edit(one.refined_text ?? '') } : one))

test('a task that says only what is done is asked about by its number and in its own words', () => {
  expect(asked(planOf(3))).toEqual([
    'success: Task 3.1 is judged by “front-to-back ratio: 30 dB”. Is that at least or at most, on which test, in how many runs?',
    'evidence: By whom is the result of Task 3.1, “build a scale model of the antenna”, judged?',
    'how: Task 3.1 says “build a scale model of the antenna”. By which method, with which tools and data?',
    'who: Who leads Task 3.1, “build a scale model of the antenna”, and who else works on it?',
    'risk: What could go wrong in Task 3.1?',
  ])
})

test('an interview asks at most three questions, first what keeps a test from being judged', () => {
  const three = stepPlan(facts(), PLAN, 3)?.question_plan.map(({ matter }) => matter)
  expect(three).toEqual(['success', 'evidence', 'how'])
})

test('each question has its reason, its fields, its matter and a slot of its step', () => {
  for (const { milestone_number } of PLAN) {
    const plan = planOf(milestone_number)
    expect(StepPlan.parse(plan)).toEqual(plan)
    expect(plan.question_plan.map(({ slot }) => slot)).toEqual(plan.question_plan.map((_, at) => `S${milestone_number}-Q${at + 1}`))
    expect(plan.question_plan.filter(({ why, fields, matter }) => !why || !fields?.length || !matter)).toEqual([])
    expect(plan.question_plan.length).toBeLessThanOrEqual(6)
  }
})

test('a question says which cell of which row its answer fills', () => {
  const tasks = [{ number: '3.1', action: 'Build a scale model of the antenna' }]
  expect(planOf(3).question_plan.map(({ matter, fills }) => [matter, fills])).toEqual([
    ['success', { cell: 'comparator', tasks, figure: { quantity: 'front-to-back ratio', value: '30', unit: 'dB' } }],
    ['evidence', { cell: 'judge', tasks }],
    ['how', { cell: 'method', tasks }],
    ['who', { cell: 'people', tasks, people: ['Ana Ruiz'] }],
    ['risk', { cell: 'risk', tasks }],
  ])
  const lead = edited(3, (text) => text.replace('The Contractor shall', 'The Contractor (Ben Cole) shall').replace('Task 3.1', 'Task 3.4'))
  expect(planOf(3, [], lead).question_plan[0]?.fills?.tasks).toEqual([{ ...tasks[0], number: '3.4' }])
})

test('which details are wanted is said where a cell is asked for several things: a name, a place or a word is enough', () => {
  expect(
    PLAN.flatMap(({ milestone_number }) =>
      planOf(milestone_number).question_plan.flatMap(({ min_items, details }) => (min_items === details?.length ? [details] : [])),
    ).filter(Boolean),
  ).toContainEqual(['the method', 'the tools', 'the data'])
  const bare = planOf(3)
    .question_plan.filter(({ min_items }) => !min_items)
    .map(({ fills }) => fills?.cell)
  expect(bare).toEqual(['comparator', 'judge', 'people', 'risk'])
})

test('a milestone of which no cell is empty or weak is asked nothing, and what somebody adds stands behind the method of its first task', () => {
  const { question_plan, followups, more } = planOf(2)
  expect([question_plan, followups]).toEqual([[], []])
  expect(more).toMatchObject({
    slot: 'S2-Q1',
    q: 'No cell of this milestone is empty or weak. Do you want to add anything?',
    fills: { cell: 'method', instead: { method: 'full-wave models, each compared with the measured reference horn' } },
  })
  expect(planOf(3).more).toBeUndefined()
})

test('each question names the row and the cell in which its answer stands', () => {
  const labels = PLAN.flatMap(({ milestone_number }) => planOf(milestone_number).question_plan.map(({ label }) => label))
  expect(labels).toContain('Task 3.1 · Method')
  expect(labels).not.toContain(undefined)
})

test('what the work breakdown holds is not asked, although the text does not say it', () => {
  const bare = edited(2, (text) =>
    text.replace(/^(?:Method|Tools|People|Place and time|Result): .*\n/gm, '').replace(' (Ana Ruiz, antenna engineer)', ''),
  )
  const blind = bare.map((one) => ({ ...one, acceptance_criteria: [], deliverables: [] }))
  const { question_plan } = planOf(2, [], blind)
  expect(question_plan.map(({ q }) => q)).toEqual([])
})

test('a pass mark in words is one, and so is a commitment of the step', () => {
  const measure = { number: 4, of: 's3' }
  const passMark = (rows: Partial<WorkBreakdown>) => {
    const own = { ...facts(), rows: { ...ANTENNA_ROWS, ...rows } }
    const plan = stepPlan(own, PLAN, measure.number, MANY)
    return plan?.question_plan.some(({ q }) => q.includes('has succeeded'))
  }
  expect(passMark({})).toBe(true)
  const proof = [{ quantity: 'shield', condition: 'no visible crack after 500 cycles' }]
  expect(passMark({ steps: ANTENNA_ROWS.steps.map((step) => (step.id === measure.of ? { ...step, proof } : step)) })).toBe(false)
  const commitment = { id: 'c1', quantity: 'gain', comparator: '>=', value: '6', unit: 'dB', step_ids: [measure.of] } as const
  expect(passMark({ commitments: [commitment] })).toBe(false)
})

test('where somebody has edited the text, the text is the truth', () => {
  const told = edited(3, (text) => text.replace('Time:', 'Method: 3-D print and copper plating.\nTools: Formlabs 3 printer.\nTime:'))
  expect(asked(planOf(3, [], told)).filter((one) => one.startsWith('how'))).toEqual([])
  const reworded = edited(3, (text) => text.replace('build a scale model', 'build and tune a scale model'))
  expect(asked(planOf(3, [], reworded))).toContain(
    'how: Task 3.1 says “build and tune a scale model of the antenna”. By which method, with which tools and data?',
  )
})

test('what was answered is not asked again, and no slot is given twice', () => {
  const plan = planOf(3)
  const again = planOf(3, stepAnswersOf(plan))
  const before = new Set(plan.question_plan.flatMap(({ q, slot, matter, label }) => [q, slot, `${matter} ${label}`]))
  expect(
    again.question_plan.filter(({ q, slot, matter, label }) => before.has(q) || before.has(slot) || before.has(`${matter} ${label}`)),
  ).toEqual([])
})

test('an interview from before its questions had a matter goes on behind its slots', () => {
  const old = [{ slot: 'S3-Q4', question: 'How will you build it?', answer: 'With a printer.' }]
  expect(planOf(3, old).question_plan[0]?.slot).toBe('S3-Q5')
})

test('up to four follow-ups look at the answers of the interview, and the answer to each has its cell', () => {
  for (const { milestone_number } of PLAN) {
    const { question_plan, followups } = planOf(milestone_number)
    expect(followups.length).toBeLessThanOrEqual(4)
    expect(followups.filter(({ when }) => !question_plan.some(({ slot }) => slot === when?.slot))).toEqual([])
    expect(followups.filter(({ fills, label }) => !fills || !label)).toEqual([])
  }
})

test('a plan without that milestone has no interview for it', () => {
  expect(stepPlan(facts(), PLAN, 9)).toBeUndefined()
})

const gaps = (rows: Partial<WorkBreakdown>, number: number) => {
  const own = { ...facts(), rows: { ...ANTENNA_ROWS, ...rows } }
  return stepPlan(own, composedMilestones(own), number, MANY)?.question_plan ?? []
}

test('a risk of which the rows know neither sign nor fallback is asked for each, and each answer is that cell', () => {
  const risks = [{ id: 'r1', what: 'The plating peels', step_ids: ['s1'] }]
  const of = { tasks: [], about: 'The plating peels' }
  expect(gaps({ risks }, 2).flatMap(({ matter, fills }) => (matter === 'risk' ? [fills] : []))).toEqual([
    { cell: 'fallback', ...of },
    { cell: 'sign', ...of },
  ])
})

test('a fallback that only says how things are is asked for again, and its answer stands in its place', () => {
  const fallbackOf = (fallback: string) =>
    gaps({ risks: [{ id: 'r1', what: 'frost', sign: 'the log', fallback, step_ids: ['s2'] }] }, 3).flatMap(({ fills }) =>
      fills?.cell === 'fallback' ? [fills.instead] : [],
    )
  expect(fallbackOf('Dew is fine, frost is not.')).toEqual([{ fallback: 'Dew is fine, frost is not.' }])
  expect(fallbackOf('We wait a day')).toEqual([])
  expect(fallbackOf('a heated hall')).toEqual([])
})

test('what is only handed over is asked for no measured value', () => {
  const steps = [
    ...ANTENNA_ROWS.steps,
    stepRow({
      id: 's9',
      action: 'Critical glaze review 14 June',
      lead: 'Ana Ruiz',
      to_month: 4,
      result: 'Glaze review package, a week ahead',
    }),
  ]
  const ofPackage = gaps({ steps }, 3).filter(({ q }) => q.includes('glaze'))
  expect(ofPackage.filter(({ matter }) => matter === 'success')).toEqual([])
})

test('a task that is done as in another one is not asked for its tools', () => {
  const how = (line: string) => {
    const plan = edited(3, (text) => text.replace(/^(Task 3\.1.*)$/m, `$1\n${line}`))
    return asked(planOf(3, [], plan)).filter((one) => one.startsWith('how:'))
  }
  expect(how('Method: By hand.')).toEqual([
    'how: Task 3.1 says “build a scale model of the antenna”. With which tools, instruments and data is it done?',
  ])
  expect(how('Method: As in Task 2.1.')).toEqual([])
})

const WORK = ['Step: Choose the concept\nMonths: 1', 'Step: Wind two loops\nMonths: 2 to 4']
const DUE = [1, 3, 4].map((month) => `Milestone: Review ${month}\nDue in month: ${month}`)

/** What the company has told of its work, of which no step hands anything over, and what was answered of milestones. */
const untold = (...answers: Answer[]) => ({
  ...facts([
    { slot: 'Q4', question: 'Which steps?', subject: 'steps', also: 'milestones', answer: [...WORK, ...DUE].join('\n\n') },
    { slot: 'Q5', question: 'How?', subject: 'method', answer: 'For M2 we deliver the winding log and a sketch.' },
    ...answers,
  ]),
  rows: undefined,
})

test('a milestone that hands nothing over is asked first what it does, and all that is told of it is handed over there', () => {
  const plan = composedMilestones(untold())
  expect(plan.map(({ deliverables }) => deliverables)).toEqual([[], [], []])
  const [first] = stepPlan(untold(), plan, 2)?.question_plan ?? []
  const tasks = [{ number: '2.1', action: 'Wind two loops' }]
  expect(first).toMatchObject({ q: 'What does Milestone 2 hand over by Award + 3 Months?', fills: { cell: 'result', tasks, month: 3 } })
  expect(first?.offers).toEqual(['Winding log', 'Sketch'])
  const answer = { slot: 'S2-Q1', question: first?.q ?? '', fills: first?.fills, answer: 'The winding log, a sketch and the raw data' }
  const told = untold(answer)
  expect(composedMilestones(told).map(({ deliverables }) => deliverables)).toEqual([[], ['Winding log', 'Sketch', 'Raw data'], []])
  const again = stepPlan(told, composedMilestones(told), 2)?.question_plan ?? []
  expect(again.map(({ q }) => q)).not.toContain(first?.q)
  const [last] = stepPlan(told, composedMilestones(told), 3)?.question_plan ?? []
  const instead = { result: 'Winding log (month 3); Sketch (month 3); Raw data (month 3)' }
  expect(last?.fills).toEqual({ cell: 'result', tasks: [{ number: '3.1', action: 'Wind two loops' }], instead })
  const both = untold(answer, { slot: 'S3-Q1', question: last?.q ?? '', fills: last?.fills, answer: 'Two loops' })
  expect(composedMilestones(both).map(({ deliverables }) => deliverables)).toEqual([
    [],
    ['Winding log', 'Sketch', 'Raw data'],
    ['Two loops'],
  ])
})
