import { expect, test } from 'vitest'
import type { Bar } from '../../../../domain/work-breakdown/timeline.ts'
import { arrowsOf, barName } from './chart-lines.ts'

const bar = (number: number, from: number, to: number, told: Partial<Bar> = {}): Bar => ({
  id: `s${number}`,
  number,
  name: `Step ${number}`,
  from,
  to,
  isAssumed: false,
  part: 'base',
  milestone: 2,
  lead: '',
  needs: [],
  ...told,
})
const needing = (number: number, isTooEarly = false) => ({ needs: [{ id: `s${number}`, number, isTooEarly }] })
const arrows = (...bars: Bar[]) => arrowsOf(bars, (one) => one).map(({ key: _, ...arrow }) => arrow)

test('an arrow goes across and down to what begins later', () => {
  expect(arrows(bar(1, 1, 2), bar(2, 4, 5, needing(1)))).toEqual([
    { isTooEarly: false, left: 2, right: 3, top: 0, bottom: 1, isUp: false, bend: 'across-down' },
  ])
})

test('it goes straight down to what begins in the month in which it ends', () => {
  expect(arrows(bar(1, 1, 3), bar(2, 3, 5, needing(1)))).toEqual([
    { isTooEarly: false, left: 3, right: 3, top: 0, bottom: 1, isUp: false, bend: 'down' },
  ])
})

test('it goes down and back to what has ended before', () => {
  expect(arrows(bar(1, 1, 6), bar(2, 2, 3, needing(1, true)))).toEqual([
    { isTooEarly: true, left: 3, right: 6, top: 0, bottom: 1, isUp: false, bend: 'down-back' },
  ])
})

test('what is needed may stand below, and need not be there', () => {
  expect(arrows(bar(2, 4, 5, needing(1)), bar(1, 1, 2)).map(({ top, bottom, isUp }) => [top, bottom, isUp])).toEqual([[0, 1, true]])
  expect(arrows(bar(2, 4, 5, needing(1)))).toEqual([])
})

test('a bar is read out with its months, its person, its milestone and what it needs', () => {
  expect(barName(bar(2, 3, 4, { lead: 'Ana Ruiz', ...needing(1, true) }), { from: 3, to: 4 })).toBe(
    'Step 2, Step 2: months 3 to 4, Ana Ruiz, milestone 2, needs step 1, which ends later than it begins',
  )
  expect(barName(bar(2, 3, 3, { isAssumed: true, part: 'option' }), { from: 3, to: 3 })).toBe(
    'Step 2, Step 2: no months yet, shown in month 3, option',
  )
})
