import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { requirementQuantities } from '../../../language/quantity/required.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { cellsOf } from './row-line.ts'
import { kept, requirement, rowServer, typed } from './testing/kept-rows.ts'
import { asked } from './testing/opened-table.tsx'
import { WorkBreakdownTable } from './work-breakdown-table.tsx'

const ASKED = [requirement('R1', 'The mast shall fold.'), requirement('R2', 'The mast shall float.')]
const step = (position: number, id: string, action: string, more = {}) => kept('step', position, id, { action: typed(action), ...more })

async function opened(rows: Parameters<typeof rowServer>, requirements = ASKED) {
  const server = rowServer(...rows)
  const page = shown(<WorkBreakdownTable topic={ANTENNA} requirements={requirements} />, '/')
  await screen.findByRole('grid', { name: 'Steps' })
  return { ...page, value: (row: string, cell: string) => cellsOf(server.row(row))[cell]?.value }
}

const focus = (row: string) => act(() => document.querySelector<HTMLElement>(`[data-cell="${row}/requirement_ids"]`)?.focus())
const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

test('a requirement is answered by a row that stands there, found by its words, and a test that is chosen shows it', async () => {
  const kiln = [requirement('R1', 'Fire the glaze in the kiln for ten hours.'), requirement('R2', 'The lid shall be round.')]
  const proof = [{ quantity: 'Crack count', comparator: '<=', value: '2' }]
  const { user, value } = await opened(
    [
      step(0, 's1', 'Buy clay', { result: typed('clay ledger'), to_month: typed(2) }),
      step(1, 's2', 'Fire the glaze in the kiln', { proof: typed(proof), requirement_ids: typed(['R9']) }),
      kept('milestone', 0, 'm1', { title: typed('Clay is there'), due_month: typed(2) }),
    ],
    kiln,
  )
  await user.click(await screen.findByRole('button', { name: 'None of these' }))
  await user.click(await screen.findByRole('button', { name: 'R1: Answered by…' }))
  await waitFor(() =>
    expect(labels()).toEqual([
      'Test: Crack count at most 2 (step 2: Fire the glaze in the kiln)',
      'Step 2: Fire the glaze in the kiln',
      'Deliverable: clay ledger (step 1: Buy clay)',
      'Step 1: Buy clay',
      'Milestone: Clay is there (step 1: Buy clay)',
    ]),
  )
  expect(screen.getByRole('combobox', { name: 'What answers R1?' })).toHaveFocus()
  await user.keyboard('count crack{Enter}')
  await waitFor(() => expect(value('s2', 'requirement_ids')).toEqual(['R9', 'R1']))
  expect(value('s2', 'shows')).toEqual([{ requirement_id: 'R1', quantity: 'Crack count' }])
  await user.click(screen.getByRole('button', { name: 'R2: Answered by…' }))
  await user.keyboard('{ArrowDown}{ArrowUp}{Escape}')
  expect(screen.queryByRole('combobox', { name: 'What answers R2?' })).toBeNull()
})

test('a commitment and a risk answer a requirement, the one that is like it first, each kept in its row', async () => {
  const commitment = { quantity: typed('Lid lifted by the potter'), comparator: typed('<='), value: typed('9'), unit: typed('kg') }
  const { user, value } = await opened(
    [
      step(0, 's1', 'Buy clay'),
      kept('commitment', 0, 'c1', commitment),
      kept('risk', 0, 'k1', { what: typed('Clay comes late'), fallback: typed('We dig our own') }),
    ],
    [requirement('R1', 'No lid to be lifted by one potter shall weigh more than 12 kg.')],
  )
  await user.click(await screen.findByRole('button', { name: 'R1: Answered by…' }))
  await waitFor(() =>
    expect(labels()).toEqual([
      'Commitment: Lid lifted by the potter: at most 9 kg',
      'Step 1: Buy clay',
      'Risk: Clay comes late',
      'Risk: We dig our own',
    ]),
  )
  await user.keyboard('{Enter}')
  const told = 'Lid lifted by the potter: at most 9 kg'
  await waitFor(() => expect(value('c1', 'limits')).toEqual([{ requirement_id: 'R1', told, is_same: false, answers: 'plan' }]))
})

