import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import { shown } from '../../../testing/shown.tsx'
import { ANTENNA } from '../../../testing/topic.ts'
import { cellsOf } from '../row-line.ts'
import { kept, rowServer, typed } from '../testing/kept-rows.ts'
import { WorkBreakdownTable } from '../work-breakdown-table.tsx'

const MODEL = kept('step', 0, 's1', { action: typed('Model the mast'), from_month: typed(1), to_month: typed(3), lead: typed('Ana Ruiz') })
const BUILD = kept('step', 1, 's2', { action: typed('Build the mast'), from_month: typed(3), to_month: typed(4), needs: typed(['s1']) })
const TEST = kept('step', 2, 's3', { action: typed('Test the mast') })

async function opened(...rows: KeptRow[]) {
  const server = rowServer(...rows)
  const page = shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} payments={[100_000, 200_000, 0, 0, 300_000]} />)
  const timeline = await screen.findByRole('region', { name: 'Timeline' })
  const months = (row: string) => [cellsOf(server.row(row)).from_month?.value, cellsOf(server.row(row)).to_month?.value]
  return { ...server, ...page, months, timeline }
}

const bar = (name: RegExp) => screen.findByRole('button', { name })
const focused = async (name: RegExp) => {
  const found = await bar(name)
  act(() => found.focus())
  return found
}

test('each step is a bar under the milestones, which say when they are due and what is paid', async () => {
  const { timeline } = await opened(MODEL, BUILD, TEST)
  const milestones = within(within(timeline).getByRole('list', { name: 'Milestones' })).getAllByRole('listitem')
  expect(milestones.map(({ textContent }) => textContent)).toEqual([
    'Milestone 1, Award + 1 Month, $1,000.00M1$1,000',
    'Milestone 2, Award + 2 Months, $2,000.00M2$2,000',
    'Milestone 3, Award + 4 Months, $0.00M3$0',
    'Milestone 4, Award + 5 Months, $0.00M4$0',
    'Milestone 5, Award + 6 Months, $3,000.00M5$3,000',
  ])
  await bar(/^Step 1, Model the mast: months 1 to 3, Ana Ruiz, milestone 3$/)
  await bar(/^Step 2, Build the mast: months 3 to 4, milestone 3, needs step 1$/)
  await bar(/^Step 3, Test the mast: no months yet, shown in months? /)
})

test('by keyboard a bar is moved and stretched, kept once it is let go, and taken back; the table says the same', async () => {
  const { user, months } = await opened(MODEL, BUILD)
  await focused(/^Step 2/)
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(months('s2')).toEqual([4, 5]))
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await waitFor(() => expect(months('s2')).toEqual([4, 6]))
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await waitFor(() => expect(months('s2')).toEqual([3, 6]))
  expect(document.querySelector('[data-cell="s2/months"]')).toHaveTextContent('3 to 6')
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(months('s2')).toEqual([4, 6]))
})

test('a bar stays within the project, and one that begins too early is said to', async () => {
  const { user, months } = await opened(MODEL, BUILD)
  await focused(/^Step 2/)
  await user.keyboard('{ArrowLeft>4/}')
  await waitFor(() => expect(months('s2')).toEqual([1, 2]))
  await bar(/^Step 2, .* needs step 1, which ends later than it begins$/)
})

test('arrows go from bar to bar, Escape leaves a bar as it was, and Enter goes to its months in the table', async () => {
  const { user, months } = await opened(MODEL, BUILD)
  const first = await focused(/^Step 1/)
  await user.keyboard('{ArrowDown}')
  expect(await bar(/^Step 2/)).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(first).toHaveFocus()
  fireEvent.keyDown(first, { key: 'ArrowRight' })
  await bar(/^Step 1, .* months 2 to 4/)
  await user.keyboard('{Escape}')
  await bar(/^Step 1, .* months 1 to 3/)
  expect(months('s1')).toEqual([1, 3])
  await user.keyboard('{Enter}')
  expect(screen.getByRole('textbox', { name: 'Months, step 1' })).toHaveFocus()
})

test('a step without months has them once its bar is moved', async () => {
  const { user, months } = await opened(TEST)
  await focused(/^Step 1, Test the mast: no months yet/)
  await user.keyboard('{Alt>}{ArrowLeft>6/}{/Alt}')
  await waitFor(() => expect(months('s3')).toEqual([1, 6]))
  await bar(/^Step 1, Test the mast: months 1 to 6/)
})

test('without steps there is no timeline', async () => {
  rowServer()
  shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} />)
  await screen.findByRole('grid', { name: 'Steps' })
  expect(screen.queryByRole('region', { name: 'Timeline' })).not.toBeInTheDocument()
})
