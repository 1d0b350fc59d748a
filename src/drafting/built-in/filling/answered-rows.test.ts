import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/interview.ts'
import type { FilledCell } from '../../../domain/steps/step-matter.ts'
import { answeredBy } from './answered-rows.ts'

const TASKS = [
  { number: '2.1', action: 'Model the mast' },
  { number: '2.2', action: 'Plate the reflector with copper' },
]
const QUESTIONS = {
  risk: 'What could go wrong in Milestone 2?',
  sign: 'Which early sign shows it?',
  fallback: 'What do you do then?',
  furnished: 'Which data, equipment or access is needed from the Government?',
  by_month: 'By which month is it needed?',
  when_late: 'What do you do if it is late?',
}

const told = (cell: keyof typeof QUESTIONS, answer: string, some: Partial<FilledCell> = {}) => {
  const one: Answer = { slot: 'S2-Q1', question: QUESTIONS[cell], answer, fills: { cell, tasks: TASKS, ...some } }
  return answeredBy([one]).rows.map(({ action, cells }) => [
    action,
    Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value])),
  ])
}

test('a risk stands word for word as it was typed, beside the task that says most of its words', () => {
  const words = 'The copper plating could peel. We see it in the first bend test.'
  expect(told('risk', words)).toEqual([['Plate the reflector with copper', { what: words }]])
  expect(told('risk', 'supplier 4 weeks late')).toEqual([['Model the mast', { what: 'supplier 4 weeks late' }]])
})

test('what is furnished is of a task only where it says its words', () => {
  expect(told('furnished', 'The interface drawing')).toEqual([[null, { item: 'The interface drawing' }]])
  expect(told('furnished', 'A reflector')).toEqual([['Plate the reflector with copper', { item: 'A reflector' }]])
})

test.each([
  ['risk', 'None.'],
  ['risk', 'no risks that we know of'],
  ['risk', 'We see no risk in this milestone.'],
  ['furnished', 'Nothing.'],
  ['furnished', 'No GFE required.'],
  ['furnished', 'None needed, we use our own data'],
] as const)('of %s "%s" adds nothing', (cell, answer) => expect(told(cell, answer)).toEqual([]))

test('what denies something may be a risk or tell that there is none, and is only offered', () => {
  const stateOf = (answer: string) =>
    answeredBy([{ slot: 'S2-Q1', question: QUESTIONS.risk, answer, fills: { cell: 'risk', tasks: TASKS } }]).rows[0]?.cells.what?.state
  expect(['The seal does not hold', 'We do not expect anything to go wrong.'].map(stateOf)).toEqual(['suggested', 'suggested'])
  expect(stateOf('The seal leaks')).toBe('read')
})

test('what was asked of one cell of a row that stands there is that cell, whatever else its words could tell', () => {
  const of = { about: 'The seam opens', tasks: [] }
  const words = 'We look at it with the free viewer, there we see it; then we weld the seam.'
  expect(told('sign', words, of)).toEqual([[null, { sign: words }]])
  expect(told('fallback', words, of)).toEqual([[null, { fallback: words }]])
  expect(told('when_late', words, of)).toEqual([[null, { when_late: words }]])
  expect(told('by_month', 'Month 4', of)).toEqual([[null, { by_month: 4 }]])
  expect(told('by_month', 'Soon', of)).toEqual([])
  // as interviews from before asked
  expect(told('risk', words, of)).toEqual([])
})

test('what a follow-up asks of the row that an answer makes is a cell of that row', () => {
  const of = (cell: keyof typeof QUESTIONS, slot: string, answer: string, some: Partial<FilledCell>): Answer => ({
    ...{ slot, question: QUESTIONS[cell], answer },
    fills: { cell, tasks: [], ...some },
  })
  const risk = of('risk', 'S2-Q1', 'The plating may peel', { tasks: TASKS })
  const rows = answeredBy([risk, of('fallback', 'S2-F1', 'We plate it again', { of: 'S2-Q1' })]).rows
  expect(rows).toHaveLength(1)
  expect(Object.entries(rows[0]?.cells ?? {}).map(([name, { value }]) => [name, value])).toEqual([
    ['what', 'The plating may peel'],
    ['fallback', 'We plate it again'],
  ])
  expect(answeredBy([of('fallback', 'S2-F1', 'We plate it again', { of: 'S2-Q1' })]).rows).toEqual([])
})
