import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/interview.ts'
import type { FilledCell } from '../../../domain/steps/step-matter.ts'
import { answeredCells } from './answered-cells.ts'

const TASKS = [
  { number: '2.1', action: 'Model the mast' },
  { number: '2.2', action: 'Build the mast' },
]

const answer = (cell: FilledCell['cell'], words: string, some: Partial<FilledCell> = {}): Answer => ({
  slot: 'S2-Q1',
  question: 'Q',
  answer: words,
  fills: { cell, tasks: TASKS.slice(0, 1), ...some },
})

/** Where a question names both steps. */
const BOTH = { tasks: TASKS }

const told = (...answers: Answer[]) => answeredCells(answers).map(({ action, name, value }) => [action, name, value])

test('words stand as they were typed, at the step that the question names', () => {
  expect(told(answer('method', '  Finite elements,\nthen by hand. '))).toEqual([
    ['Model the mast', 'method', 'Finite elements, then by hand.'],
  ])
  expect(answeredCells([answer('result', 'A model')])).toMatchObject([{ slot: 'S2-Q1', words: 'A model' }])
})

test('one place and one name are told of all steps that a question names', () => {
  expect(told(answer('place', 'Our lab in Akron', BOTH))).toEqual([
    ['Model the mast', 'place', 'Our lab in Akron'],
    ['Build the mast', 'place', 'Our lab in Akron'],
  ])
  expect(told(answer('people', 'Dr. Lena Park', BOTH))).toEqual([
    ['Model the mast', 'lead', 'Dr. Lena Park'],
    ['Build the mast', 'lead', 'Dr. Lena Park'],
  ])
})

test('of several steps that a question names a sentence may speak of one: what it says is offered beside the one that it names, or else beside each', () => {
  const offered = (...answers: Answer[]) => answeredCells(answers).map(({ action, value, isOffered }) => [action, value, isOffered])
  const both = (value: string) => TASKS.map(({ action }) => [action, value, true])
  expect(offered(answer('tools', 'HFSS', BOTH))).toEqual(both('HFSS'))
  expect(offered(answer('place', 'The coil is wound at Blacksburg', BOTH))).toEqual(both('The coil is wound at Blacksburg'))
  expect(offered(answer('place', 'The model is made in Akron. We build at Dayton.', BOTH))).toEqual([
    ['Model the mast', 'The model is made in Akron.', true],
    ['Build the mast', 'We build at Dayton.', true],
  ])
  expect(offered(answer('proof', 'At least 30 dB, in 3 runs.', BOTH)).map(([action, , isOffered]) => [action, isOffered])).toEqual([
    ['Model the mast', undefined],
  ])
  expect(offered(answer('tools', '2.1: HFSS', BOTH))).toEqual([['Model the mast', 'HFSS', undefined]])
})

test('what stands behind the number of a task is said of that task', () => {
  const words = 'In HFSS at 5.2: 1 scale. Task 2.2: By hand.'
  expect(told(answer('method', words, BOTH))).toEqual([
    ['Model the mast', 'method', 'In HFSS at 5.2: 1 scale.'],
    ['Build the mast', 'method', 'By hand.'],
  ])
  expect(told(answer('place', '2.2: Akron\n2.1: Dayton', BOTH))).toEqual([
    ['Build the mast', 'place', 'Akron'],
    ['Model the mast', 'place', 'Dayton'],
  ])
})

test('of several people the first one leads; where nobody is named who leads, nothing is filled', () => {
  expect(told(answer('people', 'Samuel Ortiz, antenna engineer, leads it, with Priya Nair.'))).toEqual([
    ['Model the mast', 'lead', 'Samuel Ortiz'],
    ['Model the mast', 'people', ['Priya Nair']],
  ])
  expect(told(answer('people', 'I do, with Tom Reed'), answer('people', 'Our technician'))).toEqual([])
})

test('months are numbers', () => {
  expect(told(answer('months', 'From month 3 to month 4'))).toEqual([
    ['Model the mast', 'from_month', 3],
    ['Model the mast', 'to_month', 4],
  ])
  expect(told(answer('months', 'Soon'))).toEqual([])
})

test.each([
  [
    'At least 30 dB at 5 GHz, in 3 runs.',
    { quantity: 'Result', comparator: '>=', value: '30', unit: 'dB', condition: 'at 5 GHz, in 3 runs' },
  ],
  ['front-to-back ratio of at least 30 dB', { quantity: 'front-to-back ratio', comparator: '>=', value: '30', unit: 'dB' }],
  ['At most four hundred milliseconds.', { quantity: 'Result', comparator: '<=', value: '400', unit: 'ms' }],
  [
    'CO2 error at most 2 mmHg from 0 to 80 mmHg, 10 levels',
    { quantity: 'CO2 error', comparator: '<=', value: '2', unit: 'mmHg', condition: 'from 0 to 80 mmHg, 10 levels' },
  ],
  ['The report shows 30 dB or less.', { quantity: 'Result', condition: 'The report shows 30 dB or less.' }],
])('a test: %s', (words, proof) => expect(told(answer('proof', words))).toEqual([['Model the mast', 'proof', [proof]]]))

test('what can be shown stands with its month, and what is said of the plan with no step', () => {
  expect(told(answer('interim', 'A first model', { month: 2 }))).toEqual([
    ['Model the mast', 'interim', [{ month: 2, state: 'A first model' }]],
  ])
  expect(told(answer('end_user', 'Marines', { tasks: [] }))).toEqual([[null, 'end_user', 'Marines']])
})

test('a follow-up goes on with what was answered; a question that fills no cell, and one without an answer, say nothing', () => {
  const { fills: _, ...free } = answer('method', 'By hand')
  expect(told(answer('method', 'By hand'), answer('method', 'MIL-STD-461'), answer('tools', ' '), free)).toEqual([
    ['Model the mast', 'method', 'By hand. MIL-STD-461'],
  ])
})

test('an answer on a requirement says which step answers it, and changes nothing else of that step', () => {
  const tasks = TASKS.slice(0, 1)
  const said = (words: string) =>
    told(answer('requirement', words, { tasks, requirement_id: 'R4' })).map(([, name, value]) => [name, value])
  for (const words of ['stiffness of at least 30 N/mm', 'a load table as CSV', 'We load it with sand bags and photograph it.'])
    expect(said(words)).toEqual([['requirement_ids', ['R4']]])
  expect(said('see above')).toEqual([])
})

test.each([
  ['At least.', '>=', undefined],
  ['At most, in 3 runs on the range.', '<=', 'in 3 runs on the range'],
  ['it is no more than that', '<=', undefined],
  ['about', 'approx', undefined],
  ['at least 30 dB, measured twice', '>=', 'measured twice'],
  ['Minimum; five runs in the chamber', '>=', 'five runs in the chamber'],
])('how a figure binds: %s', (words, comparator, condition) => {
  const figure = { quantity: 'front-to-back ratio', value: '30', unit: 'dB' }
  const [cell] = answeredCells([answer('comparator', words, { figure })])
  expect(cell).toMatchObject({ action: 'Model the mast', name: 'proof', completes: true })
  expect(cell?.value).toEqual([{ quantity: 'front-to-back ratio', comparator, ...(condition ? { condition } : {}) }])
})

test('an answer that does not say how the figure binds leaves it open', () => {
  const figure = { quantity: 'gain', value: '30', unit: 'dB' }
  expect(
    told(answer('comparator', 'On the range, at least 5 runs', { figure }), answer('comparator', 'at least five runs', { figure })),
  ).toEqual([])
})
