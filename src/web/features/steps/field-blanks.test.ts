import { expect, test } from 'vitest'
import { blankFilled, fieldBlanks } from './field-blanks.ts'

const FIELDS = {
  text: 'Milestone 1 - Test\n\nIt is ready. The test runs at [name the test range] with [name the lead]. It ends.',
  deliverables: 'Report (PDF)\nData as [state the format], to the TPOC',
  payment: '1.00',
  criteria: '30 dB at [name the test range].',
}
const nth = (at: number) => {
  const blank = fieldBlanks(FIELDS)[at]
  if (!blank) throw new Error('There is no such blank')
  return blank
}

test('every box is searched, in the order in which they stand, and each blank shows the sentence around it', () => {
  expect(fieldBlanks(FIELDS).map(({ field, part, blank, sentence }) => [field, part, blank.ask, sentence])).toEqual([
    ['text', 'text', 'name the test range', 'The test runs at [name the test range] with [name the lead].'],
    ['text', 'text', 'name the lead', 'The test runs at [name the test range] with [name the lead].'],
    ['deliverables', 'handover', 'state the format', 'Data as [state the format], to the TPOC'],
    ['criteria', 'handover', 'name the test range', '30 dB at [name the test range].'],
  ])
})

test('blanks that ask for the same keep names of their own', () => {
  const keys = fieldBlanks({ ...FIELDS, text: 'At [name the site]. Or [name the site].' }).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('what is written goes into its place, and the sentence is the person’s own once nothing in it is open', () => {
  const first = blankFilled(FIELDS, nth(0), ' White Sands ')
  expect(first.edit.text).toContain('The test runs at White Sands with [name the lead]. It ends.')
  expect(first.own).toBeNull()
  const handover = blankFilled(FIELDS, nth(2), 'CSV')
  expect(handover).toEqual({ edit: { deliverables: 'Report (PDF)\nData as CSV, to the TPOC' }, own: 'Data as CSV, to the TPOC' })
  expect(blankFilled(FIELDS, nth(3), 'White Sands.')).toEqual({ edit: { criteria: '30 dB at White Sands.' }, own: '30 dB at White Sands.' })
})

test('of a blank at the very beginning of a line the whole sentence is the person’s', () => {
  const fields = { ...FIELDS, text: '[Name the lead] leads.\nNext line.' }
  const [blank] = fieldBlanks(fields)
  expect(blank && blankFilled(fields, blank, 'Dr. Marlow').own).toBe('Dr. Marlow leads.')
})
