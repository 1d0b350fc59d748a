import { expect, test } from 'vitest'
import { storiesFor } from './changed.mjs'

test('a change of the product can reach every story', () => {
  expect(storiesFor(['src/web/ui/field.tsx'])).toEqual([])
  expect(storiesFor(['README.md', 'package-lock.json'])).toEqual([])
})

test('so can a change of what stories share', () => {
  expect(storiesFor(['e2e/people.ts'])).toEqual([])
  expect(storiesFor(['playwright.config.ts'])).toEqual([])
})

test('a change of a story reaches that story', () => {
  expect(storiesFor(['e2e/final.story.ts', 'README.md'])).toEqual(['e2e/final.story.ts'])
})

test('a change of tests and papers reaches none', () => {
  expect(storiesFor(['README.md', 'src/domain/money.test.ts', 'src/web/testing/screen.tsx', 'bench/run.ts'])).toBeNull()
})
