import { describe, expect, test } from 'vitest'
import { analysisOf } from '../analysis-of.ts'

const HEAD =
  'Masts That Listen\n\nAgency: Department of Harbors, Bureau of Buoys\nProgram: STTR\nRelease Date: May 4, 2018\nClose Date: July 6, 2018\n\n'
const read = (text: string) => analysisOf([{ page: 1, text }], 'masts.txt')

describe('a topic of another agency', () => {
  const { topic, reading, requirements } = read(
    `${HEAD}Harbors are loud. Masts hear little.\n\nResearch Objectives\nThe aim is a mast that listens.\nPhase I Tasks and Expected Results\nDesign a mast that listens.\nIt must stand in wind.\n\nOutlook\nMasts were built before.\n\nPhase II expected results:\nBuild the mast.\n`,
  )

  test('has the fields of its head', () => {
    expect(topic).toMatchObject({
      title: 'Masts That Listen',
      component: 'Department of Harbors, Bureau of Buoys',
      program_type: 'STTR',
      description: 'Harbors are loud. Masts hear little.',
      objective: 'The aim is a mast that listens.',
      phases: { phase_2: 'Build the mast.' },
    })
    expect(topic.phases.phase_1).toMatch(/^Design a mast that listens\..*Masts were built before\.$/s)
  })

  test('asks in the phase whose heading stands above', () => {
    expect(requirements.map(({ text, phase }) => [text, phase])).toEqual(
      expect.arrayContaining([
        ['Design a mast that listens.', 'I'],
        ['It must stand in wind.', 'I'],
        ['Build the mast.', 'II'],
      ]),
    )
  })

  test('is told of as a topic without a number', () => {
    expect(reading.warnings).toEqual(['No topic number was found. Check that number, component and program are right.'])
  })
})

test('a head of fields alone makes the rest a description, and questions with answers at its end none of it', () => {
  const { topic, requirements } = read(
    `${HEAD}The mast must listen to whales.\n\nQuestion 1: Must the mast sing?\nAnswer: No.\nQuestion 2: How high?\nAnswer: The mast shall be under 3 m.\n`,
  )
  expect(topic.description).toBe('The mast must listen to whales.')
  expect(requirements.map(({ text }) => text)).toEqual(['The mast must listen to whales.', 'The mast shall be under 3 m.'])
})

test('questions and answers of a document without headings are no part of its description', () => {
  const { requirements } = read(
    'The contractor shall build a mast.\n\nQ1: Must the mast sing?\nA1: No.\nQ2: How high?\nA2: The mast shall be under 3 m.\n',
  )
  expect(requirements.map(({ text }) => text)).toEqual(['The contractor shall build a mast.', 'The mast shall be under 3 m.'])
})

test.each([
  ['prose without a head', 'The contractor shall build a mast. Masts were built of steel for many years.'],
  ['one label', 'Note: this is a draft\n\nThe contractor shall build a mast.'],
  ['labels that are none of a topic', 'Speed: 3 m/s\nWeight: 5 kg\n\nThe contractor shall build a mast.'],
])('%s is not taken for one', (_, text) => {
  expect(read(text).reading.layout).toBe('unknown')
})
