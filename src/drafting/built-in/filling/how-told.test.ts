import { expect, test } from 'vitest'
import { breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import { filledRows } from './filled-rows.ts'
import { withHow } from './how-told.ts'
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

test('points of a list below the number of a step are of that step; who tells several in one line parts them otherwise', () => {
  const steps = [{ action: 'Sift the flour' }, { action: 'Steam the racks' }]
  expect(withHow(steps, 'Step 1: we sift it.\nStep 2:\n- steam them\n- scrape them\nThe flour waits.')).toEqual({
    rows: [
      { action: 'Sift the flour', method: 'we sift it.' },
      { action: 'Steam the racks', method: '- steam them\n- scrape them' },
    ],
    free: 'The flour waits.',
  })
  const free = 'Step 1: we sift it. Step 2: we steam them.'
  expect(withHow(steps, free)).toEqual({ rows: steps, free })
})
