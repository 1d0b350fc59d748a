import { expect, test } from 'vitest'
import type { Subject } from '../../../domain/interview.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

function read(answer: string, subject: Subject = 'threshold') {
  const { rows, unplaced } = filledRows([{ slot: 'Q8', subject, answer }], LEARNED)
  const values = rows
    .filter(({ kind }) => kind === 'commitment')
    .map(({ cells }) => Object.fromEntries(Object.entries(cells).map(([cell, told]) => [cell, (told as { value: unknown }).value])))
  return { values, unplaced: unplaced.map(({ text }) => text) }
}

test('a commitment that can be read without a loss is read into cells', () => {
  const answer = 'The feeder lag is 2.4 s today and will be 0.2 s or less by month 4, by a fast film of the jet.'
  expect(read(answer).values).toMatchObject([{ today: '2.4 s', comparator: '<=', value: '0.2 s or less', by_month: 4 }])
})

test.each([
  [
    'with a standard that no cell holds',
    'Thermal resistance today is not known; we measure it in a guarded hot plate by ASTM C518 in month 5 and commit to at most 10 % above the boot.',
    [undefined],
  ],
  [
    'without a name of its own',
    'By month 5, at most 1 of 16 burns shows flame outside the box; we measure it with two films on one clock.',
    [5],
  ],
])('a sentence on a figure %s is a row in its own words', (_, answer, [by_month]) => {
  const { values, unplaced } = read(answer)
  expect(values).toEqual([{ quantity: answer.slice(0, -1), by_month }])
  expect(unplaced).toEqual([])
})

test('sentences that say a limit each are a row each; the others stand in their own words', () => {
  const answer =
    'By month 5, bare mass is at most 16.9 kg on a shop scale calibrated to 5 g. By month 5, pod splash to first spectrum takes at most 95 s in 15 tank drops.'
  expect(read(answer).values).toEqual([
    { quantity: 'bare mass', comparator: '<=', value: '16.9', unit: 'kg', by_month: 5, how: 'on a shop scale calibrated to 5 g' },
    { quantity: answer.slice(0, -1).split('. ')[1], by_month: 5 },
  ])
  const { rows } = filledRows([{ slot: 'Q8', subject: 'threshold', answer }], LEARNED)
  expect(rows.map(({ cells }) => 'quantity' in cells && cells.quantity?.state)).toEqual(['read', 'read'])
})

test('a limit keeps its figure, the range stands with how it is shown, and what is today in a cell of its own', () => {
  const answer = 'CO2 error at most 2 mmHg from 0 to 80 mmHg, 10 levels. Weight below 220 g/m2, now 260. Array gain at least 9 dB at 5 kHz.'
  expect(read(answer)).toEqual({
    values: [
      { quantity: 'CO2 error', comparator: '<=', value: '2', unit: 'mmHg', how: 'from 0 to 80 mmHg, 10 levels' },
      { quantity: 'Weight', comparator: '<', value: 'below 220 g/m2', today: '260' },
      { quantity: 'Array gain', comparator: '>=', value: '9', unit: 'dB', how: 'at 5 kHz' },
    ],
    unplaced: [],
  })
})

test('a time that heads a figure says by when it holds and is no part of its name, and a trial that is called by its month is', () => {
  const limit = { comparator: '>=', value: '0.75' }
  expect(read('End of month 5: k4 >= 0.75, creep within 5 % for 11 out of 12 joints.').values).toMatchObject([
    { quantity: 'k4', ...limit, by_month: 5 },
    { quantity: 'creep', comparator: '<=', value: 'within 5 % for 11 out of 12 joints' },
  ])
  const dated = read('End of May: k4 >= 0.75.')
  expect(dated).toMatchObject({ values: [{ quantity: 'k4', ...limit }], unplaced: ['End of May: k4 >= 0.75.'] })
  expect(read('May trial: k4 >= 0.75.').values).toMatchObject([{ quantity: 'May trial: k4', ...limit }])
})

test.each([
  ['The seal leak rate is 3 ml an hour.', true],
  ['seal leak rate: 3 ml, now.', true],
  ['seal leak rate: 3 ml, the topic allows 5.', false],
])('a figure without a limit is one of today only where that is said: %s', (answer, isToday) => {
  const { values, unplaced } = read(answer)
  expect([values.length, unplaced]).toEqual(isToday ? [1, []] : [0, [answer]])
})

test('what a product does today is no commitment where nobody asked for one, and stands among what is told of it', () => {
  const answer = 'It is on 31 blades since 2023. On glass it reaches a lap shear of 2,350 psi and it takes 9 hours to cure at 70 degF.'
  expect(read(answer, 'existing')).toEqual({ values: [], unplaced: [] })
})
