import { expect, test } from 'vitest'
import { committedIn, withoutStatus } from './commitment.ts'

const said = (clause: string) =>
  committedIn(clause)?.map(({ kind, text, condition }) => `${kind}: ${text}${condition === '' ? '' : ` (${condition})`}`)

test.each([
  ['A tilt of no more than 2 degrees is a commitment', ['value: a tilt of no more than 2 degrees']],
  [
    'Pull of at least 40 N at 20 C and drift of no more than 0.2 mm after 8 hours at 30 C and 80 percent humidity are commitments',
    ['value: pull of at least 40 N at 20 C', 'value: drift of no more than 0.2 mm after 8 hours at 30 C and 80 percent humidity'],
  ],
  [
    'The commitments are 20 lumens per watt and 12 percent glare at 3 meters, and 6 hours',
    ['value: 20 lumens per watt', 'value: 12 percent glare at 3 meters'],
  ],
])('the words that say who is bound are no part of the value: %s', (clause, values) => {
  expect(said(clause)).toEqual(values)
})

test.each([
  ['Drift error, cold start: 9% now: 6% commitment', ['finding: the drift error is at most 6% (cold start)']],
  ['Uptime: today 60% of shift: 95% commitment', ['finding: the uptime is at least 95% of shift']],
  ['Boot time vs old unit: 4.1x now: 2.5x commitment, 1.5x goal (Ph II)', ['finding: the boot time vs old unit is at most 2.5x']],
  ['Span: 3 m now, 5 ft commitment', ['value: span of 5 ft']],
])('of start, commitment and goal on one line only the commitment binds: %s', (clause, values) => {
  expect(said(clause)).toEqual(values)
})

test('a clause without a commitment is left to others, and "that is a commitment" says nothing of its own', () => {
  expect(said('the drift is below 3 mm')).toBeUndefined()
  expect(withoutStatus('Salt has to come down from 15 ppm to 1 ppm, that is a commitment')).toBe(
    'Salt has to come down from 15 ppm to 1 ppm',
  )
})
