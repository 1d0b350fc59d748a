import { expect, test } from 'vitest'
import { fieldLines } from './field.ts'
import { headingOf } from './heading.ts'
import { linesOf } from './line.ts'
import { passageOf } from './passage.ts'
import { type Section, sectionsOf } from './section.ts'

const sections = (text: string) => sectionsOf(linesOf([{ page: 1, text }]))
const sectionText = (found: readonly Section[], wanted: Section['name']) =>
  passageOf(found.find(({ name }) => name === wanted)?.lines ?? []).text.trim()

test.each([
  '1. DOD INSTRUCTION 8500.01. Cybersecurity',
  'FOLLOW THE INSTRUCTIONS. The base',
  'SEE THE NAVY INSTRUCTIONS. The base',
  'Navy instructions apply to the base.',
  'Air Force instructions for marking parts shall be followed.',
  'PROPOSERS MUST READ THE NAVY SBIR 25.1 INSTRUCTIONS.',
  'COMPLY WITH ALL ARMY INSTRUCTIONS.',
  'Work follows Army instructions.',
  'Component assembly instructions',
  'DON SBIR 25.1 Direct to Phase II Broad Agency Announcement (BAA) Instructions. Phase I proposals',
  'J. Doe, NSWC Crane, IN',
])('%j is none', (line) => {
  expect(headingOf(line)).toBeNull()
})

test.each([
  ['PHASE I: Define it', 'phase_1', 'Define it'],
  ['PHASE II: Build it', 'phase_2', 'Build it'],
  ['PHASE III DUAL USE APPLICATIONS: Sell it', 'phase_3', 'Sell it'],
  ['PHASE III: Commercial and military use', 'phase_3', 'Commercial and military use'],
  ['PHASE II', 'phase_2', ''],
  ['OUSD (R&E) CRITICAL TECHNOLOGY AREA(S): Space', 'modernization_priorities', 'Space'],
  ['TECHNOLOGY AREAS:', 'technology_areas', ''],
  ['DESCRIPTION (as in the portal, all phases):', 'description', ''],
  ['TECHNICAL POINT OF CONTACT (TPOC):', 'tpoc', ''],
  ['KEYWORDS: a; b', 'keywords', 'a; b'],
  ['ARMY SBIR 26.1 PHASE I INSTRUCTIONS (EXCERPT). The base', 'additional', 'The base'],
  ['NAVY COMPONENT INSTRUCTIONS (excerpt from the DON SBIR 26.4 instructions)', 'additional', ''],
  ['Air Force instructions for this topic.', 'additional', ''],
  ['Component instructions (extract).', 'additional', ''],
  ['Missile Defense Agency Proposal Instructions: The base', 'additional', 'The base'],
  ['COMPONENT-SPECIFIC INSTRUCTIONS', 'additional', ''],
  ['Department of the Navy (DON) SBIR 26.1 Instructions', 'additional', ''],
  [
    'The technology within this topic is restricted under the rules',
    'itar',
    'The technology within this topic is restricted under the rules',
  ],
])('%j is a heading', (line, name, rest) => {
  expect(headingOf(line)).toMatchObject({ name, rest })
})

test('a line that goes on with the sentence above it heads no instructions', () => {
  const text =
    'OBJECTIVE: Build it.\nDESCRIPTION: Reports comply with DON SBIR 25.1\nPhase I proposal instructions. It floats.\nKEYWORDS: sluice'
  expect(sections(text).map(({ name }) => name)).toEqual(['header', 'objective', 'description', 'keywords'])
})

test('a line behind one that ends within its sentence heads no section', () => {
  const text =
    'OBJECTIVE: Build a sluice.\nDESCRIPTION: Colors are those that were named by the\nTPOC\nin writing. It floats.\nKEYWORDS: sluice'
  expect(sections(text).map(({ name }) => name)).toEqual(['header', 'objective', 'description', 'keywords'])
})

test.each([
  'Phase II proposals are due',
  'PHASE I-like work counts',
  'Objective and threshold values',
  'Description of the tool follows',
  'a. Phase III: none',
  'TPOC.',
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

const TOPIC = 'OBJECTIVE: Build it.\n\nPHASE I: Plan it.\n\nPHASE II: Make it.\n\nREFERENCES:\n1. Doe, J. "Masts." 2020.\n\n'

test.each([
  ['under a heading', 'FREQUENTLY ASKED QUESTIONS\n\n1. How high? It must be 3 m high.'],
  ['under a heading with its askers', 'TPOC Q&A:\nHow high?\n\nIt must be 3 m high.'],
  ['without a heading, by words that say so', 'Question 1: How high?\nResponse: It must be 3 m high.'],
  ['without a heading, by labels that take turns', 'Bidder: How high?\nFleet: 3 m.\nBidder: How wide?\nFleet: 1 m.'],
])('questions and answers %s are a section of their own', (_, text) => {
  const found = sections(TOPIC + text)
  expect(found.map((section) => section.name)).toEqual(['header', 'objective', 'phase_1', 'phase_2', 'references', 'questions'])
  expect(sectionText(found, 'references')).toBe('1. Doe, J. "Masts." 2020.')
})

test('questions that a topic asks of the work are no questions and answers', () => {
  const found = sections(
    'OBJECTIVE: Build it.\n\nDESCRIPTION: To be studied:\n1. Can masts fold?\n2. Can masts swim?\nSpeed: 3 m/s.\n\nPHASE I: Can it be done? Metric: 3 dB.',
  )
  expect(found.map((section) => section.name)).toEqual(['header', 'objective', 'description', 'phase_1'])
})

test('a topic goes on behind its questions and answers, and an answer that names a phase ends none', () => {
  const found = sections(
    'OBJECTIVE: Build it.\n\nPHASE I: Plan it.\n\nQ1: How high?\nA1: As said in\nPHASE I: 3 m.\n\nPHASE II: Make it.\n\nKEYWORDS: mast',
  )
  expect(found.map((section) => section.name)).toEqual(['header', 'objective', 'phase_1', 'questions', 'phase_2', 'keywords'])
})

test.each(['N/A', 'None', 'n/a.', '-', ''])('a field that says %j is absent', (nothing) => {
  expect(fieldLines(sections(`OBJECTIVE:\n${nothing}\nDESCRIPTION: It is.`), 'objective')).toBeUndefined()
})

test('fields that stand beside each other on a line are fields of their own', () => {
  const head = sections('TITLE: A sled\nCOMPONENT: Polar Office      PROGRAM: SBIR\nOBJECTIVE: Build a sled.')
  expect(sectionText(head, 'agency')).toBe('Polar Office')
  expect(sectionText(head, 'program')).toBe('SBIR')
})

test('an option parts its phase, in capitals or not; a sentence that speaks of it does not', () => {
  const parted = sections(
    'OBJECTIVE: Build a sled.\nPHASE I: Draw the sled. What follows is of the\nPhase I Option.\nPhase I Option: Build a model.\nPHASE II: Build it.\nPHASE II OPTION: Race it.',
  )
  expect(parted.slice(2).map(({ name, heading, lines }) => [name, heading, lines.length])).toEqual([
    ['phase_1', 'PHASE I', 2],
    ['phase_1', 'Phase I Option', 1],
    ['phase_2', 'PHASE II', 1],
    ['phase_2', 'PHASE II OPTION', 1],
  ])
})
