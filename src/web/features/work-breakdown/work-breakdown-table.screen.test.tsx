import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { requirementQuantities } from '../../../language/quantity/required.ts'
import { refusing } from '../../testing/fake-server.ts'
import { cellsOf } from './row-line.ts'
import { kept, read, requirement, suggested, typed } from './testing/kept-rows.ts'
import { ASKED, cell, focus, opened as openedTable } from './testing/opened-table.tsx'
import { stepLine } from './testing/step-card.ts'

const LIMIT = 'The stay shall not pull the mast with more than 9 pounds-force.'
const REQUIREMENTS = [...ASKED, { ...requirement('R3', LIMIT), quantities: requirementQuantities(LIMIT) }]

const MODEL = kept('step', 0, 's1', { action: typed('Model the mast'), method: read('by hand', 'we do it by hand') })
const BUILD = kept('step', 1, 's2', { action: typed('Build the mast'), tools: suggested('a lathe'), requirement_ids: typed(['R2']) })

const opened = (...rows: KeptRow[]) => openedTable(rows, { requirements: REQUIREMENTS })

test('arrows move between cells; Enter opens one, and Enter again saves it and goes on below', async () => {
  const { user, value } = await opened(MODEL, BUILD)
  focus('s1', 'action')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(cell('s1', 'tools')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('textbox', { name: 'Tools, step 1' })).toHaveFocus()
  await user.keyboard('HFSS{Enter}')
  expect(cell('s2', 'tools')).toHaveFocus()
  await waitFor(() => expect(value('s1', 'tools')).toBe('HFSS'))
  expect(cell('s1', 'tools')).toHaveTextContent('HFSS')
})

test('a letter opens a cell, Tab goes on, and Escape saves it like every other way to leave it, which can be taken back', async () => {
  const { user, value } = await opened(MODEL)
  focus('s1', 'place')
  await user.keyboard('D')
  await user.keyboard('ayton')
  expect(screen.getByRole('textbox', { name: 'Place, step 1' })).toHaveValue('Dayton')
  await user.keyboard('{Tab}')
  expect(cell('s1', 'months')).toHaveFocus()
  await waitFor(() => expect(value('s1', 'place')).toBe('Dayton'))
  focus('s1', 'action')
  await user.keyboard('{F2} twice{Escape}')
  expect(cell('s1', 'action')).toHaveFocus()
  await waitFor(() => expect(value('s1', 'action')).toBe('Model the mast twice'))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(value('s1', 'action')).toBe('Model the mast'))
})

test('what was typed into a pass mark is saved when it is left with Escape', async () => {
  const { user, value } = await opened(MODEL)
  await user.click(cell('s1', 'proof'))
  await user.type(within(cell('s1', 'proof')).getByLabelText('Quantity'), 'Glaze thickness')
  await user.type(within(cell('s1', 'proof')).getByLabelText('Evidence'), 'kiln log{Escape}')
  await waitFor(() => expect(value('s1', 'proof')).toEqual([{ quantity: 'Glaze thickness', evidence: 'kiln log' }]))
})

test('that a step works alongside what it needs is said with one press at the finding', async () => {
  const months = (from: number, to: number) => ({ from_month: typed(from), to_month: typed(to) })
  const late = kept('step', 0, 's1', { action: typed('Cut the hull'), ...months(1, 4) })
  const early = kept('step', 1, 's2', { action: typed('Model the mast'), needs: typed(['s1']), ...months(2, 5) })
  const { user, value } = await opened(late, early)
  await user.click(await screen.findByRole('button', { name: /^Works alongside: Work step 2 begins in month 2/ }))
  await waitFor(() => expect(value('s2', 'alongside')).toEqual(['s1']))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Works alongside/ })).toBeNull())
  expect(cell('s2', 'needs')).toHaveTextContent('alongside 1')
})

test('a figure that may break a limit of the topic is asked about beside the way to both, and what is said to that is kept', async () => {
  const { user, value } = await opened(
    kept('step', 0, 's1', { action: typed('Step the mast'), method: typed('The winch pulls with forty pounds.') }),
  )
  expect(await screen.findByRole('link', { name: 'See R3' })).toHaveAttribute('href', '/solicitation?requirement=R3')
  await user.click(screen.getByRole('button', { name: /^Yes, it breaks R3: .*which asks for at most 9 pounds-force \(p/ }))
  await user.click(await screen.findByRole('button', { name: /^It is something else: “forty pounds” in .* breaks R3/ }))
  await waitFor(() => expect(value('s1', 'limits')).toEqual([{ requirement_id: 'R3', told: 'forty pounds', is_same: false }]))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'See R3' })).toBeNull())
})

