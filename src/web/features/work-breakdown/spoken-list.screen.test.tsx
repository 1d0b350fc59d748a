import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cellsOf } from './row-line.ts'
// it is there before the test begins
import './spoken-list.tsx'
import { kept, read, typed } from './testing/kept-rows.ts'
import { asked, opened } from './testing/opened-table.tsx'

const STEP = kept('step', 0, 's1', {
  action: typed('Bake the rolls'),
  method: typed('The dough rests for an hour. You fold it twice. Your oven is heated well.'),
})
const PLAN = kept('plan', 0, 'p7', { existing: typed('Rye that you grind.') })

/** The list, once it is its turn. */
async function spoken(rows: Parameters<typeof opened>[0], at?: string) {
  const page = await opened(rows, { requirements: [] }, at)
  const list = await asked(page.user, 'Read as spoken')
  const boxes = () => list.getAllByRole('textbox')
  const texts = () => boxes().map((box) => (box as HTMLTextAreaElement).value)
  return { ...page, list, boxes, texts }
}

test('sentences that read as spoken stand in one list: one is reworded into its cell, all others are printed as they stand by one press, and taken back by one', async () => {
  const { user, list, boxes, texts, row } = await spoken([STEP, PLAN])
  expect(list.getByRole('status')).toHaveTextContent('3 sentences read as spoken')
  expect(list.getAllByText('Work step 1 (Bake the rolls), Method')).toHaveLength(2)
  expect(list.getByText('You', { selector: 'mark' })).toBeVisible()
  expect(texts()).toEqual(['You fold it twice.', 'Your oven is heated well.', 'Rye that you grind.'])

  await user.clear(boxes()[0] as HTMLElement)
  await user.type(boxes()[0] as HTMLElement, 'The baker folds it twice.{Enter}')
  const method = () => cellsOf(row('s1')).method?.value
  await waitFor(() => expect(method()).toBe('The dough rests for an hour. The baker folds it twice. Your oven is heated well.'))
  await waitFor(() => expect(texts()).toEqual(['Your oven is heated well.', 'Rye that you grind.']))

  await user.click(list.getByRole('button', { name: 'Print these 2 so' }))
  expect(await screen.findByText('Nothing is left to decide')).toBeVisible()
  await waitFor(() => expect(cellsOf(row('p7')).as_said?.value).toEqual(['Rye that you grind']))
  expect(cellsOf(row('s1')).as_said?.value).toContain('Your oven is heated well')

  await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
  expect(await screen.findByText('Your oven is heated well.', { selector: 'textarea' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Print these 2 so' })).toBeVisible())
})

test('whoever words one sentence of what was read has decided on that one alone: the others are kept out as before', async () => {
  const method = 'The dough rests for an hour. You fold it twice. Your oven is heated well. Each roll is weighed. The rolls cool on wire.'
  const { user, list, boxes, row } = await spoken([
    kept('step', 0, 's1', { action: typed('Bake the rolls'), method: read(method, method) }),
  ])
  expect(list.getAllByText('Kept out of the plan until you decide')).toHaveLength(2)
  await user.clear(boxes()[0] as HTMLElement)
  await user.type(boxes()[0] as HTMLElement, 'The baker folds it twice.{Enter}')
  await waitFor(() => expect(boxes()).toHaveLength(1))
  expect(cellsOf(row('s1')).method?.origin).toEqual({ from: 'person', in_part: true })
  expect(list.getByText('Kept out of the plan until you decide')).toBeVisible()
})

test('one press prints what was worded and leaves out what is kept out and nobody worded; another prints all as they stand', async () => {
  const method = 'The dough rests for an hour. You fold it twice. Your oven is heated well. Each roll is weighed.'
  const rolls = kept('step', 0, 's1', { action: typed('Bake the rolls'), method: read(method, method) })
  const { user, list, boxes, row } = await spoken([rolls])
  expect(list.getByRole('button', { name: 'Print all 2 so' })).toBeVisible()
  expect(list.getByRole('button', { name: 'Leave out 2' })).toBeVisible()
  await user.clear(boxes()[0] as HTMLElement)
  await user.type(boxes()[0] as HTMLElement, 'The baker folds it twice.')
  await user.click(list.getByRole('button', { name: 'Print 1, leave out 1' }))
  await waitFor(() =>
    expect(cellsOf(row('s1')).method?.value).toBe('The dough rests for an hour. The baker folds it twice. Each roll is weighed.'),
  )
  expect(await screen.findByText('Nothing is left to decide')).toBeVisible()
})

test('what is surely better without its opening stands so in the box, and is printed so', async () => {
  const step = 'OK so, the dough is folded twice. The oven is heated to 240 °C.'
  const { user, list, row } = await spoken([
    kept('step', 0, 's1', { action: typed('Bake the rolls'), method: typed(step) }),
    kept('plan', 0, 'p7', { existing: typed('Well, the oven was built in 2019.') }),
  ])
  expect(list.getAllByRole('textbox', { name: 'In the words of a contract' })[0]).toHaveValue('The dough is folded twice.')
  await user.click(list.getByRole('button', { name: 'Print these 2 so' }))
  await waitFor(() => expect(cellsOf(row('s1')).method?.value).toBe('The dough is folded twice. The oven is heated to 240 °C.'))
  await waitFor(() => expect(cellsOf(row('p7')).existing?.value).toBe('The oven was built in 2019.'))
})

test('a sentence is left out of all rows that print it, and that is taken back as one', async () => {
  const twice = kept('step', 1, 's2', { action: typed('Bake the pretzels'), method: typed('You fold it twice. The salt is coarse.') })
  const { user, list, texts, row } = await spoken([STEP, twice])
  expect(texts()).toEqual(['You fold it twice.', 'Your oven is heated well.'])
  await user.click(list.getByRole('button', { name: 'Leave it out: You fold it twice.' }))
  await waitFor(() => expect(cellsOf(row('s2')).method?.value).toBe('The salt is coarse.'))
  expect(cellsOf(row('s1')).method?.value).toBe('The dough rests for an hour. Your oven is heated well.')
  await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
  await waitFor(() => expect(cellsOf(row('s1')).method?.value).toContain('You fold it twice.'))
  await waitFor(() => expect(cellsOf(row('s2')).method?.value).toContain('You fold it twice.'))
})

test('a wording that was typed and not yet printed stands there again', async () => {
  const { user, boxes } = await spoken([STEP])
  await user.type(boxes()[0] as HTMLElement, ' By hand.')
  cleanup()
  const again = await spoken([STEP])
  expect(again.texts()[0]).toBe('You fold it twice. By hand.')
})

test('what is printed as it stands is asked of nobody; a link leads to it all the same', async () => {
  const rolls = kept('step', 0, 's1', { action: typed('Bake the rolls'), method: typed('The rolls are ok. It is a lot of rolls.') })
  await opened([rolls], { requirements: [] })
  expect(await screen.findByText('Nothing is left to decide')).toBeVisible()
  cleanup()
  const { texts } = await spoken([rolls], '/#row-spoken')
  expect(texts()).toContain('It is a lot of rolls.')
})

test('a sentence whose box was emptied is left out', async () => {
  const { user, boxes, row } = await spoken([STEP])
  await user.clear(boxes()[0] as HTMLElement)
  await user.type(boxes()[0] as HTMLElement, '{Enter}')
  await waitFor(() => expect(cellsOf(row('s1')).method?.value).toBe('The dough rests for an hour. Your oven is heated well.'))
})

test('what is worded for the contract comes first, then what tells a fact, which nobody leaves out who only goes on, and talk last', async () => {
  const method = 'You fold it twice. Your oven is heated to 240 °C. I don’t want to fudge it: we glaze 9 rolls. Each roll is weighed.'
  const rolls = kept('step', 0, 's1', { action: typed('Bake the rolls'), method: read(method, method) })
  const { user, list, texts, row } = await spoken([rolls])
  expect(list.getByRole('status')).toHaveTextContent('2 more lists of them come behind this one.')
  expect(texts()).toEqual(['The Contractor shall glaze 9 rolls.'])
  await user.click(list.getByRole('button', { name: 'Print it so' }))
  await waitFor(() => expect(texts()).toEqual(['Your oven is heated to 240 °C.']))
  await user.click(list.getByRole('button', { name: 'Print it as it stands' }))
  await waitFor(() => expect(texts()).toEqual(['You fold it twice.']))
  await user.click(list.getByRole('button', { name: 'Leave out 1' }))
  await waitFor(() =>
    expect(cellsOf(row('s1')).method?.value).toBe(
      'Your oven is heated to 240 °C. The Contractor shall glaze 9 rolls. Each roll is weighed.',
    ),
  )
})
