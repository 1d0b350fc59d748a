import { expect, test } from 'vitest'
import { offeredPut, offeredPuts } from './offered-put.ts'

test.each([
  ['Final report, month 24', 'deliverable'],
  ['Design review at the bakery in month 6.', 'meeting'],
  ['The oven shall hold 250 °C for an hour.', 'criterion'],
  ['The yeast may die in the heat; then we use the other strain.', 'risk'],
  ['The Government lends us an oven by month 3.', 'furnished'],
  ['Knead the second batch by hand; the first loaf is out in the second week of month 5.', 'task'],
])('what was said is offered whole as what it most likely is: %s', (words, kind) => {
  expect(offeredPut(words)).toEqual({ kind, text: words, people: '' })
})

test('whoever is named is taken over', () => {
  expect(offeredPut('Test report by Moreau, May 2028', ['Ida Voss', 'Luc Moreau'])).toMatchObject({
    kind: 'deliverable',
    people: 'Luc Moreau',
  })
})

test('things that are listed behind a head are offered as a row each; what only looks like a list is one', () => {
  const texts = (words: string) => offeredPuts(words).map(({ kind, text }) => `${kind}: ${text}`)
  expect(texts('You will have: a recipe report, the oven drawings and a final report.')).toEqual([
    'deliverable: a recipe report',
    'deliverable: the oven drawings and a final report',
  ])
  const one = 'You will have: a final report, by the end of May'
  expect(offeredPuts(one).map(({ text }) => text)).toEqual([one])
})

test('of words of which it is too unsure what they become nothing is offered to be taken by one press', () => {
  expect(offeredPuts('We call the oven Hearthline.')).toEqual([])
  expect(offeredPuts('The Government lends us an oven by month 3.')).toHaveLength(1)
})

test.each([
  'Ilse sends the progress letter on the fifth of each month.',
  'Osk runs the design review at the bakery in month 6.',
  'Kickoff at their bakery in week two, I bring the recipe book.',
])('a sentence that has its own verb is offered as no step: %s', (words) => {
  expect(offeredPuts(words)).toEqual([])
})

test.each([
  'Test report that names each crack, month 5',
  'Final report with all data that we took',
  'Knead the batch by hand; it rests for an hour.',
])('a thing of which a clause says more, and a deed, are offered: %s', (words) => {
  expect(offeredPuts(words)).toHaveLength(1)
})