test('the way to a pass mark among several leads to the fields of that one', async () => {
  const proof = typed([
    { quantity: 'Height of the mast' },
    { quantity: 'Pull of the winch', comparator: '<=', value: '30', unit: 'pounds' },
  ])
  const { user } = await opened(kept('step', 0, 's1', { action: typed('Step the mast'), proof }))
  await user.click(await screen.findByRole('button', { name: /^Go there: .*30 pounds/ }))
  expect(screen.getByRole('textbox', { name: 'Quantity 2' })).toHaveFocus()
})

test('the parts stand in one line that leads to each, with how many rows it has', async () => {
  const { user } = await opened(MODEL, BUILD)
  const parts = screen.getByRole('navigation', { name: 'Parts of the work breakdown' })
  await user.click(within(parts).getByRole('link', { name: 'Risks 0' }))
  expect(screen.getByRole('region', { name: 'Risks' })).toHaveFocus()
  await user.click(within(parts).getByRole('link', { name: 'Steps 2' }))
  expect(screen.getByRole('region', { name: 'Steps' })).toHaveFocus()
})

test('a table without rows is one line, from which the first one is added', async () => {
  const { user } = await opened(MODEL)
  const people = within(screen.getByRole('region', { name: 'People' }))
  expect(people.getByText('None yet.')).toBeVisible()
  expect(people.queryByRole('button', { name: /Copy/ })).toBeNull()
  await user.click(people.getByRole('button', { name: 'Add a person' }))
  expect(await people.findByRole('textbox', { name: 'Name, person 1' })).toHaveFocus()
})

test('what cannot be read or saved stays in its cell, with why and a way to try again', async () => {
  const { user, value, served } = await opened(MODEL)
  focus('s1', 'months')
  await user.keyboard('{Enter}soon{Tab}')
  expect(await screen.findByText(/Type months of the project/)).toBeVisible()
  expect(cell('s1', 'months')).toHaveTextContent('soon')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  served.now(refusing(api.changeRow, 'The disk is full.'))
  focus('s1', 'place')
  await user.keyboard('{Enter}Dayton{Tab}')
  expect(await screen.findByText('The disk is full.')).toBeVisible()
  expect(localStorage.getItem('wpb.draft.work-breakdown.n251-001.store-1')).toContain('Dayton')
  served.now(refusing(api.changeRow, 'Still full.'))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Still full.')).toBeVisible()
  expect(value('s1', 'place')).toBeUndefined()
})

