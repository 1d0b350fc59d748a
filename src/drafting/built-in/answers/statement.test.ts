import { expect, test } from 'vitest'
import { clauseOf, clausesOf } from '../demands/clause.ts'

test.each([
  ['A key focus is on low-mass scalability.', 'need', 'low-mass scalability'],
  ['Are new waveform types in scope? Yes.', 'option', 'new waveform types'],
  ['Seeker design is not of interest at this time.', 'duty', 'keep seeker design out of the work at this time'],
  ['Compatibility with legacy airborne platforms is greatly desired.', 'need', 'compatibility with legacy airborne platforms'],
  [
    'This topic invites proposals that investigate the feasibility of emerging concepts.',
    'duty',
    'investigate the feasibility of emerging concepts',
  ],
  ['It is therefore paramount to develop more sensitive platforms.', 'duty', 'develop more sensitive platforms'],
  ['Apply parallelization technique to increase performance.', 'duty', 'apply parallelization technique to increase performance'],
])('%s', (said, kind, text) => {
  expect(clauseOf(said)).toMatchObject({ kind, text })
})

test('two wishes with a comma between them are two', () => {
  const clauses = clausesOf('Advanced research is deemed necessary, partnership with a university is encouraged.')
  expect(clauses.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(['need: advanced research', 'option: partnership with a university'])
})

test('a background sentence stays in its own words', () => {
  expect(clauseOf('Wildfires have become more frequent in the last decade.').kind).toBe('quote')
})
