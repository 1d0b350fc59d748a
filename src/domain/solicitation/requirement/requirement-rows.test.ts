import { expect, test } from 'vitest'
import { linesOf } from '../layout/line.ts'
import { sectionsOf } from '../layout/section.ts'
import { requirementsIn } from './requirement.ts'

const requirements = (text: string) => requirementsIn(sectionsOf(linesOf([{ page: 1, text }]))).requirements
const texts = (text: string) => requirements(text).map((requirement) => requirement.text)

test('what is prohibited of the product is asked, what law prohibits of the world today is not', () => {
  const description = 'DESCRIPTION: County rules prohibit engines in orchards at night. The cart shall climb a slope of 20 degrees.'
  expect(texts(`${description} Lead-acid batteries are forbidden. Sharp edges are not allowed on the frame.`)).toEqual([
    'The cart shall climb a slope of 20 degrees.',
    'Lead-acid batteries are forbidden.',
    'Sharp edges are not allowed on the frame.',
  ])
})

test('things to hand over that semicolons part are a row each, with its own quantities', () => {
  const found = requirements(
    'PHASE II: Test a cart. The contractor shall deliver a monthly report by the 5th of each month; a test report within 20 days after each test; and two carts.',
  ).slice(1)
  expect(found.map(({ kind, quantities }) => [kind, quantities.map(({ printed }) => printed)])).toEqual([
    ['deliverable', []],
    ['deliverable', ['within 20 days']],
    ['deliverable', ['two']],
  ])
})
