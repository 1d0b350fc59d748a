import { expect, test } from 'vitest'
import { withDueMonths, withResultDates } from './result-dates.ts'
import { step } from './testing/mast.ts'

const MARCH = { first: { month: 3 } }

test.each([
  [
    'glaze recipe 16 May; firing log + photos (PDF) 25 July',
    'glaze recipe (16 May, month 3); firing log + photos (PDF) (25 July, month 5)',
  ],
  ['glaze recipe by the end of April', 'glaze recipe (the end of April, month 2)'],
  ['glaze recipe (mid-June); tiles', 'glaze recipe (mid-June, month 4); tiles'],
  ['kiln log, April 16, 2027', 'kiln log (April 16, 2027, month 2)'],
  ['kiln log, before April 16', 'kiln log (April 16, month 2)'],
  ['kiln log, 4/16/2027', 'kiln log (4/16/2027, month 2)'],
  ['kiln log 30 July, with the recipe', 'kiln log, with the recipe (30 July, month 5)'],
  ['kiln log, 30 July, with the recipe', 'kiln log, with the recipe (30 July, month 5)'],
  ['recipe 16 May and kiln log 25 July', 'recipe (16 May, month 3); kiln log (25 July, month 5)'],
  ['hive 01 at the end of month 3, hive 02 at the end of month 5', 'hive 01 (month 3); hive 02 (month 5)'],
  [
    'both hives, honey log and drawings in month 7, final report in month 9',
    'both hives, honey log and drawings (month 7); final report (month 9)',
  ],
  ['Hive reports at the end of months 2 and 4', 'Hive report (month 2); Hive report (month 4)'],
  [
    'wax; three honey reports in months 3, 5, and 8; comb',
    'wax; honey report (month 3); honey report (month 5); honey report (month 8); comb',
  ],
  ['two briefings, months 1 & 6', 'briefing (month 1); briefing (month 6)'],
  ['first flight report in month 4, wintering report', 'first flight report (month 4); wintering report'],
])('what a result says of its dates is counted from the first month: %s', (told, counted) => {
  expect(withDueMonths(told, MARCH)).toBe(counted)
})

test.each([
  'glaze recipe; 10,000 tiles',
  'four hive reports in months 2 and 4',
  'honey of months 2 and 4',
  'June trial report',
  'log of 3 months',
  'recipe (draft, 16 May)',
  'recipe 16 May, kiln log 25 July, tiles',
  'recipe, a week before the firing',
])('a result stays as it was told where no date can be read: %s', (told) => expect(withDueMonths(told, MARCH)).toBe(told))

const OF_2031 = { first: { month: 5, year: 2031 }, last: 24 }

test.each([
  ['hull, April 9', 24, 'hull (April 9, 2033, month 24)'],
  ['hull, April 9', 13, 'hull (April 9, 2032, month 12)'],
  ['hull, June 3', 23, 'hull (June 3, 2032, month 14)'],
  ['hull, the end of April', 22, 'hull (the end of April 2033, month 24)'],
  ['hull, April 9', 18, 'hull, April 9'],
  [
    'keel, March 2; hull and sail, April 9; log, April 20, 2033',
    24,
    'keel (March 2, 2033, month 23); hull and sail (April 9, 2033, month 24); log (April 20, 2033, month 24)',
  ],
])(
  'a date without its year is the one next to the end of its step within the period, and of two that are equally near none: %s',
  (told, near, counted) => {
    expect(withDueMonths(told, { ...OF_2031, near })).toBe(counted)
  },
)

test.each([
  ['sea trial brief, a week before May 3, 2032', 'sea trial brief (26 April 2032, month 12)'],
  ['sea trial brief two weeks ahead of the trial on 3 May', 'sea trial brief (19 April 2032, month 12)'],
  ['trial report (10 days after 25 April 2032)', 'trial report (5 May 2032, month 13)'],
  ['trial report, 10 working days after 25 April 2032', 'trial report, 10 working days after 25 April 2032'],
])('a time that is told from a day is a day itself: %s', (told, counted) => {
  expect(withDueMonths(told, { ...OF_2031, near: 13 })).toBe(counted)
})

test('dates are counted from the start of the plan, about the end of their step, and where nobody knows the start none is', () => {
  const steps = [step('s1', { action: 'Rig the boat', from_month: 15, to_month: 17, result: 'rig, September 30' })]
  const result = (plan: { start?: string }) => withResultDates({ steps, plan }, 24).steps[0]?.result
  expect(result({ start: '2 May 2031' })).toBe('rig (September 30, 2032, month 17)')
  expect(result({})).toBe('rig, September 30')
  const numbered = [step('s1', { action: 'Rig the boat', result: 'rig in month 3, sail in month 5' })]
  expect(withResultDates({ steps: numbered, plan: {} }, 24).steps[0]?.result).toBe('rig (month 3); sail (month 5)')
})

test.each([
  ['vats; two vats, each with a lid, by month 3', 'two vats, each with a lid (month 3)'],
  ['recipe; Glaze recipe, by month 4', 'Glaze recipe (month 4)'],
  [
    'reports; draft kiln report, by month 3; kiln report on the tiles, by month 4',
    'draft kiln report (month 3); kiln report on the tiles (month 4)',
  ],
  ['report; draft report, by month 3', 'report; draft report (month 3)'],
  ['tiles; first tiles, by month 3', 'tiles; first tiles (month 3)'],
  ['vats; lids of two vats, by month 3', 'vats; lids of two vats (month 3)'],
  ['Kiln plan (M1), lid plan (M3)', 'Kiln plan (month 1); lid plan (month 3)'],
  ['plates with M3, M4 threads', 'plates with M3, M4 threads'],
])('what a result names and then tells by its items with their months is told once: %s', (result, told) => {
  const rows = { plan: {}, steps: [step('s1', { action: 'Build the vats', to_month: 4, result })] }
  expect(withResultDates(rows, 6).steps[0]?.result).toBe(told)
})
