import { expect, test } from 'vitest'
import { measureUnit } from './unit.ts'

test.each(Object.getOwnPropertyNames(Object.prototype))('%s, which every table of the language has, is a word like any other', (word) => {
  expect(measureUnit(word)).toMatchObject({ factor: 1 })
  expect(measureUnit(`m/${word}`)).toMatchObject({ dimension: expect.stringMatching(/^length\//), factor: 1 })
})
