import { expect, test } from 'vitest'
import { closed, labelledLines, valued } from './sentences.ts'

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

test('behind a label lines stand as a list, and so do notes; sentences stand one behind the other', () => {
  expect(labelledLines('Method', 'The big loom.\n- three cloths\n- ten picks')).toEqual([
    'Method:',
    '- The big loom.',
    '- Three cloths',
    '- Ten picks',
  ])
  expect(labelledLines('Method', 'Warp in linen. Ten picks a centimetre, by hand. Each cloth 2 m.')).toEqual([
    'Method:',
    '- Warp in linen.',
    '- Ten picks a centimetre, by hand.',
    '- Each cloth 2 m.',
  ])
  expect(labelledLines('Method', 'The warp is linen. Ten picks, by hand. Each cloth is 2 m long. No oil on it.')).toHaveLength(5)
  expect(labelledLines('Method', 'The warp is linen. Ten picks, by hand. Each cloth is 2 m long.')).toHaveLength(1)
  expect(labelledLines('Papers', '1. a plan\n2) a report')).toEqual(['Papers:', '- A plan', '- A report'])
  const told = 'The warp is linen. Ana counts ten picks a centimetre. Each cloth is 2 m long.'
  expect(labelledLines('Method', told)).toEqual([`Method: ${told}`])
})
