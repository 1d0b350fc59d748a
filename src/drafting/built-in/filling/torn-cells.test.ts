import { expect, test } from 'vitest'
import { placedWords } from './placed-words.ts'
import { withoutTorn } from './torn-cells.ts'

const cut = (text: string, told: string, label = 'step.result') => {
  const words = placedWords(text)
  const to = words.findIndex(({ end }) => end >= text.indexOf(told) + told.length) + 1
  const from = words.findIndex(({ start }) => start >= text.indexOf(told))
  return withoutTorn({ label, from, to }, words).map((one) => text.slice(words[one.from]?.start, words[one.to - 1]?.end))
}

test('a thing does not end in what opens the next one, and one of things that are not told is none', () => {
  expect(cut('They have a crane and a row of old buoys.', 'a crane and a row of')).toEqual([])
  expect(cut('We get six coils with a loss sheet.', 'six coils with')).toEqual(['six coils'])
})

test('what ends its sentence so, and what is no thing, stands', () => {
  expect(cut('We get a plug-in.', 'a plug-in')).toEqual(['a plug-in'])
  expect(cut('It starts at the pier we come from each day.', 'the pier we come from', 'step.place')).toEqual(['the pier we come from'])
})
