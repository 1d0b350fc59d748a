import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { answering } from '../../testing/fake-server.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { kept, requirement, rowServer, typed } from './testing/kept-rows.ts'
import { WorkBreakdownTable } from './work-breakdown-table.tsx'

const ASKED = [
  requirement('R1', 'The kiln shall reach full heat within an hour.'),
  requirement('R2', 'The glaze shall stay clear.'),
  requirement('R3', 'No lead may be used in the glaze.'),
]
const FILLED = { unplaced: [{ slot: 'Q6', text: 'The clay is ours.' }], differences: [] }

async function opened(at = '/steps', filled = FILLED, count = 3) {
  const server = rowServer(kept('step', 0, 's1', { action: typed('Fire the plates') }))
  const page = shown(<WorkBreakdownTable topic={ANTENNA} requirements={ASKED} filled={filled} />, at)
  const card = within(await screen.findByRole('region', { name: 'To decide' }))
  await waitFor(() => expect(card.getAllByRole('status')[0]).toHaveTextContent(new RegExp(`of ${count}$`)))
  const place = () => card.getAllByRole('status')[0]?.textContent
  const press = (name: RegExp | string) => page.user.click(card.queryAllByRole('button', { name })[0] ?? card.getByText(name))
  const tick = (name: RegExp | string) => page.user.click(card.getByRole('checkbox', { name }))
  return { ...page, ...server, card, place, press, tick }
}

test('what is to decide is asked one list at a time, with the words that it rests on, what waits for a place first; skipping goes on, and from the last to the first', async () => {
  const { card, place, press, tick } = await opened()
  expect([place(), card.getByText('The clay is ours.').isConnected]).toEqual(['To decide: 1 of 3', true])
  await press('Skip')
  expect(await card.findByText('R1 The kiln shall reach full heat within an hour.')).toBeVisible()
  expect(card.getByText('R2 The glaze shall stay clear.')).toBeVisible()
  expect(card.getAllByText('page 2')).toHaveLength(2)
  await tick('All 2')
  for (const name of ['R1: Answered by…', 'R1: Put into a row', 'Not asked of us', 'We do not know yet'])
    expect(card.getByRole('button', { name })).toBeVisible()
  await press('Skip')
  expect(card.getByText('The topic limits the work by this: is it kept in all of it?')).toBeVisible()
  expect(place()).toBe('To decide: 3 of 3')
  await press('Skip')
  expect(place()).toBe('To decide: 1 of 3')
  await press('Back')
  expect(place()).toBe('To decide: 3 of 3')
})

test('limits are asked about together, and kept by one press', async () => {
  const requirements = [requirement('R3', 'No lead may be used in the glaze.'), requirement('R4', 'The lid shall not be hinged.')]
  const server = rowServer(kept('step', 0, 's1', { action: typed('Fire the plates') }))
  const { user } = shown(<WorkBreakdownTable topic={ANTENNA} requirements={requirements} />, '/steps')
  const card = within(await screen.findByRole('region', { name: 'To decide' }))
  await user.click(await card.findByRole('button', { name: 'All 2 are kept' }))
  expect(await card.findByText('Nothing is left to decide')).toBeVisible()
  const plan = () => server.rows().find(({ kind, removed_at }) => kind === 'plan' && removed_at === null)?.cells
  expect(plan()).toMatchObject({ limits: { value: [{ requirement_id: 'R3' }, { requirement_id: 'R4' }] } })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await card.findByRole('button', { name: 'All 2 are kept' })).toBeVisible()
})

test('what is answered makes room for the next one, with the keyboard, until nothing is left', async () => {
  const { card, place, press, rows, tick } = await opened()
  await press('Skip')
  await card.findByText('R1 The kiln shall reach full heat within an hour.')
  await tick(/^R1/)
  await press('We do not know yet')
  expect(place()).toBe('To decide: 2 of 3')
  expect(card.getByText('R1 The kiln shall reach full heat within an hour.')).not.toBeVisible()
  expect(card.getByText('R2 The glaze shall stay clear.')).toBeVisible()
  await waitFor(() =>
    expect(card.getByRole('button', { name: 'R2: Answered by…' }).closest('section')).toContainElement(
      document.activeElement as HTMLElement,
    ),
  )
  await press('We do not know yet')
  await press('It is kept (R3)')
  await waitFor(() => expect(place()).toBe('To decide: 1 of 1'))
  expect(rows().find(({ kind }) => kind === 'plan')?.cells).toMatchObject({ limits: { value: [{ requirement_id: 'R3' }] } })
  await press('Place it')
  await waitFor(() => expect(place()).toBe('Nothing is left to decide'))
})

