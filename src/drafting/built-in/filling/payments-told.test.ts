import { expect, test } from 'vitest'
import { rowsTold } from './rows-told.ts'

test('payments that an answer on the steps tells sentence by sentence are milestones, and what heads them waits', () => {
  const answer =
    'Step 1, hull survey, months 1-3, Ana, 90 h. We survey the hull.\n\nStep 2, sea trial, months 4-6, Bo, 120 h. We tow it.\n\n' +
    'Payments, fixed price, total $60,000: survey accepted, month 3, $10,000. Rig afloat, month 4, $20,000. Trial report in, month 6, $30,000. Of that $9,000 is for the yard.'
  const { rows, unplaced } = rowsTold({ answers: [{ slot: 'Q4', subject: 'steps', question: '', answer }] })
  const cells = rows.flatMap((row) => (row.kind === 'milestone' ? [Object.values(row.cells).map((cell) => cell?.value)] : []))
  expect(cells).toEqual([
    ['Survey accepted', 3, '$10,000'],
    ['Rig afloat', 4, '$20,000'],
    ['Trial report in', 6, '$30,000'],
  ])
  expect(unplaced.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Payments, fixed price, total $60,000', 'Of that $9,000 is for the yard.']),
  )
})
