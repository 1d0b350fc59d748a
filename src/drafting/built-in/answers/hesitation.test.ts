import { expect, test } from 'vitest'
import { withoutHesitation } from './hesitation.ts'
import { statementsIn } from './spoken.ts'

const UNITS = ['um', 'uH', 'mm', 'er', 'erg', 'uh', 'nm', 'mW', 'kV/mm', 'Hz', 'uW', 'urad', '%', 'um RMS']
const NUMBERS = ['5', '0.6', '0.4-1.7', '1,400', '10 x 10', '+/- 3']

test.each(UNITS.flatMap((unit) => NUMBERS.flatMap((number) => [`${number} ${unit}`, `${number}${unit}`])))(
  '%s stays as it was said',
  (value) => {
    for (const said of [`The gap is ${value} wide.`, `It reached 3,100:1 at ${value}, 1,200:1 at 9 um.`, `Pitch ${value}`])
      expect(statementsIn(said).join(' ')).toBe(said)
  },
)

test.each([
  ['um so we, uh, test it', 'so we, test it'],
  ['we test it with um the sailors', 'we test it with the sailors'],
  ['an Er fiber amplifier', 'an Er fiber amplifier'],
])('%s', (said, plain) => {
  expect(withoutHesitation(said).replace(/ +/g, ' ').trim()).toBe(plain)
})
