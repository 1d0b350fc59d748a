import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { type Answering, answering } from '../../testing/fake-server.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { cellsOf } from './row-line.ts'
import { kept, rowServer, typed } from './testing/kept-rows.ts'
import { WorkBreakdownTable } from './work-breakdown-table.tsx'

test('shares of the cost are typed as numbers, held against what is asked for, and said by the plan in words', async () => {
  const { row } = rowServer(kept('step', 0, 's1', { action: typed('Model') }), kept('plan', 0, 'p1', {}))
  const { user } = shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} />)
  await screen.findByRole('grid', { name: 'Steps' })
  const shares = within(screen.getByRole('group', { name: 'Share of the cost, in percent' }))
  const own = shares.getByRole('spinbutton', { name: ANTENNA.companyName })
  await user.type(own, '60')
  expect(shares.getByText('40 % of the cost is nobody’s yet.')).toBeVisible()
  expect(shares.getByText(/60 %, at least 66\.7 % is asked for/)).toBeVisible()
  await user.clear(own)
  await user.type(own, '70')
  await user.type(shares.getByRole('spinbutton', { name: 'Subcontractors and consultants' }), '30')
  expect(shares.getByText('All of the cost is shared out.')).toBeVisible()
  expect(shares.getByText(/70 %, at least 66\.7 % is kept/)).toBeVisible()
  await user.tab()
  const words = 'The Contractor performs 70 percent of the work by cost; others perform 30 percent of the work by cost.'
  expect(screen.getByLabelText('Work shares')).toHaveValue(words)
  await waitFor(() => expect(cellsOf(row('p1')).work_shares?.value).toBe(words))
  await user.clear(screen.getByLabelText('Work shares'))
  await user.type(screen.getByLabelText('Work shares'), 'We do most of it.')
  expect(own).toHaveValue(null)
})

test('shares that are typed one after the other before the server has answered are all kept, and nobody is asked', async () => {
  const { served, changing, row } = rowServer(kept('step', 0, 's1', { action: typed('Model') }), kept('plan', 0, 'p1', {}))
  const held = heldBack(changing)
  served.now(held.late)
  const { user } = shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} />)
  const shares = within(await screen.findByRole('group', { name: 'Share of the cost, in percent' }))
  const [own, others] = [ANTENNA.companyName, 'Subcontractors and consultants'].map((name) => shares.getByRole('spinbutton', { name }))
  await user.type(own as HTMLElement, '7')
  await user.tab()
  await user.type(others as HTMLElement, '30')
  await user.type(own as HTMLElement, '0')
  await user.tab()
  held.letGo()
  const words = 'The Contractor performs 70 percent of the work by cost; others perform 30 percent of the work by cost.'
  await waitFor(() => expect(cellsOf(row('p1')).work_shares?.value).toBe(words))
  expect([own, others].map((box) => (box as HTMLInputElement).value)).toEqual(['70', '30'])
  expect(screen.queryByRole('alert')).toBeNull()
})

/** Changes that the server makes only once they are let go. */
function heldBack({ answer }: Answering) {
  let letGo = () => {}
  const open = new Promise<void>((resolve) => (letGo = resolve))
  const late = answering(api.changeRow, async (input) => {
    await open
    return (answer as unknown as (input: unknown) => never)(input)
  })
  return { late, letGo: () => letGo() }
}
