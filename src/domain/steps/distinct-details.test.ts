import { expect, test } from 'vitest'
import { answerObjection, detailsWanted } from './distinct-details.ts'

test('a blank answer is refused, and any words suffice', () => {
  expect(answerObjection(' \n\t')).toBe('Write or record an answer before you go on.')
  expect(answerObjection('None.')).toBeNull()
})

test('how many details are wanted is said, and which', () => {
  expect([detailsWanted(3, ['the method', 'the tools', 'the data']), detailsWanted(1)]).toEqual([
    'Provide at least 3 distinct details in your answer. Wanted: the method, the tools and the data.',
    'Provide at least 1 distinct detail in your answer.',
  ])
})
