import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/interview.ts'
import type { FilledCell } from '../../../domain/steps/step-matter.ts'
import { answeredCells, unplacedIn } from './answered-cells.ts'

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

const told = (...answers: Answer[]) => answeredCells(answers).map(({ action, name, value }) => [action, name, value])

test('words stand as they were typed, at the step that the question names', () => {
  expect(told(answer('method', '  Finite elements,\nthen by hand. '))).toEqual([
    ['Model the mast', 'method', 'Finite elements, then by hand.'],
  ])
  expect(answeredCells([answer('result', 'A model')])).toMatchObject([{ slot: 'S2-Q1', words: 'A model' }])
})

test('all of an answer is that cell and nothing else: the number of another step in it parts nothing', () => {
  const words = 'In HFSS at 5.2: 1 scale. 2.2: By hand.'
  expect(told(answer('method', words))).toEqual([['Model the mast', 'method', words]])
})

test('where a question named several steps nobody said which is meant, and nothing is filled', () => {
  expect(told(answer('place', 'Our lab in Akron', { tasks: TASKS }), answer('tools', '2.1: HFSS', { tasks: TASKS }))).toEqual([])
})

test('of the people whom a question knows the one who begins a clause leads; what names nobody, and what nothing is read from, waits to be placed', () => {
  const people = ['Samuel Ortiz', 'Priya Nair']
  const said = answer('people', 'Ortiz leads it, with Priya Nair; a van goes to Elko.', { people })
  expect(told(said)).toEqual([
    ['Model the mast', 'lead', 'Samuel Ortiz'],
    ['Model the mast', 'people', ['Priya Nair']],
  ])
  expect(unplacedIn([said])).toEqual([{ slot: 'S2-Q1', text: 'a van goes to Elko.' }])
  const unsure = [answer('people', 'Our technician', { people }), answer('months', 'Soon'), answer('people', 'See above.')]
  expect(told(...unsure)).toEqual([])
  expect(unplacedIn(unsure).map(({ text }) => text)).toEqual(['Our technician', 'Soon'])
})

test('months are numbers', () => {
  expect(told(answer('months', 'From month 3 to month 4'))).toEqual([
    ['Model the mast', 'from_month', 3],
    ['Model the mast', 'to_month', 4],
  ])
  expect(told(answer('months', 'Soon'))).toEqual([])
  const steps: Answer = { slot: 'Q4', question: 'Q', subject: 'steps', answer: 'Award assumed on: 2 November 2026' }
  expect(told(steps, answer('months', 'mid December to 2 March 2027')).map(([, name, value]) => [name, value])).toEqual([
    ['from_month', 2],
    ['to_month', 5],
  ])
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
])('a test: %s', (words, proof) => expect(told(answer('proof', words))).toEqual([['Model the mast', 'proof', [proof]]]))

test('a result is accepted by the words that an answer has; of what was asked about, what tells no pass mark is no test, and waits to be placed', () => {
  const said = [
    answer('proof', 'The report shows 30 dB or less.', { about: 'sway' }),
    answer('proof', 'Measured: sway\nMethod: In the wind tunnel', { about: 'sway' }),
  ]
  expect(told(...said)).toEqual([])
  expect(told(answer('proof', 'The report shows 30 dB or less.'))).toEqual([
    ['Model the mast', 'proof', [{ quantity: 'Result', condition: 'The report shows 30 dB or less.' }]],
  ])
  expect(unplacedIn(said).map(({ text }) => text)).toEqual([
    'The report shows 30 dB or less.',
    'Measured: sway',
    'Method: In the wind tunnel',
  ])
})

test('a test in fields is taken word for word, shows the requirement that was asked about, and the words of its question count', () => {
  const row =
    'Measured: dough temperature\nPass mark: The crumb springs back\nMethod: In the proofer, 3 batches\nJudged by: Ida Brandt\nBy month: 5'
  const said = { ...answer('proof', row, { about: 'heat', requirement_id: 'R7' }), question: 'Which test shows “dough temperature”?' }
  const quantity = 'dough temperature'
  expect(told(said)).toEqual([
    ['Model the mast', 'requirement_ids', ['R7']],
    ['Model the mast', 'shows', [{ requirement_id: 'R7', quantity }]],
    [
      'Model the mast',
      'proof',
      [{ quantity, value: 'The crumb springs back', condition: 'In the proofer, 3 batches', judge: 'Ida Brandt', by_month: 5 }],
    ],
  ])
  expect(unplacedIn([said, { ...said, answer: `We ask the baker.\n\n${row}` }]).map(({ text }) => text)).toEqual(['We ask the baker.'])
})

test('a test of another step that is chosen shows the requirement there', () => {
  const test = { quantity: 'rope pull', comparator: '<=', value: '390', unit: 'N' } as const
  const choices = { 'rope pull: at most 390 N': { requirement_id: 'R1', quantity: 'rope pull', test, action: 'Build the mast' } }
  expect(told(answer('proof', 'rope pull: at most 390 N', { about: 'strength', choices }))).toEqual([
    ['Build the mast', 'requirement_ids', ['R1']],
    ['Build the mast', 'shows', [{ requirement_id: 'R1', quantity: 'rope pull' }]],
  ])
})

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

