import { expect, test } from 'vitest'
import { columnShowing, stepsOf } from './parts.ts'
import { DUE, GOES_TO, NEEDS } from './step-columns.ts'
import { kept, suggested, typed } from './testing/kept-rows.ts'

const KNOWN = { ids: ['a', 'b', 'c'], numbers: new Map(['a', 'b', 'c'].map((id, at) => [id, at + 1])) }

test.each([
  ['step 2', 'b', 'step 2'],
  ['1, 3', 'a; c', 'step 1; step 3'],
  ['steps 1 and 3', 'a; c', 'step 1; step 3'],
  ['Government; step 2', 'Government; b', 'Government; step 2'],
  ['our laboratory, later', 'our laboratory, later', 'our laboratory, later'],
])('a result goes to %s', (typed, kept, shown) => {
  expect(GOES_TO.read(typed, KNOWN)).toEqual({ ok: true, value: { goes_to: kept } })
  expect(GOES_TO.text({ goes_to: kept }, KNOWN)).toBe(shown)
})

test('a step that does not exist is refused', () => {
  expect(GOES_TO.read('1, 9', KNOWN).ok).toBe(false)
})

test.each([
  ['1, 3', { needs: ['a', 'c'], alongside: null }, '1, 3'],
  ['1; alongside 2, 3', { needs: ['a', 'b', 'c'], alongside: ['b', 'c'] }, '1; alongside 2, 3'],
  ['alongside 2', { needs: ['b'], alongside: ['b'] }, 'alongside 2'],
])('a step needs %s', (typed, kept, shown) => {
  expect(NEEDS.read(typed, KNOWN)).toEqual({ ok: true, value: kept })
  expect(NEEDS.text(kept, KNOWN)).toBe(shown)
})

test('a milestone is due in a month or on a day of the calendar', () => {
  expect(DUE.read('4', KNOWN)).toEqual({ ok: true, value: { due_month: 4, due_date: null } })
  expect(DUE.read('8 Jan 2032', KNOWN)).toEqual({ ok: true, value: { due_month: null, due_date: '8 Jan 2032' } })
  expect(DUE.text({ due_month: 4, due_date: '8 Jan' }, KNOWN)).toBe('8 Jan')
  expect(DUE.read('3 to 4', KNOWN).ok).toBe(false)
  expect(DUE.read('January', { ...KNOWN, start: '3 October 2031' })).toEqual({ ok: true, value: { due_month: 4, due_date: null } })
})

test('months are counted from the day on which the award is assumed, once somebody says so', () => {
  const by = columnShowing('by_month', 'furnished')
  const start = '2 May 2033'
  expect(by?.read('20 June', stepsOf([kept('plan', 0, 'p', { start: typed(start) })]))).toEqual({ ok: true, value: { by_month: 2 } })
  expect(by?.read('20 June', stepsOf([kept('plan', 0, 'p', { start: suggested(start) })]))).toMatchObject({ ok: false })
})
