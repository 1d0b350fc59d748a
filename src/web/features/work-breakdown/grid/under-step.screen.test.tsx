import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shown } from '../../../testing/shown.tsx'
import { ANTENNA } from '../../../testing/topic.ts'
import { kept, rowServer, typed } from '../testing/kept-rows.ts'
import { stepLine } from '../testing/step-card.ts'
import { WorkBreakdownTable } from '../work-breakdown-table.tsx'

const STEP = kept('step', 0, 's1', {
  action: typed('Load the mast'),
  method: typed('We hang 40 kg on its top and read the deflection with a laser. gusts dunno yet, let’s hope they’re ok'),
})

test('under the cells of a step stands what the plan prints of it, and what reads as a note is marked', async () => {
  rowServer(STEP)
  const { user } = shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} />)
  await screen.findByRole('grid', { name: 'Steps' })
  await user.click(stepLine(1))
  const printed = within(await screen.findByRole('region', { name: 'Step 1 in the plan' }, { timeout: 20_000 }))
  expect(printed.getByText('The Contractor shall load the mast.')).toBeInTheDocument()
  expect(printed.getByText(/The Contractor shall hang 40 kg on its top/)).toBeInTheDocument()
  expect(printed.getByText(/usts dunno yet/i).tagName).toBe('MARK')
  expect(printed.getByRole('link', { name: 'Reword what reads as spoken' })).toBeInTheDocument()
})
