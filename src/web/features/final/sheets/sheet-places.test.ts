import { expect, test } from 'vitest'
import { pageAt, sheetPlaces } from './sheet-places.ts'

test('pages lie beside each other', () => {
  const { lefts, end } = sheetPlaces(3, 1000)
  expect(lefts).toEqual([0, 1024, 2048])
  expect(end).toBe(3048)
})

test('the page in sight is the one that begins nearest to the edge', () => {
  expect(pageAt([0, 1024, 2048], 0)).toBe(0)
  expect(pageAt([0, 1024, 2048], 600)).toBe(1)
  expect(pageAt([0, 1024, 2048], 9000)).toBe(2)
})
