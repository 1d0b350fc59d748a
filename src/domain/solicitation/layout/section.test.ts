import { expect, test } from 'vitest'
import { headingOf } from './heading.ts'
import { linesOf } from './line.ts'
import { sectionsOf, sectionText } from './section.ts'

const sections = (text: string) => sectionsOf(linesOf([{ page: 1, text }]))

test.each([
  ['PHASE I: Define it', 'phase_1', 'Define it'],
  ['PHASE II: Build it', 'phase_2', 'Build it'],
  ['PHASE III DUAL USE APPLICATIONS: Sell it', 'phase_3', 'Sell it'],
  ['PHASE III: Commercial and military use', 'phase_3', 'Commercial and military use'],
  ['PHASE II', 'phase_2', ''],
  ['OUSD (R&E) CRITICAL TECHNOLOGY AREA(S): Space', 'technology_areas', 'Space'],
  ['TECHNOLOGY AREAS:', 'technology_areas', ''],
  ['DESCRIPTION (as in the portal, all phases):', 'description', ''],
  ['TECHNICAL POINT OF CONTACT (TPOC):', 'tpoc', ''],
  ['KEYWORDS: a; b', 'keywords', 'a; b'],
  [
    'The technology within this topic is restricted under the rules',
    'itar',
    'The technology within this topic is restricted under the rules',
  ],
])('%j is a heading', (line, name, rest) => {
  expect(headingOf(line)).toMatchObject({ name, rest })
})

test.each([
  'Phase II proposals are due',
  'PHASE I-like work counts',
  'Objective and threshold values',
  'Description of the tool follows',
  'a. Phase III: none',
])('%j is no heading', (line) => {
  expect(headingOf(line)).toBeNull()
})

test('sections are found in any order, and small headings do not cut a topic that has shouted ones', () => {
  const found = sections(
    'OBJECTIVE: Build it.\nDESCRIPTION: Speed: 5 m/s,\nObjective: 6 m/s.\nPHASE III: Sell.\nPHASE II: Make.\nPHASE I: Plan.',
  )
  expect(found.map((section) => section.name)).toEqual(['header', 'objective', 'description', 'phase_3', 'phase_2', 'phase_1'])
  expect(sectionText(found, 'description')).toBe('Speed: 5 m/s, Objective: 6 m/s.')
})

test('a heading that the layout does not know stays in its section', () => {
  const found = sections('PHASE I: Plan.\nFEASIBILITY DOCUMENTATION: Offerors must show it.\nPHASE II: Make.')
  expect(sectionText(found, 'phase_1')).toBe('Plan. FEASIBILITY DOCUMENTATION: Offerors must show it.')
})

test.each(['N/A', 'None', 'n/a.', '-', ''])('a field that says %j is absent', (nothing) => {
  expect(sectionText(sections(`OBJECTIVE:\n${nothing}\nDESCRIPTION: It is.`), 'objective')).toBeUndefined()
})
