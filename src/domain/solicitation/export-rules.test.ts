import { expect, test } from 'vitest'
import { analysisOf } from './analysis-of.ts'
import { exportRulesOf } from './export-rules.ts'

const read = (notice: string) =>
  analysisOf(
    [{ page: 1, text: `N251-977 TITLE: Quiet Hull Coating\n${notice}\nOBJECTIVE: Develop a coating.\nPHASE I: Define a coating.` }],
    'coating.pdf',
  ).topic

const EAR = 'the Export Administration Regulation (EAR), 15 CFR Parts 730-774, which controls dual use items'
const ITAR = 'the International Traffic in Arms Regulation (ITAR), 22 CFR Parts 120-130, which controls the export of technical data'

test.each([
  [`The technology within this topic is restricted under ${EAR}.`, ['EAR'], 'EAR'],
  [`The technology within this topic is restricted under ${ITAR}.`, ['ITAR'], 'ITAR'],
  [`The technology within this topic is restricted under ${ITAR}, or ${EAR}.`, ['ITAR', 'EAR'], 'ITAR and EAR'],
  ['ITAR: True', ['ITAR'], 'ITAR'],
])('export control is by the rules that its notice names: %s', (notice, export_rules, told) => {
  const topic = read(notice)
  expect(topic).toMatchObject({ itar: true, export_rules })
  expect(exportRulesOf(topic)).toBe(told)
})

test.each([
  `The technology within this topic is not restricted under ${ITAR}. Offerors must disclose foreign nationals.`,
  `This topic is not subject to ${ITAR}.`,
  `The work of this topic is not expected to be controlled under ${ITAR}.`,
])('a notice that says that no rules hold names none: %s', (notice) => expect(read(notice).itar).toBe(false))

test('no rules are named where the topic names none', () => {
  const topic = read('The technology within this topic is controlled for export.')
  expect(topic.itar).toBe(true)
  expect(exportRulesOf(topic)).toBe('export control')
  expect(read('').export_rules).toBeUndefined()
})
