import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

test.each([
  ['Thermal and lifetime model', 'thermal and lifetime model'],
  ['A model of the sink', 'a model of the sink'],
  ['Icepak model of the sink', 'Icepak model of the sink'],
  ['Ansys study', 'Ansys study'],
  ['Sunday run', 'Sunday run'],
  ['CNC-milled coupons', 'CNC-milled coupons'],
  ['pH of the bath', 'pH of the bath'],
])('within a sentence ordinary words begin small and names stay as they were typed: %s', (typed, told) =>
  expect(inSentence(typed)).toBe(told),
)
