import { expect, test } from 'vitest'
import { analysisOf } from './analysis-of.ts'

const warnings = (...pages: string[]) =>
  analysisOf(
    pages.map((text, at) => ({ page: at + 1, text })),
    'file.pdf',
  ).reading.warnings

const INSTRUCTIONS = `DEPARTMENT OF THE ARMY
25.4 Small Business Innovation Research (SBIR)
Component-Specific Proposal Instructions

The Broad Agency Announcement holds for all topics.
The Technical Volume has ten pages at most.
The Cost Volume is a form.
Upload the Company Commercialization Report.
Fraud, waste and abuse training is required.
The evaluation criteria are in Volume 5 of the announcement.
Letters are part of Volume 5.`

const TOPIC =
  'A254-901 TITLE: A Tent\n\nOBJECTIVE: Develop a tent.\n\nDESCRIPTION: It must be light.\n\nPHASE I: Define it.\n\nPHASE II: Build it.\n\nKEYWORDS: tent'

test('a well-formed topic gives none', () => {
  expect(warnings(TOPIC)).toEqual([])
})

test('no topic in the file', () => {
  expect(warnings('Minutes of the club\n\nThe members must pay their fees.')[0]).toMatch(
    /^No topic was found: .* Check that this is the right file/,
  )
})

test('a number without headings', () => {
  expect(warnings('A254-901 A Tent\n\nThe tent must be light.')[0]).toMatch(/^No topic headings .* Check the requirements with care\.$/)
})

test('instructions instead of a topic; before topics they are read from the same file', () => {
  expect(warnings(INSTRUCTIONS)).toContain(
    'These are proposal instructions of a component, not a topic. Upload the topic instead, and add this file beside it as component instructions.',
  )
  expect(warnings(INSTRUCTIONS, TOPIC)).toEqual([])
})

test('a topic without tasks', () => {
  expect(warnings('A254-901 TITLE: A Tent\n\nDESCRIPTION: A tent is required.\n\nPHASE I:\nN/A\n\nPHASE II:\nN/A')[0]).toContain(
    'no text under PHASE I and PHASE II',
  )
})

test.each([
  'Das Zelt soll leicht sein und im Winter warm halten, damit die Soldaten gut schlafen können und am Morgen frisch sind. ',
  'La tente doit être légère et garder la chaleur pendant les nuits froides afin que les soldats puissent dormir. ',
  'Палатка должна быть легкой и сохранять тепло в холодные ночи чтобы солдаты могли хорошо спать до утра. ',
  '承包商应研制一种轻型帐篷，冬季须能保暖，供士兵在野外过夜。',
  'El refugio debe ser ligero y mantener el calor durante las noches frías para que los soldados puedan dormir. ',
])('a text in another language: %s', (sentence) => {
  expect(warnings(`Titel des Themas\n\n${sentence.repeat(6)}`)).toContain(
    'The text does not seem to be English. Only English is read, so what was found may be wrong or missing.',
  )
})

test('pages without text are named', () => {
  expect(warnings(TOPIC, '', ' ')).toEqual(['Pages without text were not read: 2, 3. Look at them yourself.'])
})
