import { expect, test } from 'vitest'
import { actOf, isPlainAct, isTestAct } from './question-act.ts'

test.each<[string, string]>([
  [
    'develop a filter that reduces PM10 and PM2.5 levels and is suitable for integration into a wearable device',
    'develop a filter that reduces PM10 and PM2.5 levels and is suitable for integration',
  ],
  ['define collection requirements for operational use: bandpass, resolution', 'define collection requirements for operational use'],
  ['integrate State of the Art technologies to achieve a new benchmark for performance', ''],
  ['outline a clear transition path to Phase II', ''],
  ['develop innovative technologies, including new techniques from other domains', ''],
  ['implement the software', ''],
  ['develop, test, and document the implementation in accordance with the plan described in Phase I', ''],
  ['develop a concept', ''],
  [
    'develop advanced pump housing designed during Phase I with a focus on direct utilization of sea water consistent with cold harbor operations',
    'develop advanced pump housing',
  ],
  ['demonstrate the low weight 30-minus percent, high-power-dense 90 W/kg', ''],
  ['develop an efficient, robust, and automated system', ''],
  ['accelerate far forward manufacturing of sensors', ''],
  ['identify technical risks and mitigation strategies', ''],
  ['develop two plans to design and fabricate a processor', ''],
  ['investigate the strategy of measuring baseline heath and normal operation, network degradation, and deviations from normal', ''],
  [
    'define requirements for an AM data management strategy by consulting with AM equipment OEMs, industry experts, AM vendors, and Air Force personnel',
    'define requirements for an AM data management strategy',
  ],
])('%s', (duty, act) => {
  expect(actOf(duty)).toBe(act)
})

test('runs and a pass are asked of tests only', () => {
  expect(isTestAct('demonstrate the filter on a mask')).toBe(true)
  expect(isTestAct('design schematics and diagrams')).toBe(false)
  expect(isTestAct('determine the technical feasibility of the design')).toBe(false)
})

test.each([
  ['fold the mast of a small boat', true],
  ['simultaneously find masts', false],
  ['find masts that are similar to the first', false],
  ['find masts and to count them', false],
])('an act may stand in the middle of a question: %s', (act, isPlain) => {
  expect(isPlainAct(act)).toBe(isPlain)
})
