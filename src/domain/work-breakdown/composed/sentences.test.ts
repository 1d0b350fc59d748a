import { expect, test } from 'vitest'
import { closed, valued } from './sentences.ts'

test('notes become sentences: each begins with a capital, and signs are words', () => {
  expect(closed('cut the felt w/ a knife & weigh it. log it; e.g. in the sheet! iOS shows it, w/o delay')).toBe(
    'cut the felt with a knife and weigh it. Log it; e.g. in the sheet. iOS shows it, without delay.',
  )
  expect(closed('E. coli is counted in 3 samples. it stays at zero')).toBe('E. coli is counted in 3 samples. It stays at zero.')
  expect(closed('AT&T, w/ 3 of them (w/o the lid)')).toBe('AT&T, with 3 of them (without the lid).')
})

test('behind a label words keep the full stop that was typed, and a thing gets none', () => {
  expect(valued('No other weaver works on the cloth.')).toBe('No other weaver works on the cloth.')
  expect(valued('Ana and Tom travel to Bath for two trips of four days each.')).toBe(
    'Ana and Tom travel to Bath for two trips of four days each.',
  )
  expect(valued('a loom in Bath')).toBe('a loom in Bath')
})
