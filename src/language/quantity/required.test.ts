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

const marked = (text: string) =>
  requirementQuantities(text).map(({ comparator, value, unit, threshold_or_objective: mark }) => `${comparator} ${value} ${unit} ${mark}`)

test.each([
  [
    'Lifting 30 kg shall take no more than 9 seconds (threshold), 4 seconds (objective), with a pull of no more than 60 N (threshold), 35 N (objective).',
    ['= 30 kg null', '<= 9 seconds threshold', '<= 4 seconds objective', '<= 60 N threshold', '<= 35 N objective'],
  ],
  [
    'The lid holds 12 kg with no more than 3 degrees (threshold), 1 degree (objective), of tilt.',
    ['= 12 kg null', '<= 3 degrees threshold', '<= 1 degree objective'],
  ],
  [
    'It shall lift one full tray (threshold), four full trays (objective), with 20 kg at any time within 6 hours.',
    ['= 4 trays objective', '= 20 kg null', '<= 6 hours null'],
  ],
  [
    'Noise: no more than 58 decibels A-weighted (dBA) at 2 m (threshold), 50 dB(A) (objective).',
    ['<= 58 decibels A-weighted threshold', '= 2 m threshold', '<= 50 dB(A) objective'],
  ],
  [
    'Broth up to 95 degrees C shall be tasted within 9 seconds (threshold), 4 seconds (objective).',
    ['<= 95 degrees C null', '<= 9 seconds threshold', '<= 4 seconds objective'],
  ],
])('a mark tells of what is compared in its own measure, and of no condition beside it: %s', (text, quantities) =>
  expect(marked(text)).toEqual(quantities),
)

test.each([
  ['The gate shall give 90 N in either direction over 45 degrees of travel.', ['= 90 N', '= 45 degrees']],
  ['The arm sweeps the tray over 120 degrees of rotation.', ['= 120 degrees']],
  ['A tilt over 45 degrees shall set off the alarm.', ['> 45 degrees']],
])('over how much of an angle something moves is no comparison: %s', (text, quantities) => expect(read(text)).toEqual(quantities))

test('what a thing includes is not what is measured of it, and each measure has its own name', () => {
  const named = (text: string) => requirementQuantities(text).map(({ what }) => what)
  expect(named('Gross mass, including lid, battery, and strap, shall be no more than 8 kg.')).toEqual(['Gross mass'])
  expect(named('It is shut in at most 9 s (threshold), 4 s (objective), by a wheel pull of at most 60 N (threshold).').at(-1)).toBe(
    'wheel pull',
  )
})

test.each([
  ['No pot to be carried by one cook shall weigh more than 12 kg (T), 9 (O).', ['<= 12 kg threshold', '<= 9 kg objective']],
  ['No lid that two cooks lift may be wider than 90 cm.', ['<= 90 cm null']],
  ['Two cooks shall lift more than 30 kg.', ['= 2 cooks null', '> 30 kg null']],
  ['No later than 30 days after award the cook shall serve more than 40 bowls.', ['<= 30 days null', '> 40 bowls null']],
])('whose subject is denied has at most what it shall not have more of, also behind a count: %s', (text, quantities) =>
  expect(marked(text)).toEqual(quantities),
)

test.each([
  [
    'Odds that a burnt bean is found are at least 0.80 (T), 0.92 (O), at 40 beans.',
    ['>= 0.80  threshold', '>= 0.92  objective', '= 40 beans null'],
  ],
  ['The jar shall be sealed to IP54 (T), IP56 (O).', []],
  ['A sieve of at least 4 mm (threshold). Type 7 (objective) is grey.', ['>= 4 mm threshold']],
])('what is aimed at has the unit of what must be met, where it names none: %s', (text, quantities) =>
  expect(marked(text)).toEqual(quantities),
)
