import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { cellsOf } from './row-line.ts'
import { kept, read, rowServer, typed } from './testing/kept-rows.ts'
// it is there before the test begins
import './spoken-walk.tsx'
import { WorkBreakdownTable } from './work-breakdown-table.tsx'

const STEP = kept('step', 0, 's1', {
  action: typed('Bake the rolls'),
  method: typed('The dough rests for an hour. You fold it twice. Your oven is heated to 240 °C.'),
})

test('one place leads through the sentences that read as spoken: each is reworded into its cell or said to stay so, and taken back', async () => {
  const { row } = rowServer(STEP, kept('plan', 0, 'p7', { existing: typed('Rye that you grind.') }))
  const { user } = shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} />)
  await screen.findByText('3 sentences read as spoken', {}, { timeout: 60_000 })
  const walk = within(screen.getByRole('region', { name: 'Read as spoken' }))
  await user.click(walk.getByRole('button', { name: 'Go through them' }))
  expect(walk.getByText('1 of 3: Work step 1 (Bake the rolls), Method')).toBeInTheDocument()
  const box = () => walk.getByRole('textbox', { name: 'In your own words' })
  expect(box()).toHaveFocus()
  expect(box()).toHaveValue('You fold it twice.')

  await user.clear(box())
  await user.type(box(), 'The baker folds it twice.{Enter}')
  const method = () => cellsOf(row('s1')).method?.value
  await waitFor(() => expect(method()).toBe('The dough rests for an hour. The baker folds it twice. Your oven is heated to 240 °C.'))
  await waitFor(() => expect(walk.getByRole('status')).toHaveTextContent('2 sentences read as spoken'))
  expect(box()).toHaveFocus()
  expect(box()).toHaveValue('Your oven is heated to 240 °C.')

  await user.click(walk.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(walk.getByRole('status')).toHaveTextContent('3 sentences read as spoken'))
  await user.click(walk.getByRole('button', { name: 'Next' }))
  await user.click(walk.getByRole('button', { name: 'Print as it is' }))
  await waitFor(() => expect(cellsOf(row('s1')).as_said?.value).toEqual(['Your oven is heated to 240 °C']))
  await waitFor(() => expect(walk.getByRole('status')).toHaveTextContent('2 sentences read as spoken'))

  expect(walk.getByText('2 of 2: The plan, Existing technology')).toBeInTheDocument()
})

test('whoever words one sentence of what was read has decided on that one alone: the others are kept out as before', async () => {
  const method =
    'The dough rests for an hour. You fold it twice. Your oven is heated to 240 °C. Each roll is weighed. The rolls cool on wire.'
  const { row } = rowServer(kept('step', 0, 's1', { action: typed('Bake the rolls'), method: read(method, method) }))
  const { user } = shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} />)
  const walk = within(await screen.findByRole('region', { name: 'Read as spoken' }, { timeout: 60_000 }))
  await user.click(walk.getByRole('button', { name: 'Go through them' }))
  await user.clear(walk.getByRole('textbox'))
  await user.type(walk.getByRole('textbox'), 'The baker folds it twice.{Enter}')
  await waitFor(() => expect(walk.getByRole('status')).toHaveTextContent('1 sentence reads as spoken'))
  expect(cellsOf(row('s1')).method?.origin).toEqual({ from: 'person', in_part: true })
  expect(walk.getByText('Kept out of the plan until you decide')).toBeVisible()
})

test('whoever goes on before what was printed is off the list comes to the sentence behind it, and passes none over', async () => {
  const { row } = rowServer(STEP, kept('plan', 0, 'p7', { existing: typed('Rye that you grind.') }))
  const { user } = shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} />)
  const walk = within(await screen.findByRole('region', { name: 'Read as spoken' }, { timeout: 60_000 }))
  await user.click(walk.getByRole('button', { name: 'Go through them' }))
  fireEvent.click(walk.getByRole('button', { name: 'Print as it is' }))
  fireEvent.click(walk.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(walk.getByRole('status')).toHaveTextContent('2 sentences read as spoken'))
  expect(walk.getByText('1 of 2: Work step 1 (Bake the rolls), Method')).toBeInTheDocument()
  expect(walk.getByRole('textbox', { name: 'In your own words' })).toHaveValue('Your oven is heated to 240 °C.')
  await waitFor(() => expect(cellsOf(row('s1')).as_said?.value).toEqual(['You fold it twice']))
})

