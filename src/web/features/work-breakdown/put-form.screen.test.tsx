import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { cellsOf } from './row-line.ts'
import { kept, rowServer, typed } from './testing/kept-rows.ts'
import { WorkBreakdownTable } from './work-breakdown-table.tsx'

test('what found no place is offered whole as what it most likely is; what is typed is kept when the form is closed, until it is a row', async () => {
  const { rows } = rowServer(kept('step', 0, 's1', { action: typed('Model the mast') }))
  const filled = { unplaced: [{ slot: 'Q7', text: 'Final report' }], differences: [] }
  const { user } = shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} filled={filled} />)
  await user.click(await screen.findByRole('button', { name: /^Put into a row/ }))
  expect(await screen.findByLabelText('Kind')).toHaveDisplayValue('A deliverable or report')
  await user.type(screen.getByLabelText('Months or date'), '9')
  await user.type(screen.getByLabelText('What is done'), ' with the logs')
  await user.click(await screen.findByRole('button', { name: /^Put into a row/ }))
  await user.click(await screen.findByRole('button', { name: /^Put into a row/ }))
  expect(await screen.findByLabelText('What is done')).toHaveValue('Final report with the logs')
  await user.click(screen.getByRole('button', { name: 'Put it there' }))
  await waitFor(() =>
    expect(rows().at(-1)?.cells).toMatchObject({ action: { value: 'Deliver final report with the logs' }, to_month: { value: 9 } }),
  )
})

test('what found no place is taken as what it likely is by one press, and taken back by another; what is unsure waits', async () => {
  const list = 'They get: kiln test report, final report.'
  const { rows } = rowServer(kept('step', 0, 's1', { action: typed('Model the mast') }))
  const unplaced = [
    { slot: 'Q9', text: list },
    { slot: 'Q8', text: 'Test report, month 3' },
    { slot: 'Q1', text: 'We call the kiln Hearthline.' },
  ]
  const { user } = shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} filled={{ unplaced, differences: [] }} />)
  const actions = () =>
    rows()
      .slice(1)
      .filter(({ removed_at }) => removed_at === null)
      .map((row) => cellsOf(row).action?.value)
  const items = () => within(screen.getByRole('region', { name: 'Not placed' })).getAllByRole('listitem')
  await user.click(await screen.findByRole('button', { name: `Take as 2 rows, each a deliverable or report: “${list}”` }))
  await waitFor(() => expect(items()).toHaveLength(2))
  expect(actions()).toEqual(['Deliver kiln test report', 'Deliver final report'])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(actions()).toEqual([]))
  await user.click(await screen.findByRole('button', { name: 'Take as a deliverable or report: “Test report, month 3”' }))
  await waitFor(() => expect(actions()).toEqual(['Deliver test report, month 3']))
  expect(items()).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Take.*Hearthline/ })).toBeNull()
})
