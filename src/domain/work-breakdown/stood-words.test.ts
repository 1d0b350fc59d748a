import { expect, test } from 'vitest'
import type { Row } from './rows.ts'
import { withWhereTheyStood } from './stood-words.ts'

const step = (id: string, words: string) =>
  ({
    id,
    kind: 'step',
    position: 0,
    cells: { action: { value: words, origin: { from: 'answer', slot: 'Q4', words }, state: 'read' } },
  }) as Row
const STEPS = [step('s1', 'Firing'), step('s2', 'Glazing the lids')]
const stood = (answer: string, ...texts: string[]) =>
  withWhereTheyStood(
    texts.map((text) => ({ slot: 'Q4', text })),
    [{ slot: 'Q4', answer }],
    STEPS,
  ).map(({ text, stood }) => [text, stood?.step ?? stood?.under])

test('words are of the step with which their paragraph begins, or the line before them', () => {
  const answer =
    '1 Firing, mo 1-3. The big one.\n - three kilns\n2 Glazing the lids, mo 4.\n - two coats\n\nMoney\n - under the ceiling, firing or not'
  expect(stood(answer, 'two coats', 'three kilns', 'The big one.')).toEqual([
    ['The big one.', 's1'],
    ['three kilns', 's1'],
    ['two coats', 's2'],
  ])
  expect(stood(answer, 'under the ceiling, firing or not')).toEqual([['under the ceiling, firing or not', 'Money']])
})

test('a step that a line only names has not the words behind it', () => {
  expect(stood('Payments: 20 on day 30 when Firing begins, the rest at the end.', 'the rest at the end.')[0]?.[1]).toMatch(/^Payments/)
})

test('a table is of no step; words that another piece has are told once', () => {
  const table = ['| step | hours |', '|---|---|', '| 1 | 90 |'].join('\n')
  const answer = `2 Glazing the lids\n${table}\ntwo coats of glaze`
  expect(stood(answer, table, 'two coats of glaze', 'coats of glaze', '| step | hours |')).toEqual([
    [table, undefined],
    ['two coats of glaze', 's2'],
  ])
})

test('what is held back, or stands in no answer, waits for itself', () => {
  const words = [
    { slot: 'Q4', text: 'Keep the felt off the record.', held: true as const },
    { slot: 'Q4', text: 'a word … another' },
  ]
  expect(withWhereTheyStood(words, [{ slot: 'Q4', answer: 'Keep the felt off the record.' }], STEPS)).toEqual(words)
})
