import { expect, test } from 'vitest'
import { asNotKnown, asWritten, isAsWritten, isNotKnown, toldWords } from '../open-answer.ts'
import { remarksIn, withoutRemarks } from './remarks.ts'

const MIXED = 'That is a price limit, not work. The seal is held at 3 bar for 24 hours in the Dayton laboratory.'

test('what speaks to whoever asks is told from the work, and stays out of what is drafted', () => {
  expect(remarksIn(MIXED)).toEqual(['That is a price limit, not work.'])
  expect(withoutRemarks(MIXED)).toBe('The seal is held at 3 bar for 24 hours in the Dayton laboratory.')
  expect(withoutRemarks('I told you this two questions ago.')).toBe('')
})

test('the person has the last word: an answer of which they say that it belongs there is used whole', () => {
  const answer = asWritten(MIXED)
  expect(isAsWritten(answer)).toBe(true)
  expect(remarksIn(answer)).toEqual([])
  expect(withoutRemarks(answer)).toBe(MIXED)
  expect(toldWords(answer)).toBe(MIXED)
})

test('neither mark is taken for the other, and neither is told', () => {
  expect(isNotKnown(asWritten(MIXED))).toBe(false)
  expect(isAsWritten(asNotKnown(MIXED))).toBe(false)
  expect(toldWords(asNotKnown(asWritten(MIXED)))).toBe(MIXED)
})

test('lines of an answer keep their place when one of them is a remark', () => {
  expect(withoutRemarks('Month 3 to 5.\nWhy do you need to know that?\nDr. Ito runs the furnace at Purdue.')).toBe(
    'Month 3 to 5.\nDr. Ito runs the furnace at Purdue.',
  )
})

test('what stands before a semicolon is judged as a sentence', () => {
  const answer = 'The Navy owns the drawing. We need it by month 2; until then we use the connector of a radio.'
  expect(remarksIn(answer)).toEqual([])
  expect(withoutRemarks(answer)).toBe(answer)
})

test('a sentence with a figure is no remark', () => {
  expect(remarksIn('We make 5 runs per angle; a pass is a drop of 20 dB in the opposing direction.')).toEqual([])
})

test('who answers one question tells of the work unless it is plainly otherwise: who writes, what is done then, what goes to whom when', () => {
  const answer =
    "If fewer than 6 of 9 hulls stay dry it does not work. then we'd propose to add a second bilge + pump in Phase II. Ines drafts the manual with Kai, text to Mr. Ode by 4 May 2028, he gets 12 days, print 20 May."
  expect(remarksIn(answer)).toEqual([])
  expect(withoutRemarks(answer)).toBe(answer)
})
