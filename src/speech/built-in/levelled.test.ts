import { expect, test } from 'vitest'
import { levelled } from './levelled.ts'

test('sound that is too loud is turned down as a whole, and other sound stays as it is', () => {
  expect(levelled(Float32Array.of(0.25, -1, 0.5))).toEqual(Float32Array.of(0.125, -0.5, 0.25))
  const quiet = Float32Array.of(0.01, -0.5)
  expect(levelled(quiet)).toBe(quiet)
  expect(levelled(new Float32Array())).toEqual(new Float32Array())
})
