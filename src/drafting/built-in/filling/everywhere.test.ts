import { expect, test } from 'vitest'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

const STEPS = 'Month 1-2: Ada builds the pump. Months 3-4: Bo tests the pump on the bench. Month 5: Cy runs the sea trial.'

/** Where the steps are done, as read from an answer on who works where. */
const cellsIn = (people: string) =>
  filledRows(
    [
      { slot: 'Q4', subject: 'steps', answer: STEPS },
      { slot: 'Q6', subject: 'people', answer: people },
    ],
    LEARNED,
  ).rows.flatMap(({ kind, cells }) => (kind === 'step' ? [(cells as { place?: { value: unknown; state: string } }).place] : []))
const placesIn = (people: string) => cellsIn(people).map((place) => place?.value)

test('where nobody says of which step a place is, all are done there but those that have one of their own', () => {
  const places = placesIn('The sea trial is at Cape May, all other work is in our Mobile shop.')
  expect(places.at(-1)).toMatch(/Cape May/)
  expect(places.slice(0, 2)).toEqual([expect.stringContaining('our Mobile shop'), expect.stringContaining('our Mobile shop')])
})

test('of two such places nobody knows which, and both stay to be placed; where a vendor sits is nobody’s place of work', () => {
  const people = 'All work is in our shop in Mobile. All work is in our laboratory in Biloxi.'
  expect(placesIn(people).filter(Boolean)).toEqual([])
  expect(placesIn('We have a quote from a laboratory in Ohio.').filter(Boolean)).toEqual([])
})

test('what the sentence on all places leaves out is not done there', () => {
  const [pump, test, trial] = placesIn('Everything but the sea trial is in our Mobile shop.')
  expect([pump, test]).toEqual(['our Mobile shop', 'our Mobile shop'])
  expect(trial).toBeUndefined()
})
