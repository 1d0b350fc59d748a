import { expect, test } from 'vitest'
import { wordErrors } from './word-errors.ts'

test.each([
  ['the gain is ten', 'the gain is ten', 0],
  ['the gain is ten', 'the grain is ten', 1],
  ['the gain is ten', 'the gain ten', 1],
  ['the gain is ten', 'uh the gain is a ten', 2],
  ['the gain is ten', '', 4],
])('of “%s”, heard as “%s”, %i words are wrong', (said, heard, wrong) => {
  expect(wordErrors(said.split(' '), heard.split(' ').filter(Boolean))).toEqual({ words: 4, wrong })
})
