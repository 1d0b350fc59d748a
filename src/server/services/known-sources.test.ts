import { expect, test } from 'vitest'
import type { PlanSources } from '../../domain/grounding/sources.ts'
import type { Person } from '../person.ts'
import { knownSources } from './known-sources.ts'

const ADA = { id: 'ada' } as Person
const BOB = { id: 'bob' } as Person

/** Sources with one answer; each call makes them anew, as each drafting call reads them anew. */
function said(answer: string): PlanSources {
  return { documents: [], answers: [{ slot: 'Q1', question: 'What is built?', answer }], entries: [], own_statements: [] }
}

test('sources that say the same are one object for one person', () => {
  const known = knownSources()
  const first = said('A mast.')
  expect(known(ADA, first)).toBe(first)
  expect(known(ADA, said('A mast.'))).toBe(first)
})

test('one changed word makes other sources', () => {
  const known = knownSources()
  const first = known(ADA, said('A mast of 6 ft.'))
  const changed = said('A mast of 8 ft.')
  expect(known(ADA, changed)).toBe(changed)
  expect(known(ADA, said('A mast of 6 ft.'))).toBe(first)
})

test('nobody is given what somebody else has, though it says the same', () => {
  const known = knownSources()
  const hers = known(ADA, said('A mast.'))
  expect(known(BOB, said('A mast.'))).not.toBe(hers)
})

test('what was not asked for longest is let go of, what is asked for stays', () => {
  const known = knownSources()
  const [old, used] = [known(ADA, said('old')), known(ADA, said('used'))]
  for (let at = 0; at < 20; at += 1) {
    known(BOB, said(`other ${at}`))
    expect(known(ADA, said('used'))).toBe(used)
  }
  expect(known(ADA, said('old'))).not.toBe(old)
})

test('a few sources of great length are kept no longer than many short ones', () => {
  const known = knownSources()
  const long = (letter: string) => said(letter.repeat(2_000_000))
  const first = known(ADA, long('a'))
  known(ADA, long('b'))
  expect(known(ADA, long('a'))).not.toBe(first)
})
