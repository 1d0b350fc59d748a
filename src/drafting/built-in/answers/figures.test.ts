import { expect, test } from 'vitest'
import { inFigures } from './figures.ts'

test.each([
  ['thirty dB at two point five gigahertz', '30 dB at 2.5 gigahertz'],
  ['from one hertz to point one hertz', 'from 1 hertz to 0.1 hertz'],
  ['month one to three, then months four and five', 'month 1 to 3, then months 4 and 5'],
  ['ninety one percent at six hundred meters', '91 percent at 600 meters'],
  ['it was built in twenty twenty one', 'it was built in 2021'],
  ['at 20, 40 and 65 thousand feet', 'at 20,000, 40,000 and 65,000 feet'],
  ['a hundred and twenty scenes', '120 scenes'],
  ['two and a half centimeters', '2.5 centimeters'],
  ['minus fifty five to plus seventy one C', '-55 to +71 C'],
  ['ten thousand feet in Phase one', '10,000 feet in Phase I'],
])('%s', (said, written) => {
  expect(inFigures(said)).toBe(written)
})

test.each([
  'two weeks',
  'nine of the ten runs',
  'one of them',
  'at one point we stop',
  'half a pixel',
  'number one is wind',
  'once a second',
])('"%s" stays in words', (said) => {
  expect(inFigures(said)).toBe(said)
})
