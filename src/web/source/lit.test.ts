import { describe, expect, test } from 'vitest'
import { joined } from './lit.ts'

const at = (left: number, top: number, width = 0.1, height = 0.02) => ({ left, top, width, height })

describe('the lit boxes of a quote', () => {
  test('are one for each line, however many pieces the line is made of', () => {
    expect(joined([at(0.1, 0.1), at(0.2, 0.101), at(0.1, 0.13)])).toEqual([
      { left: 0.1, top: 0.1, width: expect.closeTo(0.2), height: expect.closeTo(0.021) },
      at(0.1, 0.13),
    ])
  })

  test('do not reach over the gutter between two columns', () => {
    expect(joined([at(0.1, 0.1), at(0.6, 0.1)])).toHaveLength(2)
  })

  test('hold a raised figure in its line', () => {
    expect(joined([at(0.1, 0.1), at(0.2, 0.098, 0.01, 0.01), at(0.21, 0.1)])).toHaveLength(1)
  })
})
