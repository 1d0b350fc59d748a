import { expect, test } from 'vitest'
import { openPoints } from './open-points.ts'

const points = (...answers: string[]) => openPoints(answers.map((answer, at) => ({ slot: `Q${at + 4}`, question: 'What else?', answer })))

test('what nobody knows yet is listed in its own words, as a contract says them, with whoever settles it', () => {
  const told =
    "We bake 40 loaves.\n\nDon't know yet:\n- which oven the school lends us. We plan with two.\n- who signs for the flour, Bo asks the town."
  expect(points(told)).toEqual([
    'Which oven the school lends the Contractor. The Contractor plans with two.',
    'Who signs for the flour, Bo asks the town.',
  ])
  expect(points('Open: which mill it is.')).toEqual(['Which mill it is.'])
})

test('what is told in two answers is listed once, and what is known is no open point', () => {
  expect(points('Whether rye rises is not decided yet.', 'Whether rye rises is not decided yet.')).toHaveLength(1)
  expect(points('We bake 40 loaves in month 2.', '')).toEqual([])
})

test('what is not for the document is no open point of it', () => {
  expect(points('The lease of the oven is not settled yet. Keep that out of the document.')).toEqual([])
})
