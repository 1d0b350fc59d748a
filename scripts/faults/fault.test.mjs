import { describe, expect, test } from 'vitest'
import { faultedText, foundTable, isChosen } from './fault.mjs'

const FAULT = { id: 'f01', room: 'domain', file: 'src/domain/a.ts', find: 'a < b', replace: 'a > b', breaks: 'The larger one wins.' }

describe('a planted fault', () => {
  test('takes the one place that it was made for', () => {
    expect(faultedText('if (a < b) return a', FAULT)).toBe('if (a > b) return a')
  })

  test('has no place where its words are gone or stand twice', () => {
    expect(faultedText('if (a <= b) return a', FAULT)).toBeNull()
    expect(faultedText('a < b || a < b', FAULT)).toBeNull()
  })

  test('is chosen by its id, by its room, or because nothing is named', () => {
    expect([['f01'], ['domain'], []].every((names) => isChosen(FAULT, names))).toBe(true)
    expect(isChosen(FAULT, ['web', 'f02'])).toBe(false)
  })
})

test('the table counts what was noticed in each room and tells in full what was not', () => {
  const noticed = { id: 'f02', room: 'web', stage: 'beside it', by: 'src/web/a.test.ts' }
  const missed = { id: 'f01', room: 'domain', stage: 'nobody', by: null }
  expect(foundTable([missed, noticed], [FAULT]).split('\n')).toEqual([
    'domain     0 of 1',
    'web        1 of 1',
    'all        1 of 2',
    'f01 was noticed by nobody: src/domain/a.ts: The larger one wins.',
  ])
})
