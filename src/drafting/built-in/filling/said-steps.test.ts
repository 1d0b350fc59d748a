import { expect, test } from 'vitest'
import type { Row } from '../../../domain/work-breakdown/rows.ts'
import type { SubjectAnswer } from './answer-apart.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

const STEPS =
  'Step: Model the antenna\nMonths: 1 to 2\n\nStep: Wind the coil\nMonths: 3 to 4\n\nStep: Test the mast on the range\nMonths: 5 to 6'

const read = (subject: SubjectAnswer['subject'], answer: string) =>
  filledRows(
    [
      { slot: 'Q3', subject: 'steps', answer: STEPS },
      { slot: 'Q9', subject, answer },
    ],
    LEARNED,
  ).rows

/** The cells of a name that were filled out of the second answer, row by row, with their state. */
const cellsOf = (rows: readonly Row[], kind: Row['kind'], name: string) =>
  rows.filter((row) => row.kind === kind).map(({ cells }) => (cells as Record<string, { value: unknown; state: string } | undefined>)[name])

test('a place that is told in a sentence that names one step is of that step, and of no other', () => {
  const [model, wind, range] = cellsOf(read('place', 'The coil is wound in our shop in Blacksburg.'), 'step', 'place')
  expect(wind).toMatchObject({ value: 'our shop in Blacksburg', state: 'read' })
  expect([model, range]).toEqual([undefined, undefined])
})

test('what a sentence does not say of any step fills nothing: it is offered at most', () => {
  const places = cellsOf(read('place', 'The coil is wound in our shop in Blacksburg. All of it is done in Dayton, Ohio.'), 'step', 'place')
  expect(places.filter((one) => one?.state === 'read')).toEqual([expect.objectContaining({ value: 'our shop in Blacksburg' })])
})

test('a risk belongs to the step whose number its sentence says; one that only shares words with it is not suggested', () => {
  const risk = (answer: string) => cellsOf(read('risk', answer), 'risk', 'step_ids')
  expect(risk('In step 2 the wire may break; then we wind it again by hand.')).toMatchObject([{ value: ['s2'], state: 'read' }])
  expect(risk('The range may be closed; then we go to another one.')).toEqual([undefined])
})
