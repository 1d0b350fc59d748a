import { expect, test } from 'vitest'
import type { Analysis, Requirement } from '../../../domain/solicitation/analysis.ts'
import type { WorkStep } from '../../../domain/work-breakdown/work-breakdown.ts'
import type { PlanFacts } from '../../drafter.ts'
import { stepPlan } from './step-plan.ts'
import { ANTENNA_ROWS, antennaFacts } from './testing/antenna-rows.ts'
import { composedMilestones } from './testing/composed-milestones.ts'

const quote = 'Month 4: Interim briefing on the model'
const BRIEFING: Requirement = {
  id: 'R1',
  text: quote,
  quote,
  page: 2,
  kind: 'schedule',
  strength: 'must',
  phase: 'I',
  whose: 'work',
  quantities: [],
  set_by: 'reader',
}

/** The facts of a topic that sets a briefing for month 4, with the proof of the step that ends then. */
const factsWith = (proof: WorkStep['proof'], requirements: readonly Requirement[] = [BRIEFING]): PlanFacts => ({
  ...antennaFacts(),
  analysis: { requirements, sentences: [], topic: { phases: {}, references: [], keywords: [], dates: [] } } as unknown as Analysis,
  rows: { ...ANTENNA_ROWS, steps: ANTENNA_ROWS.steps.map((step) => (step.id === 's2' ? { ...step, proof } : step)) },
})

const asked = (facts: PlanFacts, isDrafted = true) => {
  const plan = composedMilestones(facts).map((one) => (isDrafted ? one : { ...one, acceptance_criteria: [] }))
  return stepPlan(facts, plan, 3, 9)
}

const RATIO = { quantity: 'front-to-back ratio', comparator: '>=', value: '30', unit: 'dB' } as const

test('of what the solicitation sets for a month nothing is asked: its month and its name are told', () => {
  const questions = asked(factsWith([{ ...RATIO, evidence: 'range log', judge: 'Ana Ruiz' }]))?.question_plan ?? []
  expect(questions.filter(({ q, fills }) => `${q} ${fills?.tasks.map(({ action }) => action)}`.includes('briefing'))).toEqual([])
})

test('a pass mark in words needs no comparison, a bare figure does', () => {
  const isAsked = (proof: WorkStep['proof']) =>
    asked(factsWith(proof, []))?.question_plan.some(({ matter, q }) => matter === 'success' && q.includes('at least or at most'))
  expect(isAsked([{ quantity: 'the drawing', value: 'signed by day 30' }])).toBe(false)
  expect(isAsked([{ quantity: 'the ratio', value: '30', unit: 'dB' }])).toBe(true)
})

test('who judges a result is asked where no pass mark of its row tells it, and what shows it is not', () => {
  const evidence = (proof: WorkStep['proof']) =>
    asked(factsWith(proof, []))?.question_plan.flatMap(({ matter, q, fills }) => (matter === 'evidence' ? [[fills?.cell, q]] : []))
  const told = { evidence: 'weighing log', judge: 'Ana Ruiz' }
  const judged = 'By whom is the result of Task 3.1, “build a scale model of the antenna”, judged?'
  const mass = { quantity: 'mass', comparator: '<=', value: '2', unit: 'kg', ...told } as const
  expect(evidence([{ ...RATIO, ...told }, mass])).toEqual([])
  // beside others that somebody judges, it is that one test that is asked about
  expect(evidence([RATIO, mass])).toEqual([['judge', 'Who judges “front-to-back ratio: at least 30 dB”?']])
  expect(evidence([{ ...RATIO, judge: 'Ana Ruiz' }])).toEqual([])
  expect(evidence([{ ...RATIO, evidence: 'range log' }])).toEqual([['judge', judged]])
})

test('no report is asked for again where one was named in whatever words, nor where somebody was named who judges', () => {
  const { question_plan = [], followups = [] } = asked(factsWith([RATIO], [])) ?? {}
  const slots = question_plan.flatMap(({ matter, slot }) => (matter === 'evidence' ? [slot] : []))
  expect(slots.length).toBeGreaterThan(0)
  expect(followups.filter(({ when }) => slots.includes(when?.slot ?? '') && when?.lacks)).toEqual([])
})

