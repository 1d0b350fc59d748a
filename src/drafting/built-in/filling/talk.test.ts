import { expect, test } from 'vitest'
import type { Row } from '../../../domain/work-breakdown/rows.ts'
import { talkBeside } from './talk.ts'

const cell = (value: unknown) => ({ value, origin: { from: 'person' }, state: 'seen' })
const rows = [{ id: 's1', kind: 'step', position: 0, cells: { action: cell('Cast the bell'), hours: cell(340) } }] as unknown as Row[]

test('a question, and a correction whose figure the rows have, are for no plan; what tells of the work is', () => {
  const taken = 'I said 280 hours. No wait, it is 340 hours.'
  const open = 'Clapper: correction, 12 kg -> now 14 kg.'
  const isTalk = talkBeside(rows, [{ answer: taken }, { answer: open }])
  expect(['Does the church lend us the rope?', 'I said 280 hours.', 'No wait, it is 340 hours.'].map(isTalk)).toEqual([true, true, true])
  expect(['The bell hangs in Riga.', open, 'The church gives 340 bricks.'].map(isTalk)).toEqual([false, false, false])
})
