import { expect, test } from 'vitest'
import { placedSentences } from './sentence-key.ts'
import { traced } from './testing/traced.ts'

test('sentences go through text and lists in reading order, each named by its place', () => {
  const texts = [traced('«A.» «B.»'), { ...traced('«C.»'), part: 'deliverable' as const, index: 1 }]
  expect(placedSentences(texts).map(({ key }) => key)).toEqual(['text 0 0', 'text 0 1', 'deliverable 1 0'])
})
