import { expect, test } from 'vitest'
import { analysisOf } from './analysis-of.ts'

const read = (...pages: string[]) =>
  analysisOf(
    pages.map((text, at) => ({ page: at + 1, text })),
    'topic.pdf',
  )
const HEAD = 'N251-901 TITLE: A Mast That Folds and\n               Stands Again'
const BODY = 'OBJECTIVE: Develop a mast.\n\nDESCRIPTION: It must be light.\n\nPHASE I: Define it.\n\nPHASE II: Build it.'

test('text between the labels of the head and the first section is shown, with its page', () => {
  const { unsorted, topic } = read(
    `${HEAD}\n\nTECHNOLOGY AREA(S): Sensors\n\nProposals that need animal tests will be returned without review.\n\n${BODY}`,
  )
  expect(unsorted).toEqual([{ page: 1, quote: 'Proposals that need animal tests will be returned without review.' }])
  expect(topic.technology_areas).toEqual(['Sensors'])
})

test('text below the keywords and notes after the references are shown and do not run into them', () => {
  const { unsorted, topic } = read(
    `${HEAD}\n\n${BODY}\n\nREFERENCES:\n1. Doe, J. Masts.\n\nNOTES: Offerors should watch for changes of this topic on the portal.\n\nKEYWORDS: mast; pole`,
    'The work of this topic is done together with a test range in the north.',
  )
  expect(topic).toMatchObject({ references: ['Doe, J. Masts.'], keywords: ['mast', 'pole'] })
  expect(unsorted.map(({ page, quote }) => `${page}: ${quote}`)).toEqual([
    '1: Offerors should watch for changes of this topic on the portal.',
    '2: The work of this topic is done together with a test range in the north.',
  ])
})

test('a table without a sentence is one sentence too long for a requirement: its beginning is shown', () => {
  const table = Array.from({ length: 400 }, (_, at) => `cell ${at} of it`).join(', ')
  const { unsorted, requirements } = read(`${HEAD}\n\n${BODY.replace('It must be light.', `It must have ${table}`)}`)
  expect(unsorted).toHaveLength(1)
  expect(unsorted[0]?.quote).toMatch(/^It must have cell 0 of it/)
  expect(requirements.map(({ text }) => text)).not.toContain(table)
})

test('numbers, titles, labels, dates, contacts and what a portal prints around a topic are no text of it', () => {
  const { unsorted } = read(
    `${HEAD}\n\nRELEASE: 12 SOLICITATION: 25.4\nOpen: 9/24/2025\nDownload Topic Details as:\n\nKEYWORDS: mast\n\n${BODY}\n\nTPOC-1: Jane Roe, who may be asked by electronic mail\n\nPhone: 757-555-0100`,
  )
  expect(unsorted).toEqual([])
})
