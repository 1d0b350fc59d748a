import { expect, test } from 'vitest'
import {
  componentNamed,
  componentOfNumber,
  isDirectNumber,
  isSameNumber,
  programOfNumber,
  TOPIC_NUMBER,
  writtenNumber,
} from './topic-number.ts'

test.each([
  ['N251-001', 'Navy', 'SBIR'],
  ['N25A-T025', 'Navy', 'STTR'],
  ['AF251-D005', 'Air Force', 'SBIR'],
  ['AF15-AT05', 'Air Force', 'STTR'],
  ['A254-P050', 'Army', 'SBIR'],
  ['SF25D-T1201', 'Space Force', 'STTR'],
  ['MDA251-D003', 'Missile Defense Agency', 'SBIR'],
  ['DHA251-001', 'Defense Health Agency', 'SBIR'],
  ['HR0011SB20254XL-01', 'DARPA', 'SBIR'],
  ['AFX246-DPCSO1', 'Air Force', undefined],
  ['DAF26BZ01-NV003', 'Air Force', 'SBIR'],
  ['DAF26TZ06-NV006', 'Air Force', 'STTR'],
  ['DON26BZ03-NV062', 'Navy', 'SBIR'],
  ['ARM26BX01-NV001', 'Army', 'SBIR'],
  ['DON26BX03-NP002', 'Navy', 'SBIR'],
  ['DAF26BZ01-NV008', 'Air Force', 'SBIR'],
  ['SOCOM254-001', 'Special Operations Command', 'SBIR'],
  ['SOCOM24B-001', 'Special Operations Command', 'STTR'],
  ['DTRA16A-001', 'Defense Threat Reduction Agency', 'STTR'],
  ['CBD152-003', 'Chemical and Biological Defense', 'SBIR'],
  ['DLA151-001', 'Defense Logistics Agency', 'SBIR'],
  ['OSD254-P02', 'Office of the Secretary', 'SBIR'],
  ['SCO182-001', 'Office of the Secretary', 'SBIR'],
  ['NGA20A-001', 'National Geospatial-Intelligence Agency', 'STTR'],
  ['HR0011SB20254-12', 'DARPA', 'SBIR'],
  ['HR0011ST2025D-03', 'DARPA', 'STTR'],
  ['HR001119S0035-01', 'DARPA', undefined],
  ['SB173-001', 'DARPA', 'SBIR'],
  ['ST17C-001', 'DARPA', 'STTR'],
  ['AFX20D-TCSO1', 'Air Force', 'STTR'],
  ['A1.02', 'NASA', undefined],
  ['Z-LIVE.05', 'NASA', undefined],
  ['QQ251-001', undefined, 'SBIR'],
])('%s belongs to %s and %s', (number, component, program) => {
  expect(TOPIC_NUMBER.exec(number)?.[0]).toBe(number)
  expect(componentOfNumber(number)).toBe(component)
  expect(programOfNumber(number)).toBe(program)
})

test('a "D" before the sequence means directly to Phase II', () => {
  expect(['N251-D01', 'AFX246-DPCSO1', 'AF251-0004', 'N251-001', 'DAF26BZ01-DV001'].map(isDirectNumber)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('printed words name a component, other words none', () => {
  expect(['AGENCY: AirForce', 'COMPONENT: ARMY', 'USSF', 'a company'].map((words) => componentNamed(words)?.value)).toEqual([
    'Air Force',
    'Army',
    'Space Force',
    undefined,
  ])
})

test('a number is written with a plain hyphen, and asked for with any dash, space or case', () => {
  expect(writtenNumber('daf26bz01 – nv008')).toBe('DAF26BZ01-NV008')
  expect(['n251-001', 'N251–001', 'N251 001', 'N251-0011'].map((asked) => isSameNumber('N251-001', asked))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test.each(['COVID-19', 'MIL-STD-1553', 'F-35', 'AN/SPY-1', 'DO-178C', 'ISO 9001-2015', 'X2-5'])('%s is no topic number', (text) => {
  expect(new RegExp(`^(?:${TOPIC_NUMBER.source})$`).test(text)).toBe(false)
})
