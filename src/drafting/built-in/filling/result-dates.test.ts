import { expect, test } from 'vitest'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'
import { withDueMonths } from './result-dates.ts'

const MARCH = { month: 3 }

test.each([
  [
    'glaze recipe 16 May; firing log + photos (PDF) 25 July',
    'glaze recipe (16 May, month 3); firing log + photos (PDF) (25 July, month 5)',
  ],
  ['glaze recipe by the end of April', 'glaze recipe (the end of April, month 2)'],
  ['glaze recipe (mid-June); tiles', 'glaze recipe (mid-June, month 4); tiles'],
  ['kiln log, April 16, 2027', 'kiln log (April 16 2027, month 2)'],
  ['kiln log 30 July, with the recipe', 'kiln log, with the recipe (30 July, month 5)'],
  ['kiln log, 30 July, with the recipe', 'kiln log, with the recipe (30 July, month 5)'],
  ['recipe 16 May and kiln log 25 July', 'recipe (16 May, month 3); kiln log (25 July, month 5)'],
])('what a result says of its dates is counted from the first month: %s', (told, counted) => {
  expect(withDueMonths(told, MARCH)).toBe(counted)
})

test.each([
  'glaze recipe; 10,000 tiles',
  'June trial report',
  'log of 3 months',
  'recipe (draft, 16 May)',
  'recipe 16 May, kiln log 25 July, tiles',
  'recipe by month 3',
])('a result stays as it was told where no date can be read: %s', (told) => expect(withDueMonths(told, MARCH)).toBe(told))

test('where nobody knows the first month no date is counted', () => {
  expect(withDueMonths('glaze recipe 16 May', undefined)).toBe('glaze recipe 16 May')
})

test('the first month is that of the steps', () => {
  const step = (name: string, months: string, result: string) => `Step: ${name}\nMonths: ${months}\nHands over: ${result}`
  const answer = [step('Mix the glaze', '1 Mar to 20 Apr', 'glaze recipe 16 Apr'), step('Fire the tiles', 'May', 'tiles')].join('\n\n')
  const { rows } = filledRows([{ slot: 'Q4', subject: 'steps', answer }], LEARNED)
  expect(rows.flatMap(({ cells }) => ('result' in cells ? [cells.result?.value] : []))).toEqual(['glaze recipe (16 Apr, month 2)', 'tiles'])
})
