import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { Difference } from '../../../contract/work-breakdown-calls.ts'
import { answering, refusing } from '../../testing/fake-server.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { cellsOf } from './row-line.ts'
import { kept, rowServer, typed } from './testing/kept-rows.ts'
import { MODEL, opened, press, SOLICITATION } from './testing/opened-view.tsx'
import { WorkBreakdownView } from './work-breakdown-view.tsx'

const CHANGED: Difference = {
  row_id: 's1',
  cell: 'method',
  value: 'by machine',
  origin: { from: 'answer', slot: 'Q5', words: 'by machine' },
}

test('answers are read into rows before the table is shown, and what stands under it comes last', async () => {
  const { served } = await opened()
  expect(served.asked(api.fillWorkBreakdown)).toEqual([{ topic_store_id: 'store-1' }])
  expect(screen.queryByRole('region', { name: 'Not placed' })).toBeNull()
  expect(press('On')).toBeVisible()
})

test('answers that cannot be read leave the rows as they are, and can be tried again', async () => {
  const server = rowServer(MODEL)
  server.served.now(refusing(api.fillWorkBreakdown, 'Too many calls.'), answering(api.findSolicitation, SOLICITATION))
  const { user } = shown(<WorkBreakdownView topic={ANTENNA} />)
  expect(await screen.findByText(/Too many calls\./)).toBeVisible()
  expect(await screen.findByRole('grid', { name: 'Steps' })).toHaveTextContent('Model the mast')
  server.served.now(answering(api.fillWorkBreakdown, { rows: [MODEL], unplaced: [], differences: [] }))
  await user.click(press('Try again'))
  await waitFor(() => expect(screen.queryByText(/Too many calls\./)).toBeNull())
})

test('a reading that breaks down is not tried again in silence: why is said after the first', async () => {
  const server = rowServer(MODEL)
  server.served.now(refusing(api.fillWorkBreakdown, undefined, 500), answering(api.findSolicitation, SOLICITATION))
  shown(<WorkBreakdownView topic={ANTENNA} />)
  expect(await screen.findByText(/The rows below are as they were kept last/)).toBeVisible()
  expect(server.served.asked(api.fillWorkBreakdown)).toHaveLength(1)
  expect(press('Try again')).toBeEnabled()
})

test('nobody goes on with a cell that is not saved: it is named and has the keyboard', async () => {
  const { user, ways } = await opened()
  await user.click(document.querySelector('[data-cell="s1/needs"]') as HTMLElement)
  await user.keyboard('ASTM C518{Tab}')
  await user.click(press('On'))
  expect(await screen.findByText('Work step 1, Needs. Correct or discard what you typed there, then go on.')).toBeVisible()
  expect(document.querySelector('[data-cell="s1/needs"]')).toHaveFocus()
  expect(screen.getByText('Type numbers of steps, such as "1, 3".')).toBeVisible()
  expect(ways).toEqual([])
  await user.click(press('Discard'))
  await user.click(press('On'))
  await waitFor(() => expect(ways).toEqual(['on']))
})

test('of an answer that says something else by now I take what it says, or keep mine', async () => {
  const { user, value } = await opened({ differences: [CHANGED, { ...CHANGED, cell: 'tools', value: 'HFSS' }] })
  const region = screen.getByRole('region', { name: 'Answers that changed' })
  expect(region).toHaveTextContent('Your answer now says “by machine”; the row says “by hand”.')
  expect(region).toHaveTextContent('Your answer now says “HFSS”; the row says nothing.')
  await user.click(press('Keep mine: Work step 1, Tools'))
  expect(region).not.toHaveTextContent('HFSS')
  await user.click(press('Take it: Work step 1, Method'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Answers that changed' })).toBeNull())
  expect(value('s1', 'method')).toEqual({ value: 'by machine', origin: CHANGED.origin, state: 'seen' })
})

test('whom a result goes to is read and typed by the number of the step', async () => {
  const { user, value } = await opened()
  const goal = document.querySelector<HTMLElement>('[data-cell="s2/goes_to"]')
  if (!goal) throw new Error('There is no such cell')
  expect(goal).toHaveTextContent('step 1')
  await user.click(goal)
  const box = screen.getByRole('textbox', { name: 'Goes to, step 2' })
  await user.clear(box)
  await user.type(box, 'the TPOC; step 1 and Government{Enter}')
  await waitFor(() => expect(value('s2', 'goes_to')).toMatchObject({ value: 'the TPOC; s1; Government' }))
  expect(goal).toHaveTextContent('the TPOC; step 1; Government')
})

test('what can be shown before a step ends is asked for each month in which a milestone is due meanwhile', async () => {
  const { user, value } = await opened()
  const cell = document.querySelector<HTMLElement>('[data-cell="s1/interim"]')
  if (!cell) throw new Error('There is no such cell')
  await user.click(cell)
  const asked = within(cell).getAllByRole('textbox')
  expect(asked.map((box) => box.closest('div')?.textContent)).toEqual(['What can be shown by month 2?'])
  await user.type(asked[0] as HTMLElement, 'a first mesh{Enter}')
  await waitFor(() => expect(value('s1', 'interim')).toMatchObject({ value: [{ month: 2, state: 'a first mesh' }] }))
  expect(cell).toHaveTextContent('By month 2: a first mesh')
})

test('a step that ends before a milestone falls due is asked nothing, and what was said of other months can be taken out', async () => {
  const interim = typed([{ month: 4, state: 'a second mesh' }])
  const { user, value } = await opened({ rows: [kept('step', 0, 's1', { ...cellsOf(MODEL), to_month: typed(1), interim } as never)] })
  const cell = document.querySelector<HTMLElement>('[data-cell="s1/interim"]')
  if (!cell) throw new Error('There is no such cell')
  await user.click(cell)
  expect(within(cell).queryAllByRole('textbox')).toEqual([])
  expect(cell).toHaveTextContent('No milestone falls due between its first and its last month.')
  expect(cell).toHaveTextContent('By month 4, when it is not under way: a second mesh')
  await user.keyboard('{Escape}')
  expect(cell).toHaveTextContent('By month 4: a second mesh')
  await user.click(cell)
  await user.click(press('Take out what is said of month 4'))
  await user.keyboard('{Tab}')
  await waitFor(() => expect(value('s1', 'interim')).toBeUndefined())
})