test('the cell of a row takes a requirement from those that are open, and drops what its tests show with it', async () => {
  const shows = typed([{ requirement_id: 'R2', quantity: 'Sag' }])
  const rows = [step(0, 's1', 'Model'), step(1, 's2', 'Build', { requirement_ids: typed(['R2']), shows })]
  const { user, value } = await opened(rows)
  focus('s1')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('combobox', { name: 'What does step 1 answer?' })).toHaveFocus()
  expect(labels()).toEqual(['R1 The mast shall fold.', 'R2 The mast shall float.'])
  await user.keyboard('fold{Enter}')
  await waitFor(() => expect(value('s1', 'requirement_ids')).toEqual(['R1']))
  focus('s2')
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: 'Take it off this step' }))
  await waitFor(() => expect(value('s2', 'requirement_ids')).toBeUndefined())
  expect(value('s2', 'shows')).toBeUndefined()
})

test('a requirement is answered by a sentence of the plan as a whole, found by its words, and by none once that is taken back or says it no more', async () => {
  const statements = typed('- Cloth is bought in Maine.\n- Every seam is sealed, so that the mast drifts upright.')
  const plan = kept('plan', 0, 'p1', { statements, start: typed('1 May 2031') })
  const { user, value } = await opened([step(0, 's1', 'Model'), plan], ASKED.slice(1))
  await user.click(await screen.findByRole('button', { name: 'R2: Answered by…' }))
  await waitFor(() => expect(labels()).toContain('Other statements: Cloth is bought in Maine.'))
  expect(labels()).toHaveLength(3)
  await user.keyboard('seam sealed{Enter}')
  const told = 'Every seam is sealed, so that the mast drifts upright.'
  await waitFor(() => expect(value('p1', 'limits')).toEqual([{ requirement_id: 'R2', told, is_same: false, answers: 'plan' }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'R2: Answered by…' })).toBeNull())
  await user.click(await screen.findByRole('button', { name: `Take it back (R2, “${told}”)` }))
  await waitFor(() => expect(value('p1', 'limits')).toBeUndefined())
})

test('of a chosen sentence with a figure beyond the limit it is said at once, and kept with what a person says of the figure', async () => {
  const light = { ...requirement('R1', 'The mast shall have a mass of at most 9 kg.'), quantities: requirementQuantities('at most 9 kg') }
  const statements = typed('Mass is open.\nOur best figure is 12 kg.\nOur drawing says 8 kg.')
  const { user, value } = await opened([step(0, 's1', 'Model'), kept('plan', 0, 'p1', { statements })], [light])
  await user.click(await screen.findByRole('button', { name: 'R1: Answered by…' }))
  await screen.findByRole('combobox', { name: 'What answers R1?' })
  await user.keyboard('best{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('“12 kg” does not keep at most 9 kg (R1).')
  expect(value('p1', 'limits')).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'It is of this, and R1 is not met' }))
  const told = 'Our best figure is 12 kg.'
  await waitFor(() =>
    expect(value('p1', 'limits')).toEqual([
      { requirement_id: 'R1', told, is_same: false, answers: 'plan' },
      { requirement_id: 'R1', told: '12 kg', is_same: true },
    ]),
  )
  await user.click(await screen.findByRole('button', { name: `Take it back (R1, “${told}”)` }))
  await asked(user, 'Requirements without a step')
  await user.click(await screen.findByRole('button', { name: 'R1: Answered by…' }))
  await user.keyboard('drawing{Enter}')
  await waitFor(() => expect(value('p1', 'limits')).toContainEqual(expect.objectContaining({ told: 'Our drawing says 8 kg.' })))
  expect(screen.queryByRole('combobox', { name: 'What answers R1?' })).toBeNull()
})

test('what is only forbidden is kept by a sentence of the plan that says so', async () => {
  const plan = kept('plan', 0, 'p1', { excluded: typed('The mast carries no lamp.') })
  const { user, value } = await opened([step(0, 's1', 'Model'), plan], [requirement('R1', 'The mast shall not carry any lights.')])
  await user.click(await screen.findByRole('button', { name: 'A sentence of ours says so (R1)' }))
  await screen.findByRole('combobox', { name: 'What answers R1?' })
  await user.keyboard('lamp{Enter}')
  await waitFor(() => expect(value('p1', 'limits')).toMatchObject([{ requirement_id: 'R1', answers: 'plan' }]))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Limits on the work' })).toBeNull())
})

test('what the shares of the work keep is asked of no row', async () => {
  const work_shares = typed('The Contractor performs 82 percent of the work by cost; others perform 18 percent of the work by cost.')
  const asked = [requirement('R1', 'The small business must perform at least two-thirds of the work.'), ...ASKED.slice(1)]
  await opened([step(0, 's1', 'Model'), kept('plan', 0, 'p1', { work_shares })], asked)
  expect(await screen.findByRole('button', { name: 'R2: Answered by…' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'R1: Answered by…' })).toBeNull()
})
