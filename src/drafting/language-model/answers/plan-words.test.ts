import { describe, expect, test } from 'vitest'
import type { PlanSources } from '../../../domain/grounding/sources.ts'
import { planWords } from './plan-words.ts'

const SOURCES: PlanSources = {
  documents: [
    {
      id: 'topic',
      file_name: 'topic.pdf',
      role: 'solicitation',
      pages: [{ page: 1, text: 'Develop a robust pump controller. Provide a comprehensive test record as needed by the operator.' }],
    },
  ],
  answers: [],
  entries: [],
  own_statements: [],
}
const words = planWords(SOURCES)
const objected = (text: string, before = '') => words.objections(text, before).map(({ sentence }) => sentence)

describe('words that models add', () => {
  test.each([
    ['The Contractor will test an innovative valve.', 'The Contractor shall test a valve.'],
    ['Our model is robustly fitted to our own data.', "The Contractor's model is robustly fitted to the Contractor's own data."],
    ['We will measure 12 coupons as appropriate.', 'The Contractor shall measure 12 coupons.'],
    ['A rigorous analysis covers 3 pumps.', 'An analysis covers 3 pumps.'],
    ['A rigorous and innovative analysis covers 3 pumps.', 'An analysis covers 3 pumps.'],
    ['The pump is successfully tested in 5 runs.', 'The pump is tested in 5 runs.'],
  ])('%s → %s', (said, plain) => {
    expect(words.plain(said, '')).toBe(plain)
  })

  test.each([
    'This paves the way for Milestone 4.',
    'The plan leverages the bench.',
    'The Contractor shall build an innovative and light pump.',
    'The data give a solid foundation.',
    'We measure the coupons.',
    'The coupons will be tested on the bench.',
    'The Contractor shall make timely decisions.',
    'The Contractor shall test the pump at [name the test range].',
  ])('are objected to where taking them out would break the sentence: %s', (said) => {
    expect(objected(said)).toHaveLength(1)
  })
})

describe('what stays', () => {
  test.each([
    'The Contractor shall develop a robust pump controller.',
    'The Contractor shall hand over the comprehensive test record.',
    'The Government will name the operator; the data will be provided by the Government.',
    'The record says: "our pump will be tested as appropriate".',
    'Which pump will be tested, and how do we know it?',
  ])('%s', (said) => {
    expect(words.plain(said, '')).toBe(said)
    expect(objected(said)).toEqual([])
  })

  test('a clause that somebody typed, wherever it then stands', () => {
    const before = 'Front-to-back ratio: at least 30 dB (today we measured 18 dB in our chamber).'
    const now = 'The front-to-back ratio is at least 30 dB (today we measured 18 dB in our chamber).'
    expect(words.plain(now, before)).toBe(now)
    expect(objected(now, before)).toEqual([])
    expect(objected('We measured 18 dB on the range.', before)).toHaveLength(1)
  })

  test('words that stood before', () => {
    const before = 'The unique valve will be tested by thorough inspection.'
    expect(words.plain('By thorough inspection the unique valve will be tested.', before)).toContain('thorough inspection the unique valve')
    expect(objected('By thorough inspection the unique valve will be tested.', before)).toEqual([])
  })
})
