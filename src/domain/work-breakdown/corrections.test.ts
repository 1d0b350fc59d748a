import { expect, test } from 'vitest'
import { outdatedBy, takingBack } from './corrections.ts'
import type { Row } from './rows.ts'

const row = (id: string, values: Record<string, unknown>): Row => {
  const cells = Object.entries(values).map(([name, value]) => [name, { value, origin: { from: 'person' }, state: 'seen' }])
  return { id, kind: 'step', position: 0, cells: Object.fromEntries(cells) } as Row
}

const COLLECT = row('s1', { action: 'Collect the logs', method: '10 infested logs and 6 clean ones, 1 m long\nDug out by hand.' })
const TRIAL = row('s2', {
  action: 'Pier trial',
  method: 'Six piles in the inner basin.',
  proof: [{ quantity: 'clamp pull', value: '14', unit: 'N' }],
})
const GLUE = row('s3', { action: 'Mix the glue', method: 'Load the glue with chalk at 8 wt%.', to_month: 8 })
const ROWS = [COLLECT, TRIAL, GLUE]

test.each([
  ['Infested logs: make that 12, not 10.', 's1', 'method', '12 infested logs and 6 clean ones, 1 m long\nDug out by hand.'],
  ['pier piles 6 -> 9', 's2', 'method', '9 piles in the inner basin.'],
  ['The pull of the clamp was 14 N, now 12 N', 's2', 'proof', [{ quantity: 'clamp pull', value: '12', unit: 'N' }]],
  ['Pier piles: nine, not six', 's2', 'method', 'nine piles in the inner basin.'],
  ['Pier piles were 6, make that 9', 's2', 'method', '9 piles in the inner basin.'],
  ['Chalk in the glue: 6 wt%, not 8.', 's3', 'method', 'Load the glue with chalk at 6 wt%.'],
  ['The glue is mixed until month 9 instead of 8.', 's3', 'to_month', 9],
  ['Pier piles: 9 (was 6)', 's2', 'method', '9 piles in the inner basin.'],
  ['We want 9 piles instead of 6', 's2', 'method', '9 piles in the inner basin.'],
])('“%s” finds the cell that still says otherwise', (words, id, cell, value) => {
  expect(outdatedBy(words, ROWS)[0]).toMatchObject({ row: { id }, cell, value })
})

test.each([
  ['two figures that belong together take nothing back', 'Between 10 and 12 infested logs'],
  ['a figure of another thing stays', 'oxygen bottles: 12, not 10'],
  ['a figure of another thing in the same cell stays', 'tarps for the logs: 8, not 1'],
  ['what only was so is no correction', 'Of 12 infested logs the longest was 10'],
  ['a number that is a name is no figure', 'pier piles of step 6 -> 9'],
  ['a figure of another kind stays', 'the infested logs are 12 mm, not 10 mm'],
  ['what a cell says by now is not asked', 'clean logs: 6, not 10'],
])('%s', (_, words) => {
  expect(outdatedBy(words, ROWS)).toEqual([])
})

test('the words around the figure are told, and what comes in its place', () => {
  expect(outdatedBy('infested logs 10 -> 12', ROWS)).toMatchObject([{ quote: '10 infested logs and 6 clean ones, 1 m long.', now: '12' }])
})

test('what takes a figure back is found among all sentences of the answers, and no more once no row has that figure', () => {
  const answers = [{ slot: 'Q4', answer: 'We pull piles from the pier. Pier piles: make that nine, not six.' }]
  expect(takingBack(answers, ROWS)).toEqual([{ slot: 'Q4', text: 'Pier piles: make that nine, not six.' }])
  expect(takingBack(answers, [COLLECT])).toEqual([])
})

test.each([
  ['what was so before is no correction', 'The pull of the 9 piles was 14 N'],
  ['a length of time is no month', 'Mixing the glue takes 4 months instead of 8.'],
  ['a count beside a month is none', 'The glue needs 9 samples instead of 8, a month later.'],
])('%s', (_, words) => {
  expect(outdatedBy(words, [TRIAL, row('s4', { action: 'Mix the glue samples', to_month: 8 })])).toEqual([])
})
