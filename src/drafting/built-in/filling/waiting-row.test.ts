import { expect, test } from 'vitest'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'

test('what a row of a test tells waits together for the step that it does not name', () => {
  const answer = 'Step:\nMeasured: stroke\nPass mark: at least 6 mm\nCondition: in the cold'
  const { unplaced } = filledRows([{ slot: 'Q7', subject: 'test', answer }], LEARNED)
  expect(unplaced.map(({ text }) => text)).toEqual(['stroke: at least 6 mm; in the cold'])
})
