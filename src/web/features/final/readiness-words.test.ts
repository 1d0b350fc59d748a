import { expect, test } from 'vitest'
import { readinessLines } from './readiness-words.ts'

test('what is open is counted in words', () => {
  const lines = readinessLines({ loose: 3, blanks: 2, gaps: 1, partial: 4, own: 1 })
  expect([lines.loose, lines.blanks, lines.gaps]).toEqual(['3 sentences rest on no source', '2 blanks left', '1 requirement uncovered'])
  expect(lines.good).toEqual(['1 sentence is your own.'])
})

test('what is in order is said too', () => {
  expect(readinessLines({ loose: 0, blanks: 0, gaps: 0, partial: 0, own: 0 }).good).toEqual([
    'Every sentence that needs a source has one.',
    'Nothing is left to fill in.',
    'Every requirement of the solicitation is answered.',
  ])
  expect(readinessLines({ loose: 0, blanks: 1, gaps: 1, partial: 0, own: 2 }).good).toEqual([
    'Every sentence that needs a source has one, 2 sentences of them as your own statements.',
  ])
})

test('what is answered in part is not passed over', () => {
  expect(readinessLines({ loose: null, blanks: 1, gaps: 0, partial: 3, own: null }).good).toEqual([
    'Every requirement of the solicitation is answered, 3 of them in part.',
  ])
})

test('of what is not known nothing is said', () => {
  expect(readinessLines({ loose: null, blanks: 1, gaps: null, partial: null, own: null }).good).toEqual([])
})
