import { expect, test } from 'vitest'
import { actOf, isTestAct } from './question-act.ts'

test.each<[string, string]>([
  [
    'develop a filter that reduces PM10 and PM2.5 levels and is suitable for integration into a wearable device',
    'develop a filter that reduces PM10 and PM2.5 levels and is suitable for integration',
  ],
  ['define collection requirements for operational use: bandpass, resolution', 'define collection requirements for operational use'],
  ['integrate State of the Art technologies to achieve a new benchmark for performance', ''],
  ['outline a clear transition path to Phase II', ''],
  ['develop innovative technologies, including new techniques from other domains', ''],
])('%s', (duty, act) => {
  expect(actOf(duty)).toBe(act)
})

test('runs and a pass are asked of tests only', () => {
  expect(isTestAct('demonstrate the filter on a mask')).toBe(true)
  expect(isTestAct('design schematics and diagrams')).toBe(false)
})
