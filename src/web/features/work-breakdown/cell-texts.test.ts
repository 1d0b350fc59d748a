import { expect, test } from 'vitest'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import {
  fieldsOf,
  monthsText,
  peopleText,
  printFields,
  proofText,
  proofWords,
  readComparator,
  readMonth,
  readMonths,
  readPeople,
  readProofs,
  withChange,
} from './cell-texts.ts'

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

test.each([
  ['days 20 to 90', 1, 3],
  ['day 175', 6, 6],
])('days from the award are months: "%s"', (text, from, to) => {
  expect(readMonths(text)).toEqual({ ok: true, value: { from, to } })
})

test.each(['soon', 'days 20 to 90 or so', 'day 9000', '0 to 3', '1 to 200', '6-Mar'])('"%s" are no months', (text) =>
  expect(readMonths(text).ok).toBe(false),
)

test.each([
  ['9', '', 9],
  ['9', '5 September 2031', 9],
  ['14 November', '5 September 2031', 3],
  ['by the end of January 2032', '5 September 2031', 5],
  ['Oct', 'September', 2],
  ['', '5 September 2031', null],
])('"%s" is one month of a project that starts on "%s"', (text, start, month) => {
  expect(readMonth(text, start)).toEqual({ ok: true, value: month })
})

test('a date is no month without a start, nor before it, and a sentence around it is not thrown away', () => {
  const start = '5 September 2031'
  expect(readMonth('14 November')).toMatchObject({ ok: false, problem: expect.stringContaining('on which day the award is assumed') })
  for (const text of ['June 2031', 'January 2090', 'the divers come 14 November', 'October to November', '3 to 4'])
    expect(readMonth(text, start)).toMatchObject({ ok: false, problem: expect.stringContaining('Type one month') })
  expect(readProofs('Leak |  |  |  |  |  |  |  | 14 November', start)).toEqual({ ok: true, value: [{ quantity: 'Leak', by_month: 3 }] })
})

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

test('a mark is printed in the words in which it was told until somebody changes its figure', () => {
  const told = { quantity: 'Gloss', comparator: '>=' as const, value: '4', unit: 'grade', as_told: 'grade 4 or better' }
  expect(proofWords(told)).toBe('Gloss grade 4 or better')
  const [fields] = fieldsOf(proofText([told]))
  if (!fields) throw new Error('no fields')
  expect(readProofs(printFields([withChange(fields, { judge: 'Ida Moe' })]))).toEqual({ ok: true, value: [{ ...told, judge: 'Ida Moe' }] })
  const changed = readProofs(printFields([withChange(fields, { value: '5' })]))
  expect(changed.ok && changed.value.map(proofWords)).toEqual(['Gloss at least grade 5'])
})
