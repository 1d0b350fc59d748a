import { expect, test } from 'vitest'
import { offeredPut } from './offered-put.ts'

test.each([
  ['Final report, month 24', 'deliverable', 'Final report', '24'],
  ['Monthly status report, months 1 to 12.', 'deliverable', 'Monthly status report', '1 to 12'],
  ['Design review at the bakery in month 6.', 'meeting', 'Design review at the bakery', '6'],
  ['The oven shall hold 250 °C for an hour.', 'criterion', 'The oven shall hold 250 °C for an hour.', ''],
  [
    'The yeast may die in the heat; then we use the other strain.',
    'risk',
    'The yeast may die in the heat; then we use the other strain.',
    '',
  ],
  ['The Government lends us an oven by month 3.', 'furnished', 'The Government lends us an oven', '3'],
  ['Knead the second batch by hand.', 'task', 'Knead the second batch by hand.', ''],
])('what was said is offered as what it most likely is, with its months: %s', (words, kind, text, months) => {
  expect(offeredPut(words)).toEqual({ kind, text, months, people: '' })
})

test('a month of the calendar is counted where it is known from when, and whoever is named is taken over', () => {
  const offered = offeredPut('Test report by Moreau, May 2028', { people: ['Ida Voss', 'Luc Moreau'], first: { month: 3, year: 2028 } })
  expect(offered).toMatchObject({ kind: 'deliverable', months: '3', people: 'Luc Moreau' })
})
