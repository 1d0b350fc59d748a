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

test('a number without a unit is a promise beside one of today that is near it', () => {
  expect(read('The evenness score is 0.71 today and becomes 0.80 by month 4.').values).toMatchObject([{ today: '0.71', value: '0.80' }])
})

test.each([
  [
    'beside its earlier value',
    'Kiln drift was 9 K in the spring and is to be 3 K or less by month 5.',
    { today: '9 K in the spring', by_month: 5 },
  ],
  [
    'behind its earlier value',
    'We promise a stain share, which was 8 percent in our last run, of at most 3 percent.',
    { quantity: 'stain share', value: '3' },
  ],
  ['behind what was heard', 'Set time, which had worried our buyers for years, is at most 12 minutes.', { quantity: 'Set time' }],
])('a limit %s is a commitment', (_, answer, told) => {
  expect(read(answer).values).toMatchObject([{ ...told, comparator: '<=' }])
})

test.each([
  ['its limit', 'The seal leak rate is 3 ml an hour.'],
  ['what it has to do with today’s', 'Ana runs the mill on 63 acres and has 500 sacks.'],
  ['what it limits', 'At most 1 of 16 burns shows flame outside the box.'],
  ['a promise of it', 'Crust thickness has been under 4 mm in each of our trials.'],
  ['a promise, but beside one of today', 'Crust thickness is 5 mm today and has been under 4 mm in each of our trials.'],
  ['a promise, but as a reason', 'The glaze turns dull over about 40 and flakes at the rim, so 38 is what we fire at.'],
  ['a value', 'The two-blade fan of 2023 told calm from gust but not how strong.'],
])('a figure that is told without %s commits to nothing and waits to be placed', (_, answer) => {
  expect(read(answer)).toEqual({ values: [], unplaced: [answer] })
})

test('who has brought a figure down is no value of today’s', () => {
  expect(read('Heaviest crate, Mirela got it down to 18 kg or less.').values).toEqual([
    { quantity: 'Heaviest crate', comparator: '<=', value: '18 kg or less' },
  ])
})

test('what a product does today is no commitment where nobody asked for one, and stands among what is told of it', () => {
  const answer = 'It is on 31 blades since 2023. On glass it reaches a lap shear of 2,350 psi and it takes 9 hours to cure at 70 degF.'
  expect(read(answer, 'existing')).toEqual({ values: [], unplaced: [] })
})

test('a sentence with several figures of several things commits to none of them in one row, and waits whole', () => {
  const answer =
    'We plan for 40 kN and expect a full lift in about 9 s at 30, about 210 W peak, 12 x 9 x 8 in, around 61 dBA, around $7,400 at 100 units.'
  expect(read(answer)).toEqual({ values: [], unplaced: [answer] })
})

test('what would be put together from several sentences or things waits', () => {
  const answer =
    'If our pump dies the hull floats as before. The topic wants -30 C to +55 C. The winch motors are rated to -20 C and we have no data under that.'
  expect(read(answer).values).toEqual([])
})
