import { expect, test } from 'vitest'
import { goingOn, inSentence } from './in-sentence.ts'

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

test.each([
  ['On the bench, the kiln is cold', 'on the bench, the kiln is cold'],
  ['Twice', 'twice'],
  ['Dayton laboratory', 'Dayton laboratory'],
  ['Monday morning', 'Monday morning'],
  ['Icepak at 20 °C', 'Icepak at 20 °C'],
])('words that were typed begin small only where no name can: %s', (typed, told) => expect(goingOn(typed)).toBe(told))
