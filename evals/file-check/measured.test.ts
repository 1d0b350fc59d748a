import { expect, test } from 'vitest'
import { judged, markedFiles } from './measured.ts'

test('no file that nobody saw while this was built has a requirement found that a reader does not find in it', () => {
  const judgements = markedFiles('blind').flatMap(judged)
  const found = judgements.filter(({ strength }) => strength === 'full')
  expect(found.filter(({ is }) => !is)).toEqual([])
  expect(found.length).toBeGreaterThanOrEqual(4)
  // what is not found is at least shown where a person may look, but for two that share no words
  expect(judgements.filter(({ is, strength }) => is && strength === 'none').length).toBeLessThanOrEqual(2)
})
