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
