import { expect, test } from 'vitest'
import type { Row } from '../../../domain/work-breakdown/rows.ts'
import type { Gathered } from './gathered-rows.ts'
import { stepRow } from './step-row.ts'

const told = (cells: Record<string, string[]>): Gathered => ({
  kind: 'step',
  cells: Object.fromEntries(Object.entries(cells).map(([cell, texts]) => [cell, texts.map((text) => ({ slot: 'Q4', text }))])),
  proofs: [],
})
const valuesOf = (row: Row) => Object.fromEntries(Object.entries(row.cells).map(([cell, one]) => [cell, one?.value]))
const ALONE = { people: [], needed: () => undefined, before: undefined }

test.each([
  [['builds four cages'], 'build four cages'],
  [['builds three coupons', 'maps iron and nickel'], 'build three coupons and map iron and nickel'],
  [['record 48 mice', 'at four dose levels'], 'record 48 mice at four dose levels'],
  [['Trade study of four blends', 'compares their mass and cost'], 'Trade study of four blends: compare their mass and cost'],
  [['irregular data: 60 cycles', 'restart after a day'], 'irregular data: 60 cycles, restart after a day'],
])('what is done may be told in several parts: %j', (parts, action) => {
  expect(valuesOf(stepRow(told({ action: parts }), 0, ALONE)).action).toBe(action)
})

test('the same months are those of the step before', () => {
  const before = stepRow(told({ action: ['model it'], months: ['months 2 and 3'] }), 0, ALONE)
  const row = stepRow(told({ action: ['build it'], months: ['In the same two months'] }), 1, { ...ALONE, before })
  expect(valuesOf(row)).toMatchObject({ from_month: 2, to_month: 3 })
  expect(valuesOf(stepRow(told({ action: ['build it'], months: ['In the same two months'] }), 1, ALONE)).to_month).toBeUndefined()
})

test('sentences of a method stay sentences', () => {
  const row = stepRow(told({ action: ['size it'], method: ['It is sized by hand.', 'Then in a model.'] }), 0, ALONE)
  expect(valuesOf(row).method).toBe('It is sized by hand. Then in a model')
})

test('where some words name months, other numbers count something else', () => {
  const row = stepRow(told({ action: ['make the data set'], months: ['from -10 to +20', 'the end of month 2'] }), 0, ALONE)
  expect(valuesOf(row)).toMatchObject({ from_month: 2, to_month: 2 })
})

test('a result goes to the Government where it is named, to a step that is meant, else nobody knows where', () => {
  const goal = (words: string, needed?: number) =>
    valuesOf(stepRow(told({ action: ['make it'], goes_to: [words] }), 0, { ...ALONE, needed: () => needed })).goes_to
  expect([goal('the Navy'), goal('the planner', 1), goal('the')]).toEqual(['Government', 's2', undefined])
})

test('who leads is not among those who work on it besides', () => {
  const people = [
    { id: 'p1', name: 'Ana Ruiz' },
    { id: 'p2', name: 'Bo Lee' },
  ]
  const row = stepRow(told({ action: ['make it'], lead: ['Ana Ruiz'], people: ['Ana Ruiz', 'Bo Lee'] }), 0, { ...ALONE, people })
  expect(valuesOf(row)).toMatchObject({ lead: 'Ana Ruiz', people: ['Bo Lee'] })
})

test('who judges may go by an office; who only stands for somebody is nobody', () => {
  const people = [{ id: 'p1', name: 'Ana Ruiz' }]
  const judgeOf = (judge: string) => {
    const proofs = [{ quantity: [{ slot: 'Q7', text: 'the weld holds' }], judge: [{ slot: 'Q7', text: judge }] }]
    return (valuesOf(stepRow({ ...told({ action: ['weld it'] }), proofs }, 0, { ...ALONE, people })).proof as { judge?: string }[])[0]
      ?.judge
  }
  expect(judgeOf("the depot's inspector")).toBe("the depot's inspector")
  expect(judgeOf('Ruiz')).toBe('Ana Ruiz')
  expect(judgeOf('they')).toBeUndefined()
})

test.each([
  ['at least 30 dB from 1 to 3 GHz and 25 above', 'at 20 C'],
  ['no spark in either one', 'in the kiln'],
  ['28 dB, or better, twice', 'in the kiln'],
])('a pass mark that is typed in its field stays whole, apart from its condition: %s', (mark, where) => {
  const field = (text: string) => [{ slot: 'Q7', text, isField: true }]
  const proofs = [{ quantity: field('Glaze'), limit: field(mark), condition: field(where) }]
  expect(valuesOf(stepRow({ ...told({ action: ['fire it'] }), proofs }, 0, ALONE)).proof).toMatchObject([
    { quantity: 'Glaze', value: mark, condition: where },
  ])
})