test('beside steps with tests, one that has none, tests nothing and answers nothing that a test shows is asked for no pass mark, but what makes its result accepted', () => {
  const asks = (facts: PlanFacts, words: string) => asked(facts)?.question_plan.some(({ q }) => q.includes(words))
  const model = 'When does “A scale model (1:10)” count as accepted?'
  expect(asks(factsWith([], []), 'has succeeded')).toBe(false)
  expect(asks(factsWith([], []), model)).toBe(true)
  const none = factsWith([], [])
  const bare = { ...none, rows: { ...ANTENNA_ROWS, steps: (none.rows?.steps ?? []).map((step) => ({ ...step, proof: [] })) } }
  expect([asks(bare, 'Task 3.1, “build a scale model of the antenna”, has succeeded'), asks(bare, model)]).toEqual([true, false])
})

test('under which conditions is not asked where the name of a test tells it, or a share says of how many', () => {
  const conditions = (proof: WorkStep['proof']) =>
    asked(factsWith(proof, []))?.question_plan.filter(({ fills }) => fills?.cell === 'condition').length
  expect(conditions([RATIO])).toBe(1)
  expect(conditions([{ ...RATIO, quantity: 'front-to-back ratio at 6 GHz' }])).toBe(0)
  expect(conditions([{ quantity: 'cases decided right', comparator: '>=', value: '14 of 17' }])).toBe(0)
})

test('who may judge, how a figure may bind and by when the Government may give are there to take', () => {
  const offers = (proof: WorkStep['proof'], cell: string) =>
    asked(factsWith(proof, []))?.question_plan.find(({ fills }) => fills?.cell === cell)?.offers
  expect(offers([RATIO], 'judge')).toEqual(['Ana Ruiz', 'TPOC'])
  const { comparator: _, ...half } = RATIO
  expect(offers([half], 'comparator')).toEqual(['at least 30 dB', 'at most 30 dB'])
  const furnished = [{ id: 'g1', item: 'the range', step_ids: ['s2'] }]
  const facts = factsWith([RATIO], [])
  const own = { ...facts, rows: { ...ANTENNA_ROWS, ...facts.rows, furnished } as typeof ANTENNA_ROWS }
  expect(asked(own)?.question_plan.find(({ fills }) => fills?.cell === 'by_month')?.offers).toEqual(['Month 3'])
})

test('no answer is followed up for what the row of its question tells: a month, or the value of a figure', () => {
  const half = { quantity: 'hoop stress', value: '40', unit: 'MPa' }
  const lacks = (to_month: number | undefined) => {
    const facts = factsWith([half], [])
    const steps = ANTENNA_ROWS.steps.map((step) => (step.id === 's2' ? { ...step, result: undefined, to_month } : step))
    return asked({ ...facts, rows: { ...ANTENNA_ROWS, steps } })?.followups.flatMap(({ when }) => when?.lacks ?? [])
  }
  expect(lacks(4)).not.toContain('month')
  expect(lacks(4)).not.toContain('number')
})

test('a method that names its instruments is not asked for its tools', () => {
  const tools = (method: string) => {
    const facts = factsWith([RATIO], [])
    const steps = ANTENNA_ROWS.steps.map((step) => (step.id === 's2' ? { ...step, method } : step))
    return asked({ ...facts, rows: { ...ANTENNA_ROWS, steps } })?.question_plan.some(({ q }) => q.includes('With which tools'))
  }
  expect(tools('Each pane is bent over a mandrel with a 2 kN load cell, three times.')).toBe(false)
  expect(tools('Each pane is bent slowly, three times.')).toBe(true)
})

test('each question asks one thing of one task, and a matter that several tasks lack leaves room for another', () => {
  const facts = factsWith([], [])
  const { comparator: _, ...bare } = RATIO
  const [first] = ANTENNA_ROWS.steps.filter(({ id }) => id === 's2')
  const more = ['Paint the mast', 'Rig the mast'].map((action, at) => ({
    ...(first as WorkStep),
    id: `m${at}`,
    action,
    needs: [],
    proof: [bare],
  }))
  const questions = asked({ ...facts, rows: { ...ANTENNA_ROWS, steps: [...ANTENNA_ROWS.steps, ...more] } })?.question_plan ?? []
  const filled = questions.flatMap(({ fills }) =>
    fills && fills.tasks.length > 0 ? [`${fills.cell} ${fills.tasks.map(({ action }) => action)}`] : [],
  )
  expect(new Set(filled).size).toBe(filled.length)
  expect(questions.every(({ fills }) => (fills?.tasks.length ?? 0) <= 1)).toBe(true)
  const of = (cell: string) => filled.filter((one) => one.startsWith(cell)).length
  expect([of('method') > 1, of('people') > 0]).toEqual([true, true])
})

