import { expect, test } from 'vitest'
import { writtenAgo } from './written-words.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T11:59:40Z', 'just now'],
  ['2026-11-20T12:00:30Z', 'just now'],
  ['2026-11-20T11:58:30Z', '1 minute ago'],
  ['2026-11-20T10:00:00Z', '2 hours ago'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-12T12:00:00Z', 'last week'],
  ['2026-08-01T12:00:00Z', '3 months ago'],
  ['2024-01-01T12:00:00Z', '2 years ago'],
])('what was written at %s was written %s', (written_at, words) => {
  expect(writtenAgo(written_at, NOW)).toBe(words)
})
