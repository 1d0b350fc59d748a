import { expect, test } from 'vitest'
import { handoverMoved, statusReportLine } from './status-report-line.ts'

const monthly = (after: number, due: number) => statusReportLine(1, after, due) ?? 'none'
const DUES = [1, 2, 4, 6]
const LISTS = DUES.map((due, at) => `Loom ${at}\n${monthly(DUES[at - 1] ?? 0, due)}`)

test('status reports are named by the months in which they end', () => {
  expect(monthly(2, 4)).toBe('Status reports for the months that end at Award + 3 and 4 Months (PDF), to the TPOC')
  expect(statusReportLine(3, 2, 4)).toBe('Status report for the quarter that ends at Award + 3 Months (PDF), to the TPOC')
  expect(statusReportLine(3, 3, 5)).toBeUndefined()
})

test('with another due month the status reports go to the milestone in which they fall by then', () => {
  const moved = handoverMoved(LISTS, DUES, [1, 2, 3, 6])
  expect(moved).toEqual([LISTS[0], LISTS[1], `Loom 2\n${monthly(2, 3)}`, `Loom 3\n${monthly(3, 6)}`])
  expect(handoverMoved(moved, [1, 2, 3, 6], DUES)).toEqual(LISTS)
})

test('a milestone that has none left is without the line, and has one again when they are due in it again', () => {
  const moved = handoverMoved(LISTS, DUES, [1, 2, 6, 6])
  expect(moved.slice(2)).toEqual([`Loom 2\n${monthly(2, 6)}`, 'Loom 3'])
  expect(handoverMoved(moved, [1, 2, 6, 6], DUES)).toEqual(LISTS)
})

test('what a person worded stays but for the due month, and nothing is put into a list that is empty', () => {
  const lists = ['', 'Our monthly letter, by Award + 2 Months', 'Loom 2', LISTS[3] ?? '']
  expect(handoverMoved(lists, DUES, [1, 3, 4, 6])).toEqual(['', 'Our monthly letter, by Award + 3 Months', 'Loom 2', LISTS[3]])
})
