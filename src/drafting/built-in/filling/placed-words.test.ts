import { expect, test } from 'vitest'
import { placedWords } from './placed-words.ts'

test.each([
  ['a four-well breadboard', ['a', 'four-well', 'breadboard']],
  ['Filter v0.1, in draw.io. Next', ['Filter', 'v0.1', ',', 'in', 'draw.io', '.', 'Next']],
  ['Miroslav Petráček and Łukasz Demirtaş', ['Miroslav', 'Petráček', 'and', 'Łukasz', 'Demirtaş']],
  ["12 µm, so don't", ['12', 'µm', ',', 'so', 'do', "n't"]],
])('the words of an answer in their places: %s', (text, words) => {
  const placed = placedWords(text)
  expect(placed.map((word) => word.text)).toEqual(words)
  expect(placed.map(({ start, end }) => text.slice(start, end))).toEqual(words)
})

test('a name with letters that are not English is a name', () =>
  expect(placedWords('Łukasz Demirtaş').map(({ pos }) => pos)).toEqual(['PROPN', 'PROPN']))
