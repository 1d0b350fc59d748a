import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/interview.ts'
import type { FilledCell } from '../../../domain/steps/step-matter.ts'
import { answeredBy } from './answered-rows.ts'

const TASKS = [
  { number: '2.1', action: 'Model the mast' },
  { number: '2.2', action: 'Plate the reflector with copper' },
]
const QUESTIONS = {
  risk: 'What could go wrong in Milestone 2, which early sign shows it, and what do you do then?',
  furnished: 'Which data, equipment or access is needed from the Government, by which month, and what do you do if it comes late?',
}

const told = (cell: 'risk' | 'furnished', answer: string, some: Partial<FilledCell> = {}) => {
  const one: Answer = { slot: 'S2-Q1', question: QUESTIONS[cell], answer, fills: { cell, tasks: TASKS, ...some } }
  return answeredBy([one]).rows.map(({ action, cells }) => [
    action,
    Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value])),
  ])
}

test('a risk is told with its sign and its fallback, beside the task that says most of its words', () => {
  expect(told('risk', 'The copper plating could peel. We see it in the first bend test, and then we switch to sputtering.')).toEqual([
    [
      'Plate the reflector with copper',
      { what: 'The copper plating could peel', sign: 'in the first bend test', fallback: 'we switch to sputtering' },
    ],
  ])
  expect(told('risk', 'The supplier may deliver 4 weeks late; we would then buy from a second source.')[0]?.[0]).toBe('Model the mast')
})

test('what stands behind the number of a task is a risk of that one', () => {
  const both = told('risk', '2.2: The bath may run dry. 2.1: The licence may come late.')
  expect(both).toEqual([
    ['Plate the reflector with copper', { what: 'The bath may run dry' }],
    ['Model the mast', { what: 'The licence may come late' }],
  ])
})

test('what nobody can take apart stands whole as it was typed', () => {
  expect(told('risk', 'supplier 4 weeks late')).toEqual([['Model the mast', { what: 'supplier 4 weeks late' }]])
})

test('a furnished item has its month and what is done when it is late; it is of a task only where it says its words', () => {
  expect(
    told('furnished', 'We need the interface drawing from the program office by month 2. If it is late we use the public one.'),
  ).toEqual([[null, { item: 'the interface drawing from the program office', by_month: 2, when_late: 'we use the public one' }]])
  expect(told('furnished', 'A reflector by month 3')).toMatchObject([['Plate the reflector with copper', { by_month: 3 }]])
})

test.each([
  ['risk', 'None.'],
  ['risk', 'no risks that we know of'],
  ['risk', 'We do not expect anything to go wrong.'],
  ['risk', 'We see no risk in this milestone.'],
  ['furnished', 'Nothing.'],
  ['furnished', 'No GFE required.'],
  ['furnished', 'We do not need anything from the Government'],
  ['furnished', 'None needed, we use our own data'],
] as const)('of %s "%s" adds nothing', (cell, answer) => expect(told(cell, answer)).toEqual([]))

test('of a risk that stands there only what it lacks is told', () => {
  expect(told('risk', 'The first sign is a leak after ten cycles; we then weld the seam.', { about: 'The seam opens', tasks: [] })).toEqual(
    [[null, { sign: expect.stringContaining('leak'), fallback: expect.stringContaining('weld the seam') }]],
  )
})
