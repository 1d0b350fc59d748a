import { expect, test, vi } from 'vitest'
import { cellStore, keyOf } from './cell-store.ts'

const [METHOD, PLACE] = [
  { row: 's1', column: 'method' },
  { row: 's1', column: 'place' },
]

test('a keystroke is told to its own cell alone, and kept', () => {
  const kept = vi.fn()
  const store = cellStore({}, kept)
  const [ofMethod, ofPlace] = [vi.fn(), vi.fn()]
  store.subscribe(keyOf(METHOD), ofMethod)
  store.subscribe(keyOf(PLACE), ofPlace)
  store.type(METHOD, 'by h', 'null')
  store.type(METHOD, 'by ha', 'later')
  expect(ofMethod).toHaveBeenCalledTimes(2)
  expect(ofPlace).not.toHaveBeenCalled()
  expect(kept).toHaveBeenLastCalledWith({ 's1/method': { text: 'by ha', before: 'null' } })
  store.forget(METHOD)
  expect(kept).toHaveBeenLastCalledWith({})
})

test('one cell is open at a time', () => {
  const store = cellStore({}, () => {})
  store.open(METHOD)
  expect(store.view(keyOf(METHOD)).isOpen).toBe(true)
  store.open(PLACE)
  expect([METHOD, PLACE].map((place) => store.view(keyOf(place)).isOpen)).toEqual([false, true])
})

test('what was typed on an earlier visit is there, and said to be unsaved', () => {
  const store = cellStore({ 's1/method': { text: 'by hand', before: 'null' } }, () => {})
  expect(store.view(keyOf(METHOD))).toMatchObject({ draft: { text: 'by hand' }, trouble: { kind: 'unsaved' } })
})
