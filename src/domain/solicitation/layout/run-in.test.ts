import { expect, test } from 'vitest'
import { isRunIn } from './run-in.ts'

test('a heading in the line that it heads is set in capitals, or opens a numbered paragraph', () => {
  expect(isRunIn('REPORTS AND MEETINGS.', false)).toBe(true)
  expect(isRunIn('Reports and meetings.', true)).toBe(true)
  expect(isRunIn('Reports and meetings.', false)).toBe(false)
})

test('what binds, denies or counts is a sentence', () => {
  for (const sentence of ['No hyperlinks.', 'Reports are due.', 'Five pages, 10 point.', 'A work plan of the kind that follows here.'])
    expect(isRunIn(sentence, true)).toBe(false)
})
