import { expect, test } from 'vitest'
import { requirementQuantities } from '../../language/quantity/required.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { asked, composition, STEPS } from './composed/testing/mast.ts'
import { likelySteps, stepsToConfirm, withMatchedRequirements } from './matched-requirements.ts'
import { likelyTests, shownBy, testsOf } from './showing-tests.ts'
import { bareStep, type Proof, type WorkStep } from './work-breakdown.ts'

const FREE: readonly WorkStep[] = STEPS.map((step) => ({ ...step, requirement_ids: [] }))
const beside = (text: string, steps = FREE) =>
  withMatchedRequirements([asked('R1', text), asked('R2', 'Report on the cost.')], steps).flatMap(({ id, requirement_ids }) =>
    requirement_ids.includes('R1') ? [id] : [],
  )

test('a step that says a requirement word for word answers it', () => {
  expect(beside('Build the mast.')).toEqual(['s2'])
})

test('a step is put beside a requirement that it tells of in other words', () => {
  expect(beside('Verify by test that the mast deflects less than 2 cm in wind of 20 m/s.')).toEqual(['s3'])
})

test('when something is due tells nothing of which step it is: a review is known by its name, and what is to be built stands beside its building', () => {
  const named = (...actions: string[]) => actions.map((action, at) => bareStep(`s${at + 1}`, { action, requirement_ids: [] }))
  const steps = named(
    'First hive review March 17, 2028',
    'Build two brood boxes by May',
    'Test the brood boxes in the cold room',
    'Last hive review',
  )
  expect(beside('By the end of Month 6, hold a first hive review.', steps)).toEqual(['s1'])
  expect(likelySteps([asked('R1', 'By the end of Month 9, complete two brood boxes.')], steps)[0]?.[0]?.step.id).toBe('s2')
})

test('what no step tells of has no step', () => {
  expect(beside('Disclose the nationality of all employees.')).toEqual([])
})

test('what a person has said of a requirement stays', () => {
  const said = FREE.map((step) => (step.id === 's1' ? { ...step, requirement_ids: ['R1'] } : step))
  expect(beside('Build the mast.', said)).toEqual(['s1'])
})

test('what was matched ahead is matched anew with a step that nobody has looked at, and stands beside one that somebody has worded', () => {
  const matched = (is_matched?: true) => FREE.map((step) => (step.id === 's1' ? { ...step, requirement_ids: ['R1'], is_matched } : step))
  expect(beside('Build the mast.', matched(true))).toEqual(['s2'])
  expect(beside('Build the mast.', matched())).toEqual(['s1'])
})

test('a figure that both have puts no requirement on a step, nor beside its test', () => {
  const text = 'The final report is due within 15 calendar days after the comments of the Government.'
  const report = asked('R1', text, { kind: 'deliverable', quantities: requirementQuantities(text) })
  const steps = ['Meet the buyers by video', 'Dye the wool'].map((action, at) =>
    bareStep(`s${at + 1}`, { action, proof: at === 0 ? [{ quantity: 'Delay of the call', value: '15 calendar days' }] : [] }),
  )
  const [likely] = likelyTests([report], testsOf({ steps, commitments: [] }))
  expect(likely?.map((one) => one.likely)).toEqual([0])
  expect(withMatchedRequirements([report], steps).flatMap(({ requirement_ids }) => requirement_ids)).toEqual([])
})

test('a test of which a person has said so shows a requirement, whatever else is likelier', () => {
  const fold = quantified('R1', 'The mast shall fold within 30 seconds.')
  const proof: Proof[] = [
    { quantity: 'Time in which the mast folds', value: '25 s' },
    { quantity: 'Stowing drill', value: 'passed' },
  ]
  const shown = (shows?: WorkStep['shows']) => {
    const told = bareStep('s1', { action: 'Test the mast', requirement_ids: ['R1'], proof, shows })
    return proof.map((one) => shownBy([fold], { steps: [told], commitments: [] }).get(one) ?? [])
  }
  expect(shown()).toEqual([['R1'], []])
  expect(shown([{ requirement_id: 'R1', quantity: 'Stowing drill' }])).toEqual([[], ['R1']])
})

const toConfirm = (requirements: readonly Requirement[], steps: readonly WorkStep[]) =>
  stepsToConfirm(requirements, likelySteps(requirements, steps)).map((step) => step?.id)

