import { expect, test } from 'vitest'
import { namedValue, withOf } from './named-value.ts'

const texts = (said: string, before: string) => namedValue(said, before)?.map(({ text }) => text) ?? null

test('a value is named by what its sentence speaks of', () => {
  expect(texts('0.97 from 2 to 9 micron', 'The absorptance, ')).toEqual(['an absorptance of 0.97 from 2 to 9 micron'])
  expect(texts('under 25 mK', 'Drift the Contractor is at 60 mK today and the Contractor ')).toEqual(['the drift is under 25 mK'])
})

test('dimensions are called so, and a bare amount without its comparator is left out', () => {
  expect(texts('30 by 12, measured with a caliper', 'for the big one ')).toEqual(['dimensions of 30 by 12, measured with a caliper'])
  expect(texts('30 watts into the tank at 300 K', 'the Contractor ')).toEqual([])
  expect(texts('1.5 to 90 MHz in simulation', 'the Contractor ')).toBeNull()
  expect(texts('a drift of 0.3 degree', 'the Contractor ')).toBeNull()
})

test('a quantity and its number have the word between them', () => {
  expect(withOf('average drift 0.30 over 5 runs')).toBe('average drift of 0.30 over 5 runs')
  expect(withOf('drift at 30 degrees')).toBe('drift at 30 degrees')
})
