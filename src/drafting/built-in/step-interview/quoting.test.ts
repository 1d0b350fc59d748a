import { expect, test } from 'vitest'
import { named } from './quoting.ts'

test.each([
  ['The seal may leak: early sign a drop of pressure', 'the seal may leak'],
  [
    'Use of one wave tank for the afternoon of the last test (Carderock, building 18)',
    'use of one wave tank for the afternoon of the last test',
  ],
  ['Two hulls (spare) and their moulds', 'two hulls (spare) and their moulds'],
])('a label names its line in short, and leaves no bracket open: %s', (line, name) => {
  expect(named(line)).toBe(name)
})
