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

test("an option's tasks are of its phase, and say that they are of the option", () => {
  const { requirements: found, sentences } = read(
    'OBJECTIVE: Build a sled.\nPHASE I: Draw the sled.\nPhase I Option: If exercised, the company will build a model. Deliver its drawings.\nPHASE II: Build the sled.\nPHASE II OPTION: Test the sled on ice.',
  )
  expect(found.slice(1).map(({ phase, text, quote }) => [phase, text, text.endsWith(quote)])).toEqual([
    ['I', 'Draw the sled.', true],
    ['I', 'Phase I Option: If exercised, the company will build a model.', true],
    ['I', 'Phase I Option: Deliver its drawings.', true],
    ['II', 'Build the sled.', true],
    ['II', 'Phase II Option: Test the sled on ice.', true],
  ])
  expect(sentences.slice(1).map(({ period }) => period)).toEqual(['base', 'option', 'option', 'II', 'II'])
  expect(found.map(isOfOption)).toEqual([false, false, true, true, false, true])
})

test('each thing that a sentence on the option asks for is of the option', () => {
  const { requirements } = read(
    'OBJECTIVE: Build a sled.\nPHASE I: Draw the sled. In the Option the performer shall also build a runner with birch soles and test it on ice; draft a one-page card for the driver; and write a plan for the winter trial.\nPHASE II: Build the sled.',
  )
  const option = requirements.filter(isOfOption).map(({ text }) => text)
  expect(option).toHaveLength(3)
  expect(option).toContainEqual('Option: draft a one-page card for the driver')
})
