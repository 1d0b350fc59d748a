import { expect, test } from 'vitest'
import { requirementQuantities } from './required.ts'

const read = (text: string) => requirementQuantities(text).map(({ comparator, value, unit }) => `${comparator} ${value} ${unit}`)

test.each([
  ['Peak demand above 60 kW cannot be supported.', ['<= 60 kW']],
  ['Flame and any step above 750°F are outside the scope of this topic and will not be accepted.', ['<= 750 °F']],
  ['Ranges of less than 5 km are not acceptable.', ['>= 5 km']],
  ['Loads above 60 kW shall be shed within 2 s.', ['> 60 kW', '<= 2 s']],
  ['If the pressure rises above 5 bar, an unmanned test is not permitted.', ['> 5 bar']],
])('what is refused beyond a figure limits it: %s', (text, quantities) => expect(read(text)).toEqual(quantities))

test('what a rate is counted by limits nothing', () => {
  expect(read('One field duplicate is taken per ten samples.')).toEqual([])
  expect(read('At least two blanks per ten samples are taken.')).toEqual(['>= 2 blanks'])
})

test('what decibels are told by is no figure that is asked for', () => {
  expect(read('Emission shall not exceed 160 dB re 1 µPa.')).toEqual(['<= 160 dB'])
})

test.each([
  ['Each log shall be soaked at 8, 16, and 24 °C.', ['= 8 °C', '= 16 °C', '= 24 °C']],
  ['It is driven at 30 and 90 MHz.', ['= 30 MHz', '= 90 MHz']],
  ['In 2026 and 5 kg of wood.', ['= 5 kg']],
  ['TRL 5 and 10 kg', ['= 5 TRL', '= 10 kg']],
])('each number of a row has the unit behind the last one: %s', (text, quantities) => expect(read(text)).toEqual(quantities))
