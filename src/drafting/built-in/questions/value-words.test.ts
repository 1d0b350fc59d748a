import { expect, test } from 'vitest'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { isToBeReached, quotable, wishedFor } from './value-words.ts'

const requirement = (text: string): Requirement => ({
  id: 'R1',
  text,
  kind: 'performance',
  strength: 'must',
  phase: 'any',
  page: 1,
  quote: text,
  quantities: [],
  set_by: 'reader',
})

test.each([
  ['The pump must reach at least 20 bar.', true],
  ['Height: 10 stories tall', false],
  ['Noise level: less than 20 dB', true],
  ['Samples will be made and delivered at a wavelength of 4.6 um.', false],
  ['Skins may range in thickness from 0.1 inch to 0.75 inch.', false],
])('%s is to be reached: %s', (text, is) => {
  expect(isToBeReached(requirement(text))).toBe(is)
})

test.each([
  ['It is desired that the pump reach at least 20 bar.', 'the pump reach at least 20 bar'],
  ['With the drive towards higher rates, a link with 10 Gbps is required.', 'a link with 10 Gbps is required'],
])('of "%s" the value is quoted', (text, words) => {
  expect(quotable(requirement(text), 'number')).toBe(words)
})

test('what is not wanted is no whole demand to ask about', () => {
  expect(quotable(requirement('The pump must not leak.'), 'whole')).toBe('')
})

test.each([
  ['Techniques that achieve high release efficiency are needed.', 'high release efficiency'],
  ['The tool must rapidly develop models.', ''],
  ['Vaccines against high consequence pathogens are needed.', ''],
  ['The tool must work in a consistent way.', ''],
])('of "%s" the wish is "%s"', (text, wish) => {
  expect(wishedFor(requirement(text))).toBe(wish)
})