test('each answer is taken back by one press, one after the other; what is not known yet may be answered all the same', async () => {
  const { card, place, press, rows, tick } = await opened()
  await press('Place it')
  await waitFor(() => expect(place()).toBe('To decide: 1 of 2'))
  await tick(/^R1/)
  await press('We do not know yet')
  await press('Skip')
  await press('It is kept (R3)')
  await waitFor(() => expect(place()).toBe('To decide: 1 of 1'))
  await press('Undo the last change')
  await waitFor(() => expect(place()).toBe('To decide: 2 of 2'))
  await waitFor(() => expect(rows().find(({ kind }) => kind === 'plan')?.cells.limits).toBeUndefined())
  await press('Requirements of which you do not know yet (1)')
  expect(card.getByRole('button', { name: 'R1: Answered by…' })).toBeVisible()
  await press('Undo the last change')
  await waitFor(() => expect(card.queryByText(/^Requirements of which you do not know yet/)).toBeNull())
  await press('Undo the last change')
  await waitFor(() => expect(place()).toBe('To decide: 3 of 3'))
  await press('Skip')
  expect(card.getByText('The clay is ours.')).toBeVisible()
  await waitFor(() => expect(rows().find(({ kind }) => kind === 'plan')?.removed_at).not.toBeNull())
})

test('of the requirements that are ticked is said what becomes of them', async () => {
  const { press, served, tick } = await opened()
  const rulings: unknown[] = []
  served.now(
    answering(api.changeRequirement, ({ requirement_id, removed }) => {
      rulings.push([requirement_id, removed])
      return { requirement: ASKED[0], requirements: ASKED, removed_requirements: [], sentences: [] } as never
    }),
  )
  await press('Skip')
  await tick(/^R2/)
  await press('Not asked of us')
  await waitFor(() => expect(rulings).toEqual([['R2', true]]))
})

test('a link to the requirements leads past what is not placed, with the keyboard', async () => {
  const { card, place } = await opened('/steps#row-requirements')
  await waitFor(() => expect(place()).toBe('To decide: 2 of 3'))
  expect(card.getByText('R1 The kiln shall reach full heat within an hour.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'To decide' })).toHaveFocus()
})

test('what takes back a figure that a row still has is asked before all else; limits to which words of the rows come near stand first', async () => {
  const method = typed('Each plate is glazed with 40 g of lead glaze.')
  rowServer(kept('step', 0, 's1', { action: typed('Fire the plates'), method }))
  const requirements = [requirement('R0', 'The lid shall not be hinged.'), ...ASKED]
  const unplaced = [...FILLED.unplaced, { slot: 'Q7', text: 'Glaze: make that 55 g, not 40 g.' }]
  const { user } = shown(
    <WorkBreakdownTable topic={ANTENNA} requirements={requirements} filled={{ unplaced, differences: [] }} />,
    '/steps',
  )
  const card = within(await screen.findByRole('region', { name: 'To decide' }))
  await waitFor(() => expect(card.getAllByRole('status')[0]).toHaveTextContent('To decide: 1 of 4'))
  expect(card.getByText(/^Look here first/)).toBeVisible()
  expect(card.getByRole('button', { name: /^Write 55 g there/ })).toBeVisible()
  for (let to = 0; to < 3; to += 1) await user.click(card.getByRole('button', { name: 'Skip' }))
  const [first, second] = within(card.getByRole('region', { name: 'Limits on the work' })).getAllByRole('listitem')
  expect(first).toHaveTextContent(/R3 .*Nearest in your rows: step 1, “Each plate is glazed/)
  expect(second).toHaveTextContent('R0')
  expect(card.queryByText(/^Look here first/)).toBeNull()
})

test('what is held back and stands in a row all the same is told before all else, with the way to that row', async () => {
  rowServer(kept('step', 0, 's1', { action: typed('Fire the plates') }), kept('risk', 0, 'k1', { what: typed('Olga’s pension') }))
  const unplaced = [...FILLED.unplaced, { slot: 'Q9', text: 'Not for print: Olga’s pension!!', held: true as const }]
  const { user } = shown(<WorkBreakdownTable topic={ANTENNA} requirements={ASKED} filled={{ unplaced, differences: [] }} />, '/steps')
  const card = within(await screen.findByRole('region', { name: 'To decide' }))
  expect(await card.findByText('Risk 1, What may happen says it, too: “Olga’s pension”')).toBeVisible()
  expect(card.getByText(/^Look here first/)).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Go there: Risk 1, What may happen' }))
  expect(document.activeElement).toHaveAttribute('data-cell', 'k1/what')
})

test('what may be told twice is asked here: both are named, and one answer keeps one of them', async () => {
  const server = rowServer(
    kept('step', 0, 's1', { action: typed('Fire the plates'), result: typed('Glaze report') }),
    kept('step', 1, 's2', { action: typed('Cool the plates'), result: typed('Report on the glaze') }),
  )
  const { user } = shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} />, '/steps')
  const card = within(await screen.findByRole('region', { name: 'To decide' }))
  expect(await card.findByText(/Same thing\? Step 1: “Glaze report”\. Step 2: “Report on the glaze”\./)).toBeVisible()
  await user.click(card.getByRole('button', { name: /^Keep the first/ }))
  expect(await card.findByText('Nothing is left to decide')).toBeVisible()
  expect(server.rows().find(({ id }) => id === 's2')?.cells).toMatchObject({ goes_to: { value: 's1' } })
})
