import { expect, test } from 'vitest'
import { hoursMeant, withHoursMeant } from './hours-meant.ts'

test('of hours that somebody takes back in the same breath those count that were meant', () => {
  const told = (sentence: string) => hoursMeant(sentence).map(({ text }) => text)
  expect(told('The sail takes 760 h... no, wait, 860, I forgot the ropes.')).toEqual(['860'])
  expect(told('Ana sews 120 hours and Bo 40 hours.')).toEqual(['120 hours', '40 hours'])
})

test('a method that begins with what takes the hours of its row back says no more than that', () => {
  const row = { action: 'sew the sail', hours: '760 h', method: 'No, wait, 860, I forgot the ropes. By hand.' }
  expect(withHoursMeant(row)).toEqual({ action: 'sew the sail', hours: '860', method: 'By hand.' })
  const other = { ...row, method: 'By hand, with 860 stitches.' }
  expect(withHoursMeant(other)).toEqual(other)
})
