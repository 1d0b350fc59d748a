import { expect, test } from 'vitest'
import { pageAt, sheetPlaces } from './sheet-places.ts'

test('pages on their side lie beside each other, and upright ones behind them', () => {
  const { lefts, end, total } = sheetPlaces([
    { pages: 2, width: 1000 },
    { pages: 1, width: 800 },
  ])
  expect(lefts).toEqual([0, 1024, 2048])
  expect(end).toBe(2848)
  expect(total).toBe(3)
})

test('the page in sight is the one that begins nearest to the edge', () => {
  expect(pageAt([0, 1024, 2048], 0)).toBe(0)
  expect(pageAt([0, 1024, 2048], 600)).toBe(1)
  expect(pageAt([0, 1024, 2048], 9000)).toBe(2)
})