test('what is surely better without its opening stands in the box, and all such suggestions are taken at once and taken back at once', async () => {
  const step = 'OK so, the dough is folded twice. The oven is heated to 240 °C. You turn the rolls.'
  const { row } = rowServer(
    kept('step', 0, 's1', { action: typed('Bake the rolls'), method: typed(step) }),
    kept('plan', 0, 'p7', { existing: typed('Well, the oven was built in 2019.') }),
  )
  const { user } = shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} />)
  const walk = within(await screen.findByRole('region', { name: 'Read as spoken' }, { timeout: 60_000 }))
  await user.click(walk.getByRole('button', { name: 'Go through them' }))
  expect(walk.getByRole('textbox', { name: 'In the words of a contract' })).toHaveValue('The dough is folded twice.')

  await user.click(walk.getByRole('button', { name: 'Take all 2 suggestions' }))
  await waitFor(() => expect(walk.getByRole('status')).toHaveTextContent('1 sentence reads as spoken'))
  expect(cellsOf(row('s1')).method?.value).toBe('The dough is folded twice. The oven is heated to 240 °C. You turn the rolls.')
  expect(cellsOf(row('p7')).existing?.value).toBe('The oven was built in 2019.')
  expect(walk.queryByRole('button', { name: /^Take all/ })).toBeNull()

  await user.click(walk.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(walk.getByRole('status')).toHaveTextContent('3 sentences read as spoken'))
  expect(cellsOf(row('s1')).method?.value).toBe(step)
})

test('a sentence is left out of the plan, and Enter goes on where nothing is worded', async () => {
  const { row } = rowServer(STEP)
  const { user } = shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} />)
  const walk = within(await screen.findByRole('region', { name: 'Read as spoken' }, { timeout: 60_000 }))
  await user.click(walk.getByRole('button', { name: 'Go through them' }))
  expect(walk.getByText(/^It reads as spoken: say it as a contract does/)).toBeInTheDocument()
  expect(walk.getByText('You', { selector: 'mark' })).toBeInTheDocument()
  expect(walk.queryByRole('button', { name: 'Print this wording' })).toBeNull()
  await user.keyboard('{Enter}')
  expect(walk.getByRole('textbox', { name: 'In your own words' })).toHaveValue('Your oven is heated to 240 °C.')
  await user.click(walk.getByRole('button', { name: 'Leave it out of the plan' }))
  await waitFor(() => expect(cellsOf(row('s1')).method?.value).toBe('The dough rests for an hour. You fold it twice.'))
})

test('one decision holds in all rows that print the same sentence, and is taken back as one', async () => {
  const twice = kept('step', 1, 's2', { action: typed('Bake the pretzels'), method: typed('You fold it twice. The salt is coarse.') })
  const { row } = rowServer(STEP, twice)
  const { user } = shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} />)
  const walk = within(await screen.findByRole('region', { name: 'Read as spoken' }, { timeout: 60_000 }))
  await user.click(walk.getByRole('button', { name: 'Go through them' }))
  await user.click(walk.getByRole('button', { name: 'Leave it out of the plan' }))
  await waitFor(() => expect(cellsOf(row('s2')).method?.value).toBe('The salt is coarse.'))
  expect(cellsOf(row('s1')).method?.value).toBe('The dough rests for an hour. Your oven is heated to 240 °C.')
  await user.click(walk.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(cellsOf(row('s1')).method?.value).toContain('You fold it twice.'))
  await waitFor(() => expect(cellsOf(row('s2')).method?.value).toContain('You fold it twice.'))
})
