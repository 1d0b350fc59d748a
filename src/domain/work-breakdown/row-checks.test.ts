import { expect, test } from 'vitest'
import { rowChecks } from './row-checks.ts'
import type { Cell, Row } from './rows.ts'

const cell = (value: unknown, state: Cell['state'] = 'read'): Cell => ({ value, origin: { from: 'person' }, state })
const row = (kind: Row['kind'], position: number, cells: Record<string, Cell>) =>
  ({ id: `${kind}-${position}`, kind, position, cells }) as Row
const found = (...rows: Row[]) => rowChecks(rows).map(({ what }) => what)

test('a row that does not say what it is about is named, whatever else it says', () => {
  expect(
    rowChecks([row('commitment', 1, { value: cell('210'), unit: cell('s') }), row('commitment', 0, { quantity: cell('mass') })]),
  ).toEqual([
    {
      kind: 'about',
      row_id: 'commitment-1',
      cell: 'quantity',
      what: 'Commitment 2 does not say what it is about, so it is not in the plan.',
      mends: 'Say it in the first cell, or remove the row.',
    },
  ])
  expect(found(row('step', 0, {}), row('person', 0, { role: cell('engineer') }))).toEqual([
    'Work step 1 does not say what it is about, so it is not in the plan.',
    'Person 1 does not say what it is about, so it is not in the plan.',
  ])
  expect(found(row('furnished', 0, { item: cell('a radar', 'suggested'), by_month: cell(2) }))).toHaveLength(1)
})

test.each(['210 s', '2.8', '5 %', '12 months'])('"%s" alone is no name of a quantity', (words) =>
  expect(found(row('commitment', 0, { quantity: cell(words) }))).toEqual([`Commitment 1 says only "${words}", not what that is.`]),
)

test('a step that says only who does it says not what is done', () => {
  expect(found(row('person', 0, { name: cell('Ana Ruiz') }), row('step', 0, { action: cell('ana ruiz') }))).toEqual([
    'Work step 1 says only "ana ruiz", not what is done.',
  ])
})

test('what names something, and what is only suggested, is not spoken of', () => {
  const said = ['time per analysis', '5 error curves', 'Z500 RMSE'].map((words, at) => row('commitment', at, { quantity: cell(words) }))
  expect(found(...said, row('step', 0, { result: cell('a report', 'suggested') }), row('plan', 0, {}))).toEqual([])
})
