import { expect, test } from 'vitest'
import type { HowReading } from '../../../domain/quality/how-reading.ts'
import { howPercent, howWords } from './how-words.ts'

const reading = (change: Partial<HowReading>): HowReading => ({
  milestone_number: 1,
  needed: ['method', 'instrument_or_data', 'where', 'date'],
  missing: [],
  score: 1,
  question: null,
  ...change,
})

test('a milestone tells how much of how it is said, and what is missing', () => {
  expect(howWords(reading({ missing: ['instrument_or_data', 'where'] }))).toBe(
    'Says how: 2 of 4. Missing: with which tools or data, where.',
  )
  expect(howWords(reading({}))).toBe('Says how: 4 of 4.')
  expect(howWords(reading({ needed: [] }))).toBe('')
})

test('a plan’s share is the mean of the milestones that have something to say', () => {
  expect(howPercent([reading({ score: 1 }), reading({ score: 0.5 }), reading({ needed: [], score: 0 })])).toBe(75)
  expect(howPercent([])).toBeNull()
})
