import { expect, test } from 'vitest'
import { asking } from '../grounding/testing/asking.ts'
import { askedFigures, figuresOf, tellingOf } from './told-figures.ts'

test('a mark of which so many of so many hold tells its share as well as its value', () => {
  const mark = { quantity: 'seam', comparator: '<=', value: '3', unit: 'mm', as_told: 'nineteen of twenty within 3 mm' } as const
  const told = (duty: string, proof: Parameters<typeof figuresOf>[0]) =>
    askedFigures(asking(duty, 0)).map((asked) => tellingOf(asked, figuresOf(proof).own))
  expect(told('At least 95 percent of the seams shall be straight.', mark)).toEqual(['same'])
  expect(told('The seam shall be off by at most 3 mm.', mark)).toEqual(['same'])
  expect(told('At least 95 percent of the seams shall be straight.', { ...mark, as_told: 'eighteen of twenty within 3 mm' })).toEqual([
    'other',
  ])
})
