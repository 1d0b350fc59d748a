import { expect, test } from 'vitest'
import { stepsTold } from './steps-told.ts'

test('what says only where more is said tells nothing of a step, and a clause that goes on with it is a sentence of its own', () => {
  const told = stepsTold(
    '1. Kiln tests. Ana, month 2, 40 h. See below. We fire twice.\n2. Report. Bo, month 3, 20 h, which also covers the talks.',
  )
  expect(told?.rows.map(({ method }) => method)).toEqual(['We fire twice.', 'This also covers the talks.'])
})

test('hours that somebody knows roughly are the hours', () => {
  const told = stepsTold('1. Kiln tests. Ana, month 2, about 40 h.\n2. Report. Bo, month 3, roughly 20 hours.')
  expect(told?.rows.map(({ hours }) => hours)).toEqual(['about 40 h', 'roughly 20 hours'])
})

test('hours of ours are the hours, and what others give beside them stays in the words', () => {
  const told = stepsTold(
    '1. Kiln tests. Months 2-3, Ana, 900 h of ours plus the yard. We fire twice.\n2. Report. Bo, month 3, 20 h of our own.',
  )
  expect(told?.rows.map(({ hours, method }) => [hours, method])).toEqual([
    ['900 h', '900 h of ours plus the yard. We fire twice.'],
    ['20 h', undefined],
  ])
})
