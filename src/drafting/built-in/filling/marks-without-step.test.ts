import { expect, test } from 'vitest'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

test('a pass mark whose sentence names no step is promised for the whole work, and one that names its step stays there', () => {
  const { rows } = filledRows(
    [
      { slot: 'Q4', subject: 'steps', answer: 'Month 1-2: Ada builds the pump. Months 3-4: Bo runs the salt spray test.' },
      {
        slot: 'Q7',
        subject: 'test',
        answer: 'In the salt spray test we allow at most 5 pits on 12 plates. The flow rate has to be at least 40 L/min.',
      },
    ],
    LEARNED,
  )
  const told = (kind: string) => JSON.stringify(rows.filter((row) => row.kind === kind).map(({ cells }) => cells))
  expect(told('commitment')).toContain('40')
  expect(told('commitment')).not.toContain('pits')
  expect(told('step')).toContain('pits')
})

test('a figure of no step suggests none, whatever words both have', () => {
  const { rows } = filledRows(
    [
      { slot: 'Q4', subject: 'steps', answer: 'Month 1-2: Ada builds the pump. Months 3-4: Bo runs the salt spray test.' },
      { slot: 'Q8', subject: 'threshold', answer: 'Pits after the salt spray at most 5. Mass of the kit at most 9 kg.' },
    ],
    LEARNED,
  )
  const named = rows.flatMap((row) => (row.kind === 'commitment' ? [row.cells.step_ids] : []))
  expect(named).toEqual([undefined, undefined])
})
