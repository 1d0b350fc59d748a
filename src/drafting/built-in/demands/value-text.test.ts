import { expect, test } from 'vitest'
import { valueText } from './value-text.ts'

test.each([
  [
    'a drop of 30dB in the opposing direction (Threshold), 60+dB in the opposing direction (Objective)',
    'a drop of 30 dB in the opposing direction (threshold; objective 60+ dB)',
  ],
  ['less than 1.5 meters (threshold) or 1 meter (objective)', 'less than 1.5 meters (threshold; objective 1 meter)'],
  ['operating life: Threshold 60 min, Objective 70 min', 'operating life of 60 min (threshold; objective 70 min)'],
  ['sensor DI: Threshold: omni, Objective: higher gain', 'sensor DI: omni (threshold; objective higher gain)'],
  ['memory (RAM): Not less than 64 GB', 'memory (RAM) of not less than 64 GB'],
  ['SLUAV weight: Max 39 lb (17.7 kg)', 'SLUAV weight of at most 39 lb (17.7 kg)'],
  ['number of CPU cores: Not less than 12', 'number of CPU cores not less than 12'],
])('%s', (said, written) => {
  expect(valueText(said)).toBe(written)
})
