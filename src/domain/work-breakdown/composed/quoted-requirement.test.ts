import { expect, test } from 'vitest'
import { requirementQuantities } from '../../../language/quantity/quantity.ts'
import { quoted, quotedFigures } from './quoted-requirement.ts'

const one = (quote: string) => ({ id: 'R1', quote, page: 2, quantities: requirementQuantities(quote) })

test('a quotation that is shortened still says what has to be done, and with what', () => {
  const CARTS = 'By the end of Month 22, deliver a draft barn manual and a set of spare parts for all carts of the north and south farms.'
  expect(quotedFigures(one(CARTS))).toContain('deliver a draft barn manual')
  expect(
    quotedFigures(
      one('No fewer than 10 of these shall be withdrawn for destructive tests at an abattoir that is independent of both farms.'),
    ),
  ).toContain('shall be withdrawn for destructive tests')
  expect(
    quoted(
      one(
        'Not later than the first day of the third month after the award of the contract, move every herd of the farm to the lower barns near the river.',
      ),
    ),
  ).toContain('move every herd')
})

test('what is short is quoted whole, with its page', () => {
  expect(quoted(one('Feed the calves.'))).toBe('R1 “Feed the calves” (p. 2)')
})
