import { expect, test } from 'vitest'
import { requirementQuantities } from '../../../language/quantity/required.ts'
import { quoted } from './quoted-requirement.ts'

const one = (quote: string) => ({ id: 'R1', quote, page: 2, quantities: requirementQuantities(quote) })

const COUNTED = Array.from({ length: 29 }, (_, at) => `w${at + 1}`).join(' ')

test('a requirement is quoted whole with its page, so that it says what has to be done and with what', () => {
  const carts = 'By the end of Month 22, deliver a draft barn manual and a set of spare parts for all carts of the north and south farms.'
  expect(quoted(one(carts))).toBe(`R1 “${carts.slice(0, -1)}” (p. 2)`)
  expect(quoted(one('(Diseases with acute progressions are of interest'))).toBe(
    'R1 “Diseases with acute progressions are of interest” (p. 2)',
  )
})

test('a long one is cut, but never before its last figure', () => {
  expect(quoted(one(`${COUNTED} and all of the others that come behind`))).toBe(`R1 “${COUNTED} and …” (p. 2)`)
  expect(quoted(one(`${COUNTED} shall in all of the barns weigh 40 kg or less wherever it is that somebody puts them down`))).toContain(
    '40 kg',
  )
})

test('a long one is cut where a clause or a thing of a list ends, and not within brackets', () => {
  expect(quoted(one(`${COUNTED} the batch, the glaze and the lot of the clay that was dug`))).toBe(`R1 “${COUNTED} the batch …” (p. 2)`)
  expect(quoted(one(`${COUNTED} (such as the first and the second and the third and the fourth) of the build`))).toBe(
    `R1 “${COUNTED} …” (p. 2)`,
  )
})

test('a quote that its page cuts short goes on with the words of its sentence, and what leads to a list says that more comes', () => {
  const cut = { ...one('The workflow should also'), id: 'R12', page: 1 }
  const text = 'The workflow should also include robust methods of validation.'
  expect(quoted({ ...cut, text })).toBe('R12 “The workflow should also include robust methods of validation” (p. 1)')
  expect(quoted({ ...cut, quote: 'The tool shall do the following:', text: 'The tool shall do the following:' })).toBe(
    'R12 “The tool shall do the following: …” (p. 1)',
  )
})

test('what a person has put into their own words is told in these, without quotation marks', () => {
  const corrected = { ...one('4 Pour depth 3 cm or 5'), text: 'Pour depth: at least 3 cm', set_by: 'person' as const }
  expect(quoted(corrected)).toBe('R1 Pour depth: at least 3 cm (p. 2)')
  expect(quoted({ ...corrected, set_by: 'reader' })).toBe('R1 “4 Pour depth 3 cm or 5” (p. 2)')
})
