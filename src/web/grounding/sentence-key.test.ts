import { expect, test } from 'vitest'
import { movedKey, placedSentences } from './sentence-key.ts'
import { traced } from './testing/traced.ts'

test('the arrows go through text and lists in reading order, and stop at the ends', () => {
  const texts = [traced('«A.» «B.»'), { ...traced('«C.»'), part: 'deliverable' as const, index: 1 }]
  const keys = placedSentences(texts).map(({ key }) => key)
  expect(keys).toEqual(['text 0 0', 'text 0 1', 'deliverable 1 0'])
  expect(movedKey(keys, 'text 0 1', 'ArrowRight')).toBe('deliverable 1 0')
  expect(movedKey(keys, 'text 0 1', 'ArrowUp')).toBe('text 0 0')
  expect(movedKey(keys, 'deliverable 1 0', 'ArrowDown')).toBe('deliverable 1 0')
  expect(movedKey(keys, 'text 0 0', 'ArrowLeft')).toBe('text 0 0')
  expect([movedKey(keys, 'text 0 1', 'Home'), movedKey(keys, 'text 0 0', 'End')]).toEqual(['text 0 0', 'deliverable 1 0'])
})

test('other keys are not taken', () => {
  expect(movedKey(['a'], 'a', 'Tab')).toBeNull()
})
