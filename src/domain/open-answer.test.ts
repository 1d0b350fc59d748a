import { expect, test } from 'vitest'
import { blanksIn } from './blank.ts'
import { asNotKnown, isAnswered, isNotKnown, toldWords } from './open-answer.ts'

test('what is not known yet counts as open, keeps what was told, and is taken back', () => {
  const open = asNotKnown('Ana Ruiz leads it.')
  expect([isNotKnown(open), isAnswered(open), toldWords(open)]).toEqual([true, false, 'Ana Ruiz leads it.'])
  expect(asNotKnown(open)).toBe(open)
  expect([isAnswered('Ana Ruiz'), isAnswered('  '), isAnswered(asNotKnown(''))]).toEqual([true, false, false])
})

test('it is a place to fill in', () => {
  expect(blanksIn(asNotKnown(''))).toHaveLength(1)
})

test('an answer that speaks of it in its own words is an answer', () => {
  expect(isNotKnown('We do not know yet.')).toBe(false)
})
