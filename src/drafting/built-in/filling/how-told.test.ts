import { expect, test } from 'vitest'
import { breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

test('what is written beneath the fields of steps by the name of one, a line each, tells how that step is done', () => {
  const answer =
    'Weave the hose: on four looms.\nWeave the hose: Jo counts picks.\n\nStep: Weave the hose\nMonths: 1\n\nStep: Burst it\nMonths: 3'
  const { rows, unplaced } = filledRows([{ slot: 'Q4', subject: 'steps', answer }], LEARNED)
  expect(breakdownOf(rows).steps).toMatchObject([
    { action: 'Weave the hose', method: 'on four looms. Jo counts picks.' },
    { action: 'Burst it' },
  ])
  expect(unplaced).toEqual([])
})
