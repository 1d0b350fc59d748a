import { describe, expect, test } from 'vitest'
import { trace } from './trace.ts'

describe('the same figures in other words', () => {
  const answered = (answer: string, question = 'What counts?') => ({
    documents: [],
    entries: [],
    own_statements: [],
    answers: [{ slot: 'S1-Q3', question, answer }],
  })
  const pieces = (sentence: string, answer: string) =>
    trace(sentence, answered(answer)).flatMap((one) => one.unsupported.map(({ text }) => text))

  test.each([
    ['The obs lists of January to March 2020 set the drop pattern.', 'obs lists Jan-Mar 2020 set the drop pattern'],
    ['The obs lists of Jan 2020 set the drop pattern.', 'obs lists of January to March 2020 set the drop pattern'],
    ['The criterion is not met with fewer than 12 gaps.', 'at least 12 gaps; <12 gaps is a fail'],
    ['The criterion is not met if a run is still >10% off after the cycles.', 'the runs come back within 10% after the cycles'],
    ['The scores are the same; all four are scored alike.', 'same scores for all 4, scored alike'],
    ['At most 5 gaps remain open.', '<= 5 gaps remain open'],
  ])('"%s" stands in "%s"', (sentence, answer) => expect(pieces(sentence, answer)).toEqual([]))

  test.each([
    ['The obs lists of April 2020 set the drop pattern.', 'obs lists Jan-Mar 2020 set the drop pattern', 'April'],
    ['The criterion is met with fewer than 12 gaps.', 'it is met with at least 12 gaps', 'fewer than 12'],
    ['The scores are the same; all seven are scored alike.', 'same scores for all 4, scored alike', 'seven'],
    ['At least 5 gaps remain open.', '<= 5 gaps remain open', 'At least 5'],
  ])('"%s" does not stand in "%s"', (sentence, answer, piece) =>
    expect(pieces(sentence, answer).some((one) => one.includes(piece))).toBe(true),
  )
})
