import { expect, test } from 'vitest'
import { milestoneDueLabels, milestoneDues, printedDues, textWithDue, withDueMonth } from './milestone-due.ts'

const text = (due: string) => `Milestone 2 - Bench test\n${due}\nTask 2.1: The Contractor shall test the shield.`

test('milestones are due as the schedule spreads them, and where their own line says another month, in that', () => {
  expect(milestoneDues(['', text('Due: Award + 4 Months.'), ''], 6)).toEqual([1, 4, 6])
  expect(milestoneDues(['', text('Due: Award + 3 Months.'), ''], 6)).toEqual([1, 3, 6])
  expect(milestoneDueLabels(['', text('Due: Award + 1 Month'), ''], 6)).toEqual(['Award + 1 Month', 'Award + 1 Month', 'Award + 6 Months'])
})

test('a month outside of the period, or none, is the schedule’s', () => {
  for (const due of ['Due: Award + 9 Months.', 'Due: Award + 0 Months.', 'Due: soon.', 'It is due at Award + 3 Months.'])
    expect(milestoneDues(['', text(due), ''], 6)).toEqual([1, 4, 6])
})

test('with another month a milestone says that one wherever it names its own', () => {
  expect(textWithDue(text('Due: Award + 4 Months.'), 4, 3)).toBe(text('Due: Award + 3 Months.'))
  expect(textWithDue('Milestone 2 - Bench test\nIt is tested.', 4, 3)).toBe(
    'Milestone 2 - Bench test\nDue: Award + 3 Months.\nIt is tested.',
  )
  expect(withDueMonth('accepted by Award + 1 Month, paid by Award + 12 Months', 1, 2)).toBe(
    'accepted by Award + 2 Months, paid by Award + 12 Months',
  )
})

test('a day that a person gave is printed with the month that it falls in, and goes with another month', () => {
  const dated = text('Due: 15 January 2031 (month 4).')
  expect(milestoneDueLabels(['', dated, ''], 6)[1]).toBe('Award + 4 Months')
  expect(printedDues(['', dated, ''], 6)).toEqual(['Award + 1 Month', '15 January 2031 (month 4)', 'Award + 6 Months'])
  expect(textWithDue(dated, 4, 3)).toBe(text('Due: Award + 3 Months.'))
})

test('a text of before, with the day in brackets, is due in its month, and no day beside it contradicts that', () => {
  const before = text('Due: Award + 4 Months (15 January 2031).')
  expect(printedDues(['', before, ''], 6)[1]).toBe('Award + 4 Months')
  expect(textWithDue(before, 4, 3)).toBe(text('Due: Award + 3 Months.'))
})