test('the step whose pass mark has the limit of a requirement for the same thing is to be confirmed; without anybody’s word it has it not', () => {
  const text = 'The CO2 channel is read within ±2 mmHg.'
  const limit = asked('R1', text, { kind: 'performance', quantities: requirementQuantities(text) })
  const measuring = (quantity: string) =>
    FREE.map((step) => (step.id === 's2' ? { ...step, proof: [{ quantity, comparator: '<=', value: '2', unit: 'mmHg' } as const] } : step))
  const found = (quantity: string) =>
    withMatchedRequirements([limit], measuring(quantity)).flatMap(({ id, requirement_ids }) => (requirement_ids.length > 0 ? [id] : []))
  expect(found('CO2 error')).toEqual([])
  expect(toConfirm([limit], measuring('CO2 error'))).toEqual(['s2'])
  expect(toConfirm([limit], measuring('Cuff pressure'))).toEqual([undefined])
})

const quantified = (id: string, text: string) =>
  asked(id, text, { kind: 'performance', whose: 'product', quantities: requirementQuantities(text) })
const PUMP = [
  quantified(
    'R1',
    'Delivered volume: 240 mL per hour from the left port, 60 mL per hour from the right port and 15 mL per hour from the drain.',
  ),
  quantified('R2', 'The outlet pressure shall stay within 80 kPa, plus or minus 5 kPa.'),
  quantified('R3', 'Housing: the pump shall weigh no more than 900 g with its battery.'),
  quantified('R4', 'Sound power in the ward shall not exceed 45 dB.'),
]
const tests: readonly Proof[] = [
  { quantity: 'DV', value: '240 left, 60 right, 15 drain', condition: 'water at 20 C' },
  { quantity: 'outlet', value: '75-85 kPa', condition: 'gauge on the hose' },
  { quantity: 'weight on the scale', value: '840 g (limit 900)', condition: 'battery in' },
]
const bench = FREE.map((step): WorkStep => (step.id === 's3' ? { ...step, action: 'Run the bench', proof: tests } : step))

test('a requirement is for the step whose test tells its figures as a set, as a tolerance, or more strictly than asked, and for none where no test does', () => {
  expect(toConfirm(PUMP, bench)).toEqual(['s3', 's3', 's3', undefined])
  const s3 = withMatchedRequirements(PUMP, bench).find(({ id }) => id === 's3')
  expect(s3?.requirement_ids).toEqual(['R2'])
})

test('what a person has said a step does not answer is neither put on it nor to be confirmed again, however it is worded since', () => {
  const limits = PUMP.map(({ id }) => ({ requirement_id: id, told: 'Run it', is_same: false, answers: 'not' as const }))
  const refused = bench.map((step) => (step.id === 's3' ? { ...step, limits } : step))
  expect(toConfirm(PUMP, refused)).not.toContain('s3')
  expect(withMatchedRequirements(PUMP, refused).flatMap(({ requirement_ids }) => requirement_ids)).toEqual([])
})

test('a test shows the requirements that it tells the limits of, and no other of its step', () => {
  const rows = { steps: bench.map((step) => (step.id === 's3' ? { ...step, requirement_ids: ['R1', 'R2', 'R3', 'R4'] } : step)) }
  const shown = shownBy(PUMP, composition({ rows: { ...rows, commitments: [] } }).rows)
  expect(tests.map((one) => shown.get(one))).toEqual([['R1'], ['R2'], ['R3']])
})

test('a test that hardly shares more than a thing with a requirement of its step shows it only where a person says so', () => {
  const asks = [
    quantified('R1', 'All borrowed saddles shall be returned within 20 days after the last ride that uses them.'),
    quantified('R2', 'A check of the girth gauge shall take no more than 5 minutes.'),
  ]
  const check: Proof = { quantity: 'Check of the girth gauge', value: 'under 4 minutes' }
  const missed: Proof = { quantity: 'Missed cracks', value: 'none', condition: '28 borrowed saddles, each ride' }
  const shown = (shows?: WorkStep['shows']) => {
    const steps = [bareStep('s1', { action: 'Ride in the barn', proof: [check, missed], requirement_ids: ['R1', 'R2'], shows })]
    return [check, missed].map((one) => shownBy(asks, { steps, commitments: [] }).get(one) ?? [])
  }
  expect(shown()).toEqual([['R2'], []])
  expect(shown([{ requirement_id: 'R1', quantity: missed.quantity }])).toEqual([['R2'], ['R1']])
})

