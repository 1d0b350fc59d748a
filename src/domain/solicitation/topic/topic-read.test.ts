import { expect, test } from 'vitest'
import { analysisOf } from '../analysis-of.ts'

const read = (text: string) => analysisOf([{ page: 1, text }], 'topic.pdf')

test('what is said in the head of a topic without a description is its description, and phases are found under headings of their own words', () => {
  const { topic, sentences, requirements } = read(
    'A Profiler for Coastal Waters\n\nAgency: Department of Commerce, NOAA\nProgram: SBIR\nOpen Date: October 20, 2015\n\nPresent moorings are costly. The profiler shall weigh less than 40 kg.\n\nProject Goals:\nThe goal is a profiler that lasts for 90 days.\n\nPhase I Activities and Expected Deliverables:\n• Design the winch.\n\nPhase II Activities and Expected Deliverables:\n• Build two complete profilers.\n\nReferences:\n1. Roe, J. Profilers must last. 2012.',
  )
  expect(topic).toMatchObject({
    title: 'A Profiler for Coastal Waters',
    description: 'Present moorings are costly. The profiler shall weigh less than 40 kg.',
    objective: 'The goal is a profiler that lasts for 90 days.',
  })
  expect(sentences.map(({ quote }) => quote)).toEqual([
    'Present moorings are costly.',
    'The profiler shall weigh less than 40 kg.',
    'The goal is a profiler that lasts for 90 days.',
    'Design the winch.',
    'Build two complete profilers.',
  ])
  expect(requirements.map(({ text, phase }) => [text, phase])).toEqual([
    ['The profiler shall weigh less than 40 kg.', 'any'],
    ['The goal is a profiler that lasts for 90 days.', 'any'],
    ['Design the winch.', 'I'],
    ['Build two complete profilers.', 'II'],
  ])
})

test('a sentence is of the phase in which it says that it happens, not of one that it names in passing', () => {
  const { sentences } = read(
    'DESCRIPTION: Delivery of two masts is expected by the end of Phase II. A Phase I effort should show that they fold. Phase III will sell them. A plan for Phase II must be light on paper.',
  )
  expect(sentences.map(({ period }) => period)).toEqual(['II', 'base', 'after', 'any'])
})
