import { expect, test } from 'vitest'
import { analysisOf } from '../analysis-of.ts'
import { judgedByPerson } from '../requirement/sentence-edits.ts'

const read = (text: string) => analysisOf([{ page: 1, text }], 'topic.pdf')
const HEAD = 'N251-901 TITLE: A Mast That Folds and\n               Stands Again'
const BODY = 'OBJECTIVE: Develop a mast.\n\nDESCRIPTION: It must be light.\n\nPHASE I: Define it.\n\nPHASE II: Build it.'
const NOTES = 'NOTES: Offerors should watch for changes of this topic on the portal.'
const BEFORE = 'Proposals that need animal tests will be returned without review.'

test('every sentence of a topic is listed in its place, also one that stands under no work section, and asks nothing until somebody says so', () => {
  const analysis = read(`${HEAD}\n\nTECHNOLOGY AREA(S): Sensors\n\n${BEFORE}\n\n${BODY}\n\nREFERENCES:\n1. Doe, J. Masts.\n\n${NOTES}`)
  const { sentences, requirements } = analysis
  expect(sentences[0]).toMatchObject({ quote: BEFORE, page: 1, verdict: 'none', probability: 0 })
  expect(sentences.at(-1)).toMatchObject({ quote: 'Offerors should watch for changes of this topic on the portal.', verdict: 'none' })
  expect(requirements.map(({ text }) => text)).not.toContain(BEFORE)
  const said = judgedByPerson(analysis, { page: 1, quote: BEFORE, verdict: 'requirement' })
  expect(said?.requirements.find(({ quote }) => quote === BEFORE)).toMatchObject({ phase: 'any', set_by: 'person' })
})

test('a table without a sentence is one sentence too long to be judged: its beginning is listed', () => {
  const table = Array.from({ length: 400 }, (_, at) => `cell ${at} of it`).join(', ')
  const { sentences, requirements } = read(`${HEAD}\n\n${BODY.replace('It must be light.', `It must have ${table}`)}`)
  expect(sentences.filter(({ quote }) => /^It must have cell 0 of it/.test(quote))).toMatchObject([{ verdict: 'none' }])
  expect(requirements.map(({ text }) => text)).not.toContain(table)
})

test('labels, numbers and dates are no sentences', () => {
  const { sentences } = read(`${HEAD}\n\nRELEASE: 12 SOLICITATION: 25.4\nOpen: 9/24/2025\n\nKEYWORDS: mast\n\n${BODY}`)
  expect(sentences.map(({ quote }) => quote)).toEqual(['Develop a mast.', 'It must be light.', 'Define it.', 'Build it.'])
})
