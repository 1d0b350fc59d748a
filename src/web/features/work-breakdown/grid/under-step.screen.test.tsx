import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import { shown } from '../../../testing/shown.tsx'
import { ANTENNA } from '../../../testing/topic.ts'
import { cellsOf } from '../row-line.ts'
import { kept, rowServer, typed } from '../testing/kept-rows.ts'
import { stepLine } from '../testing/step-card.ts'
import { WorkBreakdownTable } from '../work-breakdown-table.tsx'

const STEP = kept('step', 0, 's1', {
  action: typed('Load the mast'),
  method: typed('We hang 40 kg on its top and read the deflection with a laser. gusts dunno yet, let’s hope they’re ok'),
})

async function opened(step: KeptRow) {
  const { row } = rowServer(step)
  const page = shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} />)
  await screen.findByRole('grid', { name: 'Steps' })
  await page.user.click(stepLine(1))
  return { ...page, value: (id: string, cell: string) => cellsOf(row(id))[cell]?.value }
}

test('under the cells of a step stands what the plan prints of it, and what reads as a note is marked', async () => {
  await opened(STEP)
  const printed = within(await screen.findByRole('region', { name: 'Step 1 in the plan' }, { timeout: 20_000 }))
  expect(printed.getByText('The Contractor shall load the mast.')).toBeInTheDocument()
  expect(printed.getByText(/The Contractor shall hang 40 kg on its top/)).toBeInTheDocument()
  expect(printed.getByText(/usts dunno yet/i).tagName).toBe('MARK')
  expect(printed.getByRole('link', { name: 'Reword what reads as spoken' })).toBeInTheDocument()
})

test('a step that names only a thing asks what is done with it, and the verb that I choose goes before it', async () => {
  const { user, value } = await opened(kept('step', 0, 's1', { action: typed('Glass lid') }))
  const group = await screen.findByRole('group', { name: 'What is done in step 1' })
  await user.click(within(group).getByRole('button', { name: 'Test' }))
  await waitFor(() => expect(value('s1', 'action')).toBe('Test the glass lid'))
  expect(screen.queryByText('Say what is done with it:')).toBeNull()
})

test('a step whose words may name a thing asks whether they say what is done, and is not asked again once I keep them', async () => {
  const { user, value } = await opened(kept('step', 0, 's1', { action: typed('Score maps and legends') }))
  expect(await screen.findByText('Does this say what is done?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Yes, keep it as it is' }))
  await waitFor(() => expect(value('s1', 'deed')).toBe('Score maps and legends'))
  expect(value('s1', 'action')).toBe('Score maps and legends')
  expect(screen.queryByText('Does this say what is done?')).toBeNull()
})