test('what was typed on an earlier visit is offered, and saved when I want it', async () => {
  localStorage.setItem('wpb.draft.work-breakdown.n251-001.store-1', '{"s1/place":{"text":"Dayton","before":"{\\"place\\":null}"}}')
  const { user, value } = await opened(MODEL)
  expect(screen.getByText('Typed and not saved.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(value('s1', 'place')).toBe('Dayton'))
  await waitFor(() => expect(localStorage.getItem('wpb.draft.work-breakdown.n251-001.store-1')).toBeNull())
})

test('a cell that was changed elsewhere meanwhile shows both, to choose from', async () => {
  const { user, value, served, set } = await opened(MODEL)
  set({ ...kept('step', 0, 's1', { action: typed('Model two masts') }), version: 2 } as KeptRow)
  served.now(refusing(api.changeRow, 'It was changed meanwhile.', 409))
  focus('s1', 'action')
  await user.keyboard('{Enter} twice{Tab}')
  expect(await screen.findByText(/There it says: “Model two masts”. You typed: “Model the mast twice”/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take the other' }))
  expect(cell('s1', 'action')).toHaveTextContent(/Model two masts$/)
  expect(value('s1', 'action')).toBe('Model two masts')
})

test('what was read is marked until I have looked at it; what is suggested counts once I accept it', async () => {
  const { user, row } = await opened(MODEL, BUILD)
  expect(cell('s1', 'method')).toHaveAttribute('title', 'read from your answer: “we do it by hand”')
  expect(cell('s1', 'method')).toHaveTextContent('read from your answer: “we do it by hand”')
  expect(cell('s1', 'method')).toHaveTextContent('not looked at yet')
  focus('s1', 'method')
  await user.keyboard('{Enter}{Tab}')
  await waitFor(() => expect(cellsOf(row('s1')).method?.state).toBe('seen'))
  await user.click(stepLine(2))
  const toFill = within(await screen.findByRole('group', { name: 'To fill, step 2' }))
  const chips = () => toFill.getAllByRole('button').map(({ textContent }) => textContent)
  expect(chips()).toEqual(['Method', 'Tools', 'People', 'Place', 'Months', 'Result', 'Pass marks'])
  await user.click(screen.getByRole('button', { name: 'Accept: Tools, step 2' }))
  await waitFor(() => expect(cellsOf(row('s2')).tools?.state).toBe('seen'))
  await waitFor(() => expect(chips()).not.toContain('Tools'))
})

test('a suggestion is removed, and a whole row accepted at once', async () => {
  const { user, value, row } = await opened(MODEL, BUILD)
  await user.click(stepLine(2))
  await user.click(screen.getByRole('button', { name: 'Remove: Tools, step 2' }))
  await waitFor(() => expect(value('s2', 'tools')).toBeUndefined())
  await user.click(screen.getByRole('button', { name: 'Accept all of step 1' }))
  await waitFor(() => expect(cellsOf(row('s1')).method?.state).toBe('seen'))
})

test('behind the last decision what was read in several rows is accepted at once and taken back at once; what is only suggested waits', async () => {
  const ahead = { ...BUILD, cells: { ...BUILD.cells, place: read('a barn', 'in the barn') } } as KeptRow
  const { user, row } = await openedTable([MODEL, ahead], { requirements: [] })
  const states = () => [cellsOf(row('s1')).method?.state, cellsOf(row('s2')).place?.state, cellsOf(row('s2')).tools?.state]
  await user.click(await screen.findByRole('button', { name: 'Accept all' }))
  await waitFor(() => expect(states()).toEqual(['seen', 'seen', 'suggested']))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept all' })).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(states()).toEqual(['read', 'read', 'suggested']))
})

test('a pass mark is typed in its fields, read as a sentence, and removed by a press though it is the only one', async () => {
  const { user, value } = await opened(MODEL)
  focus('s1', 'proof')
  await user.keyboard('{Enter}gain over all{Tab}')
  await user.selectOptions(screen.getByLabelText('Compared'), 'at least')
  await user.type(screen.getByLabelText('Value'), '6')
  await user.type(screen.getByLabelText('Unit'), 'dB{Enter}')
  await waitFor(() => expect(value('s1', 'proof')).toEqual([{ quantity: 'gain over all', comparator: '>=', value: '6', unit: 'dB' }]))
  expect(cell('s1', 'proof')).toHaveTextContent('gain over all at least 6 dB')
  await user.click(cell('s1', 'proof'))
  await user.click(screen.getByRole('button', { name: 'Remove pass mark' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(value('s1', 'proof')).toBeUndefined())
})

test('a mark in words of its own is typed in one field, and leaving that unchanged changes nothing of it', async () => {
  const proof = [{ quantity: 'Sag', comparator: '>', value: '14', unit: 'm', as_told: '±2 mm over 14 m' }]
  const { user, value } = await opened({ ...MODEL, cells: { ...MODEL.cells, proof: read(proof, 'told') } } as KeptRow)
  focus('s1', 'proof')
  await user.keyboard('{Enter}{Tab}')
  expect(screen.getByLabelText('Pass mark')).toHaveValue('±2 mm over 14 m')
  await user.type(screen.getByLabelText('Judged by'), 'Ida{Enter}')
  await waitFor(() => expect(value('s1', 'proof')).toEqual([{ ...proof[0], judge: 'Ida' }]))
  await user.click(cell('s1', 'proof'))
  await user.type(screen.getByLabelText('Pass mark'), ' of sail{Enter}')
  await waitFor(() => expect(value('s1', 'proof')).toEqual([{ quantity: 'Sag', value: '±2 mm over 14 m of sail', judge: 'Ida' }]))
})

test('what was typed is saved when the screen is left, and what failed once the connection is back', async () => {
  const { user, value, served, changing } = await opened(MODEL)
  served.now(refusing(api.changeRow, 'Nobody answers.', 503))
  focus('s1', 'place')
  await user.keyboard('{Enter}Dayton{Tab}')
  expect(await screen.findByText('Nobody answers.')).toBeVisible()
  served.now(changing)
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(value('s1', 'place')).toBe('Dayton'))
  focus('s1', 'input')
  await user.keyboard('{Enter}drawings')
  cleanup()
  await waitFor(() => expect(value('s1', 'input')).toBe('drawings'))
})
