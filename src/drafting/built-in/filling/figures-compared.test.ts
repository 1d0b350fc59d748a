import { expect, test } from 'vitest'
import { figuresCompared } from './figures-compared.ts'

const rows = (answer: string) => figuresCompared(answer, [], true).map(({ row: { quantity, today, limit } }) => [quantity, today, limit])

test('today, ours and what is allowed, by what is said beside each; what is allowed is no row', () => {
  expect(rows('- range: today ~3 km / ours 9 km / limit 8 km')).toEqual([['range', '~3 km', '9 km']])
  expect(rows('A refill takes 40 minutes today, will take 9 minutes, and may take 12 minutes.')).toEqual([
    ['refill', '40 minutes', '9 minutes'],
  ])
  expect(rows('The detection rate is about 61 percent today; we expect 88 percent, and 85 percent is required.')).toEqual([
    ['detection rate', 'about 61 percent', '88 percent'],
  ])
})

test('what moves from one figure to another', () => {
  expect(rows('The heaviest case falls from 63 kg to 40 kg at most by month 3')).toEqual([['heaviest case', '63 kg', '40 kg at most']])
  expect(rows('- feeder lag: 2.4 s -> 0.2 s max, m4')).toEqual([['feeder lag', '2.4 s', '0.2 s max']])
})

test('what nobody can tell apart waits', () => {
  expect(rows('The two cases weigh 3 kg and 5 kg.')).toEqual([])
})

test('a header says whose the values of each row are, also where one of them has a comparison', () => {
  const told = '(now / ours / limit)\n- drag, step 2: 31 / 22 / max 27 N\n- creep, step 4: ±.08 / ±.03 / ±.05 mm'
  expect(rows(told)).toEqual([
    ['drag', '31 N', '22 N'],
    ['creep', '±0.08 mm', '±0.03 mm'],
  ])
  expect(rows('What\tGoal\tToday\ndrag\t22 N\t31 N\ncreep\t3 mm\t8 mm')).toEqual([
    ['drag', '31 N', '22 N'],
    ['creep', '8 mm', '3 mm'],
  ])
})

test('a row of values of which nothing says whose each is waits', () => {
  expect(rows('- drag, step 2: 31 / 22 / max 27 N')).toEqual([])
})

test('what stands beside each value says whose it is', () => {
  expect(rows('- drag: .31 N now, we want .22, allowed .27')).toEqual([['drag', '0.31 N', '0.22 N']])
  expect(rows('- ramp slope, step 4: 1 in 9 today, want 1 in 20, topic 1 in 15')).toEqual([['ramp slope', '1 in 9', '1 in 20']])
  expect(rows('- drag w/ two sails: 31 N today -> 22 N. Limit 27. Step 5.')).toEqual([['drag w/ two sails', '31 N', '22 N']])
  expect(rows('- rowing course, step 6: nothing yet, 5 h, topic 7')).toEqual([['rowing course', undefined, '5 h']])
})
