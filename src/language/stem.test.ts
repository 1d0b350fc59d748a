import { expect, test } from 'vitest'
import { stem } from './stem.ts'

test.each([
  ['isolate', 'isolates', 'isolating', 'isolated', 'isolation'],
  ['optimize', 'optimizes', 'optimizing', 'optimized', 'optimization'],
  ['build', 'built', 'building'],
])('%s is one word in all its forms', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1)
})
