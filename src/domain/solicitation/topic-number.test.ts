import { expect, test } from 'vitest'
import { componentNamed, componentOfNumber, isDirectNumber, programOfNumber, TOPIC_NUMBER } from './topic-number.ts'

test.each([
  ['N251-001', 'Navy', 'SBIR'],
  ['N25A-T025', 'Navy', 'STTR'],
  ['AF251-D005', 'Air Force', 'SBIR'],
  ['AF15-AT05', 'Air Force', 'STTR'],
  ['A254-P050', 'Army', 'SBIR'],
  ['SF25D-T1201', 'Space Force', 'STTR'],
  ['MDA251-D003', 'Missile Defense Agency', 'SBIR'],
  ['DHA251-001', 'Defense Health Agency', 'SBIR'],
  ['HR0011SB20254XL-01', 'DARPA', undefined],
  ['AFX246-DPCSO1', 'Air Force', undefined],
  ['DAF26BZ01-NV003', 'Air Force', 'SBIR'],
  ['DAF26TZ06-NV006', 'Air Force', 'STTR'],
  ['DON26BZ03-NV062', 'Navy', 'SBIR'],
  ['ARM26BX01-NV001', 'Army', 'SBIR'],
  ['A1.02', 'NASA', undefined],
  ['Z-LIVE.05', 'NASA', undefined],
  ['QQ251-001', undefined, 'SBIR'],
])('%s belongs to %s and %s', (number, component, program) => {
  expect(TOPIC_NUMBER.exec(number)?.[0]).toBe(number)
  expect(componentOfNumber(number)).toBe(component)
  expect(programOfNumber(number)).toBe(program)
})

test('a "D" before the sequence means directly to Phase II', () => {
  expect(['N251-D01', 'AF251-0004', 'N251-001'].map(isDirectNumber)).toEqual([true, false, false])
})

test('printed words name a component, other words none', () => {
  expect(['AGENCY: AirForce', 'COMPONENT: ARMY', 'USSF', 'a company'].map((words) => componentNamed(words)?.value)).toEqual([
    'Air Force',
    'Army',
    'Space Force',
    undefined,
  ])
})
