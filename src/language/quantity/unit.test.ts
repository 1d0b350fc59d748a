import { expect, test } from 'vitest'
import { measureUnit } from './unit.ts'

test.each(Object.getOwnPropertyNames(Object.prototype))('%s, which every table of the language has, is a word like any other', (word) => {
  expect(measureUnit(word)).toMatchObject({ factor: 1 })
  expect(measureUnit(`m/${word}`)).toMatchObject({ dimension: expect.stringMatching(/^length\//), factor: 1 })
})

test.each([
  ['µg/L', 'ppb'],
  ['ng per liter', 'ppt'],
  ['mg/l', 'ppm'],
])('a liter of water is a kilogram: %s are %s', (weight, parts) => {
  const [one, other] = [measureUnit(weight), measureUnit(parts)]
  expect(one?.dimension).toBe(other?.dimension)
  expect(one?.factor).toBeCloseTo(other?.factor ?? 0, 15)
})
