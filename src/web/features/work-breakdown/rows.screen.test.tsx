import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cellsOf } from './row-line.ts'
import { kept, typed } from './testing/kept-rows.ts'
import { cell, choose, focus, opened, STEPS, step } from './testing/opened-table.tsx'

test('steps are moved by Alt and an arrow, needs speak of their new numbers, and Ctrl+Z takes it back', async () => {
  const { user, actions } = await opened()
  focus('s3', 'method')
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(actions()).toEqual(['Model', 'Test', 'Build']))
  expect(cell('s3', 'needs')).toHaveTextContent('3')
  expect(cell('s3', 'method')).toHaveFocus()
  expect(await screen.findByText('Work step 2 stands before step 3, which it needs.')).toBeVisible()
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(actions()).toEqual(['Model', 'Build', 'Test']))
})

test('what was typed of a step by its number follows it when steps change places, and goes back with them', async () => {
  const told = kept('risk', 0, 'r1', { what: typed('The mast bends in step 3; step 1 is safe') })
  const { user, value, actions } = await opened([...STEPS, told])
  focus('s3', 'method')
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(value('r1', 'what')).toBe('The mast bends in step 2; step 1 is safe'))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(value('r1', 'what')).toBe('The mast bends in step 3; step 1 is safe'))
  expect(actions()).toEqual(['Model', 'Build', 'Test'])
})

test('Enter at the end of the list of steps adds one, and so does the button', async () => {
  const { user, rows } = await opened([step(0, 's1', 'Model')])
  focus('s1', 'action')
  await user.keyboard('{Enter}{Enter}')
  expect(await screen.findByRole('textbox', { name: 'What is done, step 2' })).toHaveFocus()
  await user.keyboard('Build it{Tab}')
  await waitFor(() => expect(rows().map((row) => cellsOf(row).action?.value)).toEqual(['Model', 'Build it']))
  await user.click(screen.getByRole('button', { name: 'Add a person' }))
  expect(await screen.findByRole('textbox', { name: 'Name, person 1' })).toHaveFocus()
})

test('a step is split, and merged with the next one, whose number others then speak of', async () => {
  const { user, actions, value } = await opened()
  await user.click(screen.getByRole('button', { name: 'More for step 2' }))
  await choose(user, 'Split into two')
  await waitFor(() => expect(actions()).toEqual(['Model', 'Build', 'Build', 'Test']))
  await user.click(screen.getByRole('button', { name: 'More for step 1' }))
  await choose(user, 'Merge with the next')
  await waitFor(() => expect(actions()).toEqual(['Model; Build', 'Build', 'Test']))
  await waitFor(() => expect(value('s3', 'needs')).toEqual(['s1']))
  expect(value('s1', 'needs')).toBeUndefined()
  expect(value('s1', 'requirement_ids')).toEqual(['R2'])
  focus('s1', 'method')
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(actions()).toEqual(['Model', 'Build', 'Build', 'Test']))
  expect(value('s3', 'needs')).toEqual(['s2'])
})

test('a step into which the next one is merged goes nowhere and needs nothing of itself', async () => {
  const { user, actions, value } = await opened([
    step(0, 's1', 'Model', { goes_to: typed('Government; s2') }),
    step(1, 's2', 'Build', { needs: typed(['s1']), goes_to: typed('s1') }),
    step(2, 's3', 'Test', { needs: typed(['s2']), goes_to: typed('s2; Government') }),
  ])
  await user.click(screen.getByRole('button', { name: 'More for step 1' }))
  await choose(user, 'Merge with the next')
  await waitFor(() => expect(actions()).toEqual(['Model; Build', 'Test']))
  await waitFor(() => expect([value('s3', 'needs'), value('s3', 'goes_to')]).toEqual([['s1'], 's1; Government']))
  expect([value('s1', 'needs'), value('s1', 'goes_to')]).toEqual([undefined, 'Government'])
  expect(cell('s3', 'goes_to')).toHaveTextContent('step 1; Government')
})

test('a row that does not say what it is about is told, and opened from there', async () => {
  const { user } = await opened([step(0, 's1', 'Model'), kept('commitment', 0, 'k1', { value: typed('210'), unit: typed('s') })])
  await user.click(screen.getByText('Worth a look (1)'))
  await user.click(screen.getByRole('button', { name: /^Go there: Commitment 1 does not say what it is about/ }))
  expect(screen.getByRole('textbox', { name: 'Quantity, commitment 1' })).toHaveFocus()
})

test('whatever spoke of a removed step speaks of it no longer, and again when that is undone', async () => {
  const { user, actions, value } = await opened()
  await user.click(screen.getByRole('button', { name: 'More for step 3' }))
  await choose(user, 'Remove')
  await waitFor(() => expect(value('s2', 'goes_to')).toBeUndefined())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(actions()).toEqual(['Model', 'Build', 'Test']))
  await waitFor(() => expect(value('s2', 'goes_to')).toBe('s3'))
})