test('a step that only writes the paper after which it is named is not asked for tools or value', () => {
  const facts = factsWith([], [])
  const told = (action: string, result: string) => {
    const steps = ANTENNA_ROWS.steps.map((step) => (step.id === 's2' ? { ...step, action, result } : step))
    return (
      asked({ ...facts, rows: { ...ANTENNA_ROWS, steps } })?.question_plan.flatMap(({ matter, fills }) => (fills ? [matter] : [])) ?? []
    )
  }
  const unasked = (matters: readonly unknown[]) => ['how', 'success'].filter((one) => !matters.includes(one))
  expect(unasked(told('Reporting', 'monthly status report'))).toEqual(['how', 'success'])
  expect(unasked(told('Test the panes', 'bend test report'))).toEqual([])
})

test('a test that nothing could fail yet is asked for its pass mark, in figures or in words, and is asked in the milestone in which it falls due', () => {
  const told = { judge: 'Ana Ruiz', evidence: 'range log' }
  const passed = (proof: WorkStep['proof']) =>
    asked(factsWith(proof, []))?.question_plan.flatMap(({ q, fills }) => (q.startsWith('When is') ? [[q, fills?.cell, fills?.about]] : []))
  const rain = { quantity: 'Rain on the radome', judge: 'Ana Ruiz' }
  expect(passed([{ ...RATIO, ...told }, rain])).toEqual([['When is the test “Rain on the radome” passed?', 'proof', 'Rain on the radome']])
  expect(
    passed([
      { ...RATIO, ...told },
      { ...rain, by_month: 2 },
    ]),
  ).toEqual([])
  expect(
    passed([
      { ...RATIO, ...told },
      { ...rain, value: 'no drop inside' },
    ]),
  ).toEqual([])
})

test('a paper that is handed over and that no criterion names is asked once for what it holds, and for no figure; a thing is accepted by its tests', () => {
  const accepted = (result: string) => {
    const facts = factsWith([{ ...RATIO, judge: 'Ana Ruiz', evidence: 'range log' }], [])
    const steps = facts.rows?.steps.map((step) => (step.id === 's2' ? { ...step, result } : step)) ?? []
    const plan = asked({ ...facts, rows: { ...ANTENNA_ROWS, steps } })
    const questions = plan?.question_plan.filter(({ q }) => q.includes('count as accepted')) ?? []
    expect(plan?.followups.filter(({ when }) => questions.some(({ slot }) => slot === when?.slot))).toEqual([])
    return questions.map(({ q, fills }) => [q, fills?.about])
  }
  const hazard = [['With which contents does “Hazard report” count as accepted?', 'Hazard report']]
  expect(accepted('a scale model; Hazard report')).toEqual(hazard)
  expect(accepted('a scale model; Report; Hazard report')).toEqual(hazard)
  expect(accepted('a scale model')).toEqual([])
})

test('what the topic asks of a paper is offered as its contents', () => {
  const text = 'The hazard report shall list each chemical with its limit.'
  const hazard: Requirement = { ...BRIEFING, id: 'R9', text, quote: text, kind: 'deliverable' }
  const facts = factsWith([RATIO], [hazard])
  const steps = facts.rows?.steps.map((step) => (step.id === 's2' ? { ...step, result: 'Hazard report', goes_to: 'TPOC' } : step)) ?? []
  const of = asked({ ...facts, rows: { ...ANTENNA_ROWS, steps } })?.question_plan.find(({ q }) => q.includes('count as accepted'))
  expect(of).toMatchObject({ quote: text, offers: [text.slice(0, -1)], fills: { cell: 'proof', about: 'Hazard report' } })
})
