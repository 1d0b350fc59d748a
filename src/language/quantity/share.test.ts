import { expect, test } from 'vitest'
import { sharesIn } from './share.ts'

test.each([
  ['nine out of ten hives', 90, '='],
  ['at least 47 of the 50 hives', 94, '>='],
  ['no more than three of twenty-five', 12, '<='],
  ['no more than 1 weld in 500 leaks', 0.2, '<='],
  ['zero of 40', 0, '='],
])('%s is a share', (text, percent, comparator) => expect(sharesIn(text)).toMatchObject([{ percent, comparator }]))

test.each(['1 weld in 30 days', '12 of 10', 'two of the hives', '5 kg of 10 kg'])('%s is none', (text) =>
  expect(sharesIn(text)).toEqual([]),
)