test('what shows a result and who judges it are the words of the answer, whatever they name', () => {
  const judged = { ...answer('judge', 'The pottery guild'), slot: 'S2-Q2' }
  const cells = answeredCells([answer('evidence', 'Our kiln diary, pages 3 to 9'), judged])
  expect(cells.map(({ name, value, completes }) => [name, value, completes])).toEqual([
    ['proof', [{ evidence: 'Our kiln diary, pages 3 to 9' }], true],
    ['proof', [{ judge: 'The pottery guild' }], true],
  ])
})

test('who judges one test is said of that test', () => {
  const figure = { quantity: 'glaze depth', value: '2', unit: 'mm' }
  expect(told(answer('judge', 'The pottery guild', { figure }))).toEqual([
    ['Model the mast', 'proof', [{ quantity: 'glaze depth', judge: 'The pottery guild' }]],
  ])
})

test('a test without a pass mark takes any words for one, and two answers go on behind a method that stands there once', () => {
  const proof = { quantity: 'rain test', judge: 'Ana Ruiz' }
  expect(told(answer('proof', 'No drop inside.', { about: 'rain test', instead: { proof } }))).toEqual([
    ['Model the mast', 'proof', [{ ...proof, value: 'No drop inside' }]],
  ])
  const instead = { method: 'By hand.' }
  expect(told(answer('method', 'Then dried.', { instead }), answer('method', 'Twice.', { instead }))).toEqual([
    ['Model the mast', 'method', 'By hand. Then dried. Twice.'],
  ])
})

test('a pass mark that was asked for of a requirement stands beside the others under what it is about, one that stood otherwise in its place', () => {
  const about = 'clamping force'
  expect(answeredCells([answer('proof', 'At most 12 N on the bench scale', { about })])).toMatchObject([
    { name: 'proof', adds: true, value: [{ quantity: about, comparator: '<=', value: '12', unit: 'N' }] },
  ])
  const proof = { quantity: about, comparator: '<=', value: '20', unit: 'N', judge: 'Ana Ruiz' }
  expect(answeredCells([answer('proof', 'at most 12 N', { about, instead: { proof } })])).toMatchObject([
    { instead: proof, value: [{ quantity: about, comparator: '<=', value: '12', unit: 'N', judge: 'Ana Ruiz' }] },
  ])
  expect(answeredCells([answer('proof', 'we ask the yard first', { about, instead: { proof } })])).toEqual([])
})

test('a pass mark between commas is read as one, with the month and the known name beside it, and the rest are its conditions', () => {
  const said = answer('proof', 'Pull of the rope over one hour at 20 °C, load cell, 390 N at most, month 4, Priya Nair', {
    ...{ about: 'rope pull', people: ['Samuel Ortiz', 'Priya Nair'] },
  })
  expect(told(said).map(([, , value]) => value)).toEqual([
    [
      {
        ...{ quantity: 'rope pull', comparator: '<=', value: '390', unit: 'N', judge: 'Priya Nair', by_month: 4, as_told: '390 N at most' },
        condition: 'Pull of the rope over one hour at 20 °C, load cell',
      },
    ],
  ])
  const figure = { quantity: 'glaze depth', value: '2', unit: 'mm' }
  expect(told(answer('condition', 'On the bench, the kiln is cold', { figure })).map(([, , value]) => value)).toEqual([
    [{ quantity: 'glaze depth', condition: 'On the bench, the kiln is cold' }],
  ])
})

test('beside tests to choose from another one that is told freely is taken, and shows the requirement; words that nothing could fail wait to be placed', () => {
  const choices = { 'rope pull: at most 390 N': { requirement_id: 'R1', quantity: 'rope pull' } }
  const said = (words: string) => answer('proof', words, { about: 'strength', requirement_id: 'R1', choices })
  const shown = (quantity: string) => [
    ['Model the mast', 'requirement_ids', ['R1']],
    ['Model the mast', 'shows', [{ requirement_id: 'R1', quantity }]],
  ]
  const figure = { quantity: 'strength', comparator: '<=', value: '390', unit: 'N', as_told: '390 N at most', by_month: 4 }
  expect(told(said('On a load cell, 390 N at most, month 4'))).toEqual([
    ...shown('strength'),
    ['Model the mast', 'proof', [{ ...figure, condition: 'On a load cell' }]],
  ])
  const words = 'the mast stands after 50 pulls'
  expect(told(said(words))).toEqual([...shown('strength'), ['Model the mast', 'proof', [{ quantity: 'strength', value: words }]]])
  // a test by its name is that test
  expect(told(said('the rope pull'))).toEqual(shown('rope pull'))
  expect(unplacedIn([said('Priya Nair')]).map(({ text }) => text)).toEqual(['Priya Nair'])
})
