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
