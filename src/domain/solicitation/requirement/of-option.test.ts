import { expect, test } from 'vitest'
import { linesOf } from '../layout/line.ts'
import { sectionsOf } from '../layout/section.ts'
import { isOfOption } from './of-option.ts'
import { requirementsIn } from './requirement.ts'

const read = (text: string) => requirementsIn(sectionsOf(linesOf([{ page: 1, text }])))

test.each([
  ['The Phase I Option, if exercised, will include the initial design specifications.', true],
  ['During the option period, deliver two more units.', true],
  ['The base and option periods shall not exceed twelve months.', false],
  ['Month 4 (Option period): Report on the data.', false],
  ['The operator shall have the option to silence the alarm.', false],
  ['Develop a concept, and describe in the final report what the Phase I Option would add.', false],
])('%s: of the option %s', (text, is) => {
  expect(isOfOption({ text })).toBe(is)
})

test('tasks of the option of Phase I are of a phase of their own, and say that they are of the option', () => {
  const { requirements: found, sentences } = read(
    'OBJECTIVE: Build a sled.\nPHASE I: Draw the sled.\nPhase I Option: If exercised, the company will build a model. Deliver its drawings.\nPHASE II: Build the sled.\nPHASE II OPTION: Test the sled on ice.',
  )
  expect(found.slice(1).map(({ phase, text, quote }) => [phase, text, text.endsWith(quote)])).toEqual([
    ['I', 'Draw the sled.', true],
    ['option', 'Phase I Option: If exercised, the company will build a model.', true],
    ['option', 'Phase I Option: Deliver its drawings.', true],
    ['II', 'Build the sled.', true],
    ['II', 'Phase II Option: Test the sled on ice.', true],
  ])
  expect(sentences.slice(1).map(({ period }) => period)).toEqual(['base', 'option', 'option', 'II', 'II'])
  expect(found.map(isOfOption)).toEqual([false, false, true, true, false, true])
})

test('in the section of a phase a paragraph goes on about the option that it has named, until it names the base', () => {
  const { requirements } = read(
    'OBJECTIVE: Build a kiln.\nPHASE I: Draw the kiln.\n\nThe Phase I Option, if exercised, has a duration of 5 months. It will include a model of the flue. The base period must end with a report.\n\nDeliver the drawings.\nPHASE II: Build the kiln.',
  )
  expect(requirements.map(({ phase, text }) => [phase, text])).toEqual([
    ['any', 'Build a kiln.'],
    ['I', 'Draw the kiln.'],
    ['option', 'The Phase I Option, if exercised, has a duration of 5 months.'],
    ['option', 'Phase I Option: It will include a model of the flue.'],
    ['I', 'The base period must end with a report.'],
    ['I', 'Deliver the drawings.'],
    ['II', 'Build the kiln.'],
  ])
})

test('each thing that a sentence on the option asks for is of the option', () => {
  const { requirements } = read(
    'OBJECTIVE: Build a sled.\nPHASE I: Draw the sled. In the Option the performer shall also build a runner with birch soles and test it on ice; draft a one-page card for the driver; and write a plan for the winter trial.\nPHASE II: Build the sled.',
  )
  const option = requirements.filter(isOfOption).map(({ text }) => text)
  expect(option).toHaveLength(3)
  expect(option).toContainEqual('Option: draft a one-page card for the driver')
})
