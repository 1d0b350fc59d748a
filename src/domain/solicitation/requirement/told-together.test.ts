import { expect, test } from 'vitest'
import { linesOf } from '../layout/line.ts'
import { sectionsOf } from '../layout/section.ts'
import { requirementsIn } from './requirement.ts'

const read = (text: string) => requirementsIn(sectionsOf(linesOf([{ page: 1, text }])))

test('what says only what the sentence before it means belongs to that, with its words on the page', () => {
  const text = 'Drilling into the mast is prohibited at any depth. This includes coring and small holes. The mast shall stand 3 m.'
  const { requirements, sentences } = read(`DESCRIPTION: ${text}`)
  expect(requirements.map((one) => [one.id, one.quote, one.strength])).toEqual([
    ['R1', 'Drilling into the mast is prohibited at any depth. This includes coring and small holes.', 'must'],
    ['R2', 'The mast shall stand 3 m.', 'must'],
  ])
  expect(sentences.map(({ requirement_id }) => requirement_id)).toEqual(['R1', 'R1', 'R2'])
})

test('what work includes may be asked for by itself', () => {
  const { requirements } = read('PHASE I: The vendor should test it. This includes a drop test that must survive 5 m.')
  expect(requirements.map(({ strength }) => strength)).toEqual(['should', 'must'])
})

test('the "shall" behind a semicolon is not that of the clause before it', () => {
  const { requirements } = read('DESCRIPTION: It shall be mounted and read from above the water; no diver shall be needed.')
  expect(requirements.map(({ text }) => text)).toEqual(['It shall be mounted and read from above the water; no diver shall be needed.'])
})

test('instructions within a topic hold for each phase, unless they name one, and say in a line of their own what heads a paragraph', () => {
  const { requirements } = read(
    `PHASE I: Design a mast.\nPHASE II: Build a mast.\nNAVY INSTRUCTIONS FOR THIS TOPIC\n1. Period and ceiling. The period of performance shall not exceed 24 months. The total price proposed may be no more than $1,250,000.\n2. Reports and meetings. A kickoff meeting will be held within 15 days of award. The final report is delivered with a completed SF 298. In Phase I a plan for Phase II must be handed in.`,
  )
  const told = requirements.slice(-3)
  expect(told.map(({ text, phase, whose }) => [text, phase, whose === 'product'])).toEqual([
    ['A kickoff meeting will be held within 15 days of award.', 'any', false],
    ['The final report is delivered with a completed SF 298.', 'any', false],
    ['In Phase I a plan for Phase II must be handed in.', expect.anything(), false],
  ])
})

test("a component's own instructions within a topic are read, though they stand behind what comes after the work", () => {
  const { requirements } = read(
    'PHASE I: Design a mast.\nPHASE III DUAL USE APPLICATIONS: Sell the mast to harbors.\nNAVY SBIR 26.1 PHASE I INSTRUCTIONS (EXCERPT). The\nPhase I Base shall not exceed 6 months. A kick-off meeting shall be held within 15 days of award.',
  )
  expect(requirements.map(({ text }) => text)).toEqual([
    'Design a mast.',
    'The Phase I Base shall not exceed 6 months.',
    'A kick-off meeting shall be held within 15 days of award.',
  ])
})
