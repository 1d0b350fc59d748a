import { expect, test } from 'vitest'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

test.each([
  ['The heaviest crate falls from 63 kg to 40 kg at most by month 3.', { today: '63 kg', comparator: '<=', value: '40 kg at most' }],
  [
    'The time from order to loaf falls from 26 hours to 30 minutes or less by month 8.',
    { today: '26 hours', comparator: '<=', value: '30 minutes or less' },
  ],
])('what a figure falls to is what is committed to: %s', (answer, cells) => {
  const { rows } = filledRows([{ slot: 'Q3', subject: 'threshold', answer }], LEARNED)
  const [row] = rows.filter(({ kind }) => kind === 'commitment')
  const told = Object.fromEntries(Object.entries(row?.cells ?? {}).map(([name, cell]) => [name, (cell as { value: unknown }).value]))
  expect(told).toMatchObject(cells)
})
