import { expect, test } from 'vitest'
import { matchingTopics } from './matching-topics.ts'

const TOPICS = [
  { number: 'X25-101', title: 'Quiet rotor blades for small aircraft', page: 3 },
  { number: 'X25-102', title: 'Blade inspection by sound', page: 7 },
  { number: 'Z4.01', title: 'Lunar dust seals', page: 11 },
]
const numbers = (sought: string) => matchingTopics(TOPICS, sought).map(({ number }) => number)

test('nothing sought finds every topic', () => {
  expect(numbers('  ')).toEqual(['X25-101', 'X25-102', 'Z4.01'])
})

test('words are found in any order and case, in number or title', () => {
  expect(numbers('BLADE x25')).toEqual(['X25-101', 'X25-102'])
  expect(numbers('sound blade')).toEqual(['X25-102'])
  expect(numbers('dust rotor')).toEqual([])
})

test('a number is found without its dash, its point, or with a long dash', () => {
  expect([numbers('x25101'), numbers('z401'), numbers('X25–102')]).toEqual([['X25-101'], ['Z4.01'], ['X25-102']])
})
