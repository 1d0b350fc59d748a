import { expect, test } from 'vitest'
import { boundsTold, measuredBy } from './bound-told.ts'

test.each([
  ['CO2 error at most 2 mmHg from 0 to 80 mmHg, 10 levels', [['CO2 error', 'at most 2 mmHg', 'from 0 to 80 mmHg, 10 levels']]],
  [
    'range error no more than 3 m between 1 and 40 km, 12 targets',
    [['range error', 'no more than 3 m', 'between 1 and 40 km, 12 targets']],
  ],
  ['Gain flatness is within ±2 dB from 1 to 20 kHz.', [['Gain flatness', 'within ±2 dB', 'from 1 to 20 kHz']]],
  ['weight no heavier than 220 g/m2, all 12', [['weight', 'no heavier than 220 g/m2', 'all 12']]],
  ['impedance below 5 kOhm from 100 Hz to 10 kHz', [['impedance', 'below 5 kOhm', 'from 100 Hz to 10 kHz']]],
  ['By month 5, the mass should be lower than 12 kg', [['mass', 'lower than 12 kg', '']]],
  ['front-to-back ratio of at least 30 dB', [['front-to-back ratio', 'at least 30 dB', '']]],
  ['Response below 100 ms.', [['Response', 'below 100 ms', '']]],
  ['at most 60 s for 900 panes', [['', 'at most 60 s', 'for 900 panes']]],
])('a figure that binds stands apart from what it is of and where it holds: %s', (words, bounds) => {
  expect(boundsTold(words)).toEqual(bounds.map(([name, limit, condition]) => ({ head: '', name, limit, condition })))
})

test('of several figures each has its own name; what goes before them all heads the first', () => {
  const words =
    'For the channels: O2 error at most 3 mmHg from 0 to 160 mmHg and CO2 error at most 2 mmHg, 10 levels; drift below 1 % per hour'
  expect(boundsTold(words)).toEqual([
    { head: 'For the channels', name: 'O2 error', limit: 'at most 3 mmHg', condition: 'from 0 to 160 mmHg' },
    { head: '', name: 'CO2 error', limit: 'at most 2 mmHg', condition: '10 levels' },
    { head: '', name: 'drift', limit: 'below 1 % per hour', condition: '' },
  ])
})

test('what heads a figure says of what it is, also in a list', () => {
  const [bound] = boundsTold('- Logger: error at most 0.5 C at 1 and 6 C') ?? []
  expect(bound).toMatchObject({ head: 'Logger', name: 'error', limit: 'at most 0.5 C', condition: 'at 1 and 6 C' })
  expect(bound && measuredBy(bound)).toBe('Logger: error')
})

test.each([
  'The report shows 30 dB or less.',
  'We drop it and no more than 2 of 10 break.',
  'The cells are cycled at 0 to 45 C, 8 of them.',
])('what says more than a name before its figure, or limits nothing, is not taken apart: %s', (words) => {
  expect(boundsTold(words)).toBeUndefined()
})

test('of how many a figure has to hold is a part of it, and only what stands behind that is where it holds', () => {
  expect(boundsTold('Torque within 5 % for 11 out of 12 rivets, in the cold chamber; seals hold at least 80 % of the pressure')).toEqual([
    { head: '', name: 'Torque', limit: 'within 5 % for 11 out of 12 rivets', condition: 'in the cold chamber' },
    { head: '', name: 'seals hold', limit: 'at least 80 % of the pressure', condition: '' },
  ])
})
