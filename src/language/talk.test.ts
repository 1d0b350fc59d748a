import { expect, test } from 'vitest'
import { isTalk } from './talk.ts'

test.each([
  "It's a swab.",
  'We stir it.',
  'Who signs?',
  'The Contractor wants 3 kg.',
  "It doesn't leak.",
  'It holds, and, what was it, the lid fits.',
])('“%s” is talk', (line) => expect(isTalk(line)).toBe(true))

test.each(["The model repeats last year's run.", 'No bag leaks.', 'The Contractor weighs the box.'])('“%s” is none', (line) =>
  expect(isTalk(line)).toBe(false),
)
