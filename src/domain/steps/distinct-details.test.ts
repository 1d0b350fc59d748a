import { expect, test } from 'vitest'
import { answerObjection, detailsWanted } from './distinct-details.ts'

test('a blank answer is refused, and any words suffice', () => {
  expect(answerObjection(' \n\t')).toBe('Write or record an answer before you go on.')
  expect(answerObjection('None.')).toBeNull()
})

test('how many details are wanted is said', () => {
  expect([detailsWanted(3), detailsWanted(1)]).toEqual([
    'Provide at least 3 distinct details in your answer.',
    'Provide at least 1 distinct detail in your answer.',
  ])
})
