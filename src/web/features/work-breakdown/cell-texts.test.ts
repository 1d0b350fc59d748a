import { expect, test } from 'vitest'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import { monthsText, peopleText, proofText, proofWords, readComparator, readMonths, readPeople, readProofs } from './cell-texts.ts'

test.each([
  [3, 6, '3 to 6'],
  [4, 4, '4'],
  [3, undefined, '3 to ?'],
  [undefined, undefined, ''],
])('months %s and %s are typed as "%s" and read back', (from, to, text) => {
  expect(monthsText(from, to)).toBe(text)
  expect(readMonths(text)).toEqual({ ok: true, value: { from: from ?? null, to: to ?? null } })
})

test.each(['3-6', 'M3 – M6', ' 3 to 6 '])('months are also read from "%s"', (text) => {
  expect(readMonths(text)).toEqual({ ok: true, value: { from: 3, to: 6 } })
})

test.each(['soon', '0 to 3', '1 to 200', '6-Mar'])('"%s" are no months', (text) => expect(readMonths(text).ok).toBe(false))

test('the lead stands first among the people, once; names with commas are kept where semicolons part them', () => {
  expect(peopleText('Bo Lee', ['Ana Ruiz', 'Bo Lee'])).toBe('Bo Lee; Ana Ruiz')
  expect(readPeople('Ruiz, Ana; Bo Lee')).toEqual(['Ruiz, Ana', 'Bo Lee'])
  expect(readPeople('Ana Ruiz, Bo Lee, Ana Ruiz')).toEqual(['Ana Ruiz', 'Bo Lee'])
})

const GAIN: Proof = { quantity: 'Gain', comparator: '>=', value: '6', unit: 'dB', condition: 'at 10 GHz', runs: '3', judge: 'the TPOC' }

test('proofs are printed and read back, one a line', () => {
  const proofs: Proof[] = [GAIN, { quantity: 'Mass' }]
  expect(proofText(proofs)).toBe('Gain | at least | 6 | dB | at 10 GHz | 3 |  | the TPOC\nMass')
  expect(readProofs(proofText(proofs))).toEqual({ ok: true, value: proofs })
  expect(readProofs('')).toEqual({ ok: true, value: [] })
})

test('what is measured may be emptied: then the result itself is; and a comparison has to be one', () => {
  const emptied = { ok: true, value: [{ quantity: 'Result', comparator: '>=', value: '6' }] }
  expect(readProofs(' | at least | 6')).toEqual(emptied)
  expect(readProofs('| at least | 6')).toEqual(emptied)
  expect(readProofs('Gain | roughly | 6').ok).toBe(false)
  expect(readComparator('≥')).toEqual({ ok: true, value: '>=' })
})

test('a proof reads as words', () => {
  expect(proofWords(GAIN)).toBe('Gain at least 6 dB, at 10 GHz; 3 runs; judged by the TPOC')
  const dated = { ...GAIN, by_month: 4 }
  expect(proofWords(dated)).toBe('Gain at least 6 dB, at 10 GHz; 3 runs; judged by the TPOC; by month 4')
  expect(readProofs(proofText([dated]))).toEqual({ ok: true, value: [dated] })
  expect(readProofs('Gain | | 6 | dB | | | | | soon').ok).toBe(false)
  expect(proofWords({ quantity: 'Rate', comparator: '<', value: 'under 5 percent' })).toBe('Rate under 5 percent')
})
