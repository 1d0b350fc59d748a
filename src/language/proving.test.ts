import { expect, test } from 'vitest'
import { onlyProves, provesAt } from './proving.ts'

const tested = (words: string) => words.slice(0, provesAt(words))

test.each([
  ['Freeze the gel 100 times. Shows it lasts', 'Freeze the gel 100 times'],
  ['Etched line target, so proves that edges are seen', 'Etched line target'],
  ['No more than 3 may pass, which shows that bad ones are held back', 'No more than 3 may pass'],
  ['The log has to show that it holds', 'The log has to show that it holds'],
])('“%s” is tested by “%s”', (words, said) => expect(tested(words)).toBe(said))

test('words may tell of nothing but what is proven', () => {
  expect(onlyProves("so it's eye safe")).toBe(true)
  expect(onlyProves('to show that it lasts')).toBe(true)
  expect(onlyProves('at 50 °C for a day')).toBe(false)
})