test('a removed step can be undone at once, and brought back from the list beside its table', async () => {
  const { user, actions } = await opened()
  const remove = async () => {
    await user.click(screen.getByRole('button', { name: 'More for step 1' }))
    await choose(user, 'Remove')
    await waitFor(() => expect(actions()).toEqual(['Build', 'Test']))
  }
  await remove()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(actions()).toEqual(['Model', 'Build', 'Test']))
  await remove()
  const removed = screen.getByText('Removed (1)')
  expect(removed.compareDocumentPosition(screen.getByRole('region', { name: 'People' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(removed)
  await user.click(screen.getByRole('button', { name: 'Bring back Model' }))
  await waitFor(() => expect(actions()).toEqual(['Model', 'Build', 'Test']))
})

test('a block from a spreadsheet fills cells from the focused one on and adds rows; what cannot be read stays as typed', async () => {
  const { user, value, rows } = await opened([step(0, 's1', 'Model')])
  focus('s1', 'place')
  await user.paste('Dayton\t1 to 3\nOhio\tsoon\n')
  await waitFor(() => expect(rows()).toHaveLength(2))
  await waitFor(() => expect([value('s1', 'place'), value('s1', 'from_month'), value('s1', 'to_month')]).toEqual(['Dayton', 1, 3]))
  await waitFor(() => expect(value('new-2', 'place')).toBe('Ohio'))
  expect(cell('new-2', 'months')).toHaveTextContent('soon')
  expect(screen.getByText(/Type months of the project/)).toBeVisible()
})

test('a whole table is copied with its headings', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('button', { name: 'Copy Steps for a spreadsheet' }))
  const [head, , second] = (await navigator.clipboard.readText()).split('\n')
  expect(head).toMatch(/^No\.\tWhat is done\tMethod\t/)
  expect(second).toMatch(/^2\tBuild\t/)
})

test('the short tables and the plan as a whole are edited alike', async () => {
  const { user, value } = await opened([...STEPS, kept('commitment', 0, 'k1', { quantity: typed('noise') }), kept('plan', 0, 'p1', {})])
  focus('k1', 'comparator')
  await user.keyboard('{Enter}')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Compared, commitment 1' }), 'at most')
  await user.keyboard('{Tab}')
  await waitFor(() => expect(value('k1', 'comparator')).toBe('<='))
  focus('k1', 'step_ids')
  await user.keyboard('{Enter}1, 3{Tab}')
  await waitFor(() => expect(value('k1', 'step_ids')).toEqual(['s1', 's3']))
  await user.type(screen.getByLabelText('Solution'), 'A mast that folds.')
  await user.tab()
  await waitFor(() => expect(value('p1', 'solution')).toBe('A mast that folds.'))
})

test('a sentence that is typed otherwise answers what it answered, and both go back with one undo', async () => {
  const said = (told: string) => [{ requirement_id: 'R2', told, is_same: false, answers: 'plan' }]
  const plan = { solution: typed('It folds. The mast bears a flag.'), limits: typed(said('The mast bears a flag.')) }
  const { user, value } = await opened([...STEPS, kept('plan', 0, 'p1', plan)])
  await user.clear(screen.getByLabelText('Solution'))
  await user.type(screen.getByLabelText('Solution'), 'It folds twice. The mast bears a red flag.')
  await user.tab()
  await waitFor(() => expect(value('p1', 'limits')).toEqual(said('The mast bears a red flag.')))
  focus('s1', 'action')
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(value('p1', 'limits')).toEqual(said('The mast bears a flag.')))
  expect(value('p1', 'solution')).toBe('It folds. The mast bears a flag.')
})

test('a plan that stands keeps its number of milestones, which is said where the rows have another', async () => {
  const planned = ['Mast drawn', 'Mast folded'].map((title, at) => kept('milestone', at, `m${at}`, { title: typed(title) }))
  const said = /The plan keeps its 3 milestones/
  await opened([...STEPS, ...planned], { dues: [1, 3, 6] })
  expect(within(screen.getByRole('region', { name: 'Milestones' })).getByText(said)).toBeVisible()
  for (const dues of [[1, 6], undefined]) {
    cleanup()
    await opened([...STEPS, ...planned], { dues })
    expect(screen.queryByText(/The plan keeps/)).toBeNull()
  }
})

test('what does not fit together is told, with what mends it, and its cell is opened from there', async () => {
  const { user } = await opened([step(0, 's1', 'Model', { from_month: typed(2), to_month: typed(9) })])
  expect(await screen.findByText(/Work step 1 goes on until month 9/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Go there/ }))
  expect(screen.getByRole('textbox', { name: 'Months, step 1' })).toHaveFocus()
})
