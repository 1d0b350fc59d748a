import { expect, test } from 'vitest'
import { tablesApart } from './step-table.ts'

test('a table between bars is taken out of an answer whole', () => {
  const [one, other] = ['| a | b |\n|---|---|\n| 1 | 2 |', '| c | d |']
  expect(tablesApart(`Hours:\n${one}\nWe sum up.\n${other}`)).toEqual({ answer: 'Hours:\nWe sum up.', tables: [one, other] })
  expect(tablesApart('Press | rig\n|x| is below 3')).toEqual({ answer: 'Press | rig\n|x| is below 3', tables: [] })
})