test('a step that names requirements by their numbers in the topic’s list has them; R8 is the product’s own number', () => {
  const listed = [1, 2, 3].map((at) => asked(`R${at + 6}`, `Wash dish ${at}.`, { own_number: at }))
  const saying = (method: string) =>
    withMatchedRequirements(listed, [bareStep('s1', { action: 'Paint it', method, requirement_ids: [] })])[0]
  expect(saying('Reqs 2-3 by analysis.')?.requirement_ids).toEqual(['R8', 'R9'])
  expect(saying('See R8 and requirement R9.')?.requirement_ids).toEqual([])
})

test('what lists several things to hand over is put on each step that does or yields one of them', () => {
  const list = asked('R1', 'Deliver a sail survey of three yards, a knot catalogue, and a rope plan.', { kind: 'deliverable' })
  const steps = ['Do the sail survey', 'Paint the hull', 'Tie ropes'].map((action, at) =>
    bareStep(`s${at}`, { action, result: at === 2 ? 'knot catalogue (PDF)' : 'log', requirement_ids: [] }),
  )
  expect(withMatchedRequirements([list], steps).map(({ requirement_ids }) => requirement_ids.length)).toEqual([1, 0, 1])
})

test('of the tests of its step the one shows a requirement whose figure comes nearest to it, in whatever words; none that is only of the same unit', () => {
  const kettle = [
    quantified('R1', 'Scale shall be removed from the kettle in no more than 20 minutes.'),
    quantified('R2', 'A cook shall master the kettle after no more than 90 minutes of training.'),
    quantified('R3', 'The kettle shall boil 40 liters of milk without scorching.'),
  ]
  const cleaned: Proof = { quantity: 'kettle free of scale', value: '18 min', condition: 'tap water left in for a week' }
  const boiled: Proof = { quantity: 'full load brought up', value: '42 L, nothing burnt on', condition: 'whole milk' }
  const steps = [bareStep('s1', { action: 'Cook with it', proof: [cleaned, boiled], requirement_ids: ['R1', 'R2', 'R3'] })]
  const shown = shownBy(kettle, { steps, commitments: [] })
  expect([cleaned, boiled].map((one) => shown.get(one))).toEqual([['R1'], ['R3']])
})

test('of steps that are as likely the one is offered first whose tests may show a requirement, though no test is sure to', () => {
  const nothing = { answers: ['no', 'yes'], weights: {} }
  const planter = [quantified('R1', 'The planter shall set at least 300 bulbs per hour.')]
  const sets = ['bulbs in a row', 'bulbs in a bed'].map((quantity): Proof => ({ quantity }))
  const steps = [
    bareStep('s1', { action: 'Price the planter', requirement_ids: [] }),
    bareStep('s2', { action: 'Days in the field', proof: sets, requirement_ids: [] }),
  ]
  const offered = likelySteps(planter, steps, { learned: nothing, tests: { free: nothing, placed: nothing } })
  expect(offered[0]?.map(({ step, isShown }) => [step.id, isShown])).toEqual([
    ['s2', false],
    ['s1', false],
  ])
})

test('a test shows no requirement that limits another kind of thing, however alike the words are, unless a person says so', () => {
  const sure = { answers: ['no', 'yes'], weights: { any: [-4, 4] } }
  const learned = { free: sure, placed: sure }
  const asks = [
    quantified('R1', 'The kiln with its lamp shall weigh no more than 90 kg.'),
    quantified('R2', 'The kiln lamp shall burn at room temperatures from -10 °C to 40 °C.'),
    quantified('R3', 'A lamp of the kiln shall be changed in no more than 10 minutes.'),
    quantified('R4', 'The kiln lamp shall be safe for the eye.'),
  ]
  const lamp: Proof = { quantity: 'Kiln lamp', value: 'Class 1', condition: 'light meter, 3 conditions' }
  const change: Proof = { quantity: 'Lamp change in the kiln', comparator: '<=', value: '480', unit: 's', condition: 'at 40 °C' }
  const shown = (shows?: WorkStep['shows']) => {
    const steps = [bareStep('s1', { action: 'Try the kiln lamp', proof: [lamp, change], requirement_ids: asks.map(({ id }) => id), shows })]
    return [lamp, change].map((one) => shownBy(asks, { steps, commitments: [] }, learned).get(one))
  }
  expect(shown()).toEqual([['R4'], ['R2', 'R3', 'R4']])
  expect(shown([{ requirement_id: 'R1', quantity: lamp.quantity }])[0]).toEqual(['R1', 'R4'])
  const free = likelyTests(asks, testsOf({ steps: [bareStep('s1', { action: 'Try it', proof: [lamp] })], commitments: [] }), learned)
  expect(free.map((some) => some.map(({ likely }) => likely > 0.5))).toEqual([[false], [false], [false], [true]])
})
