import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { typed } from './testing/kept-rows.ts'
import { opened, press } from './testing/opened-view.tsx'

const WORDS: Unplaced = { slot: 'Q7', text: 'in three runs' }

const item = () => within(screen.getByRole('region', { name: 'Not placed' })).getByRole('listitem')

test('what found no place becomes a row that somebody words, with its words as the origin; other cells stay as they are', async () => {
  const { user, value, rows } = await opened({ unplaced: [WORDS] })
  expect(item()).toHaveTextContent('Question 7')
  await user.click(press(/^Put into a row/))
  await user.selectOptions(await screen.findByLabelText('Kind'), 'A meeting or review')
  const words = screen.getByLabelText('Which meeting or review')
  await user.clear(words)
  await user.type(words, 'the launch review')
  await user.type(screen.getByLabelText('Months or date'), '3')
  await user.type(screen.getByLabelText('Place'), 'Bath')
  await user.click(press('Put it there'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not placed' })).toBeNull())
  const origin = { from: 'answer', slot: 'Q7', words: 'in three runs' }
  expect(rows().at(-1)?.cells).toMatchObject({
    action: { value: 'Hold the launch review', origin, state: 'seen' },
    from_month: { value: 3 },
    place: { value: 'Bath' },
  })
  expect(value('s1', 'method')).toEqual(typed('by hand'))
})

test('of much that found no place the first is shown, and the rest with a press', async () => {
  const unplaced = ['kiln', 'glaze', 'clay', 'ash', 'wheel', 'sieve', 'cone'].map((thing) => ({
    slot: 'Q6',
    text: `The ${thing} is ours.`,
  }))
  const { user } = await opened({ unplaced })
  const items = () => within(screen.getByRole('region', { name: 'Not placed' })).getAllByRole('listitem')
  expect(items()).toHaveLength(5)
  await user.click(press('Show 2 more'))
  expect(items()).toHaveLength(7)
})

test('all that is shown of it is left out at once, and taken back at once; what is not shown stays open', async () => {
  const unplaced = ['hull', 'keel', 'mast', 'sail', 'tiller', 'winch', 'cleat'].map((thing) => ({
    slot: 'Q6',
    text: `The ${thing} is theirs.`,
  }))
  const { user } = await opened({ unplaced })
  const items = () => within(screen.getByRole('region', { name: 'Not placed' })).getAllByRole('listitem')
  await user.click(press('Leave these 5 out'))
  expect(items().map((one) => one.textContent)).toEqual([expect.stringContaining('winch'), expect.stringContaining('cleat')])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(items()).toHaveLength(5)
  await user.click(press('Show 2 more'))
  await user.click(press('Leave these 7 out'))
  expect(screen.queryByRole('region', { name: 'Not placed' })).toBeNull()
})

test('what somebody has typed into a row is placed; as long as something is not, it is told', async () => {
  const { user } = await opened({ unplaced: [WORDS, { slot: 'Q6', text: '12 h/wk.' }, { slot: 'Q2', text: 'the hand' }] })
  expect(within(screen.getByRole('region', { name: 'Not placed' })).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText(/^Words of 2 paragraphs of your answers stand in no row yet\./)).toBeInTheDocument()
  const type = async (row: string, column: string, words: string) => {
    await user.click(document.querySelector(`[data-cell="${row}/${column}"]`) as HTMLElement)
    await user.keyboard(`${words}{Tab}`)
  }
  await type('s2', 'place', 'Dayton, 12 h/wk')
  await waitFor(() => expect(item()).toHaveTextContent('in three runs'))
  expect(screen.getByText(/^Words of one paragraph of your answers stand in no row yet\./)).toBeInTheDocument()
  await type('s1', 'method', ', In three runs')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not placed' })).toBeNull())
  expect(screen.queryByText(/stands? in no row yet/)).toBeNull()
})

test('it can become a row of its own; what a cell cannot hold is told', async () => {
  const { user, rows } = await opened({ unplaced: [WORDS] })
  await user.click(press(/^Put into a row/))
  await user.selectOptions(await screen.findByLabelText('Kind'), 'A deliverable or report')
  await user.type(screen.getByLabelText('Months or date'), 'some time')
  await user.click(press('Put it there'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Type one month of the project')
  await user.selectOptions(screen.getByLabelText('Kind'), 'A risk')
  await user.click(press('Put it there'))
  await waitFor(() => expect(rows().filter(({ kind }) => kind === 'risk')).toMatchObject([{ cells: { what: { value: 'in three runs' } } }]))
})

const UNDER_BUILD = { paragraph: 40, step: 's2' }
const TOLD: Unplaced[] = [
  { slot: 'Q4', text: '- three vapors: ammonia and two more', stood: UNDER_BUILD },
  { slot: 'Q4', text: 'We expect about 8;', stood: UNDER_BUILD },
  { slot: 'Q4', text: 'alarm at 20 %.', stood: UNDER_BUILD },
  { slot: 'Q4', text: 'Under their ceiling.', stood: { paragraph: 90, under: 'Money' } },
  { slot: 'Q4', text: 'The university is a fifth.', stood: { paragraph: 90, under: 'Money' } },
]
const list = () => within(screen.getByRole('region', { name: 'Not placed' }))

test('what waits of a paragraph goes with one press, word for word, behind how the step is done under which it stood, and comes back with another', async () => {
  const { user, value } = await opened({ unplaced: TOLD })
  const [first, second] = list().getAllByRole('listitem')
  expect(first).toHaveTextContent('Question 4, under step 2: build it')
  expect(second).toHaveTextContent('Question 4, under “Money”')
  await user.click(await screen.findByRole('button', { name: 'Put it there: “- three vapors: ammonia and two more”' }))
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(1))
  expect(value('s2', 'method')).toMatchObject({
    value: 'three vapors: ammonia and two more. We expect about 8; alarm at 20 %.',
    origin: { from: 'answer', slot: 'Q4' },
    state: 'seen',
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(value('s2', 'method')).toBeUndefined())
  expect(list().getAllByRole('listitem')).toHaveLength(2)
})

test('paragraphs that stood under steps go to these together, but none that was said by the way', async () => {
  const under = (text: string, more: Partial<Unplaced>): Unplaced => ({ slot: 'Q4', text, ...more })
  const unplaced = [
    ...TOLD,
    under('Sanded by hand.', { stood: { paragraph: 50, step: 's1' } }),
    under('Bo likes it.', { stood: { paragraph: 60, step: 's1' }, aside: true }),
  ]
  const { user, value } = await opened({ unplaced })
  await user.click(await screen.findByRole('button', { name: 'Put all 2 to their steps' }))
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2))
  expect(value('s1', 'method')).toMatchObject({ value: 'by hand. Sanded by hand.' })
  expect(list().getByText('“Bo likes it.”')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(value('s1', 'method')).toEqual(typed('by hand')))
  expect(value('s2', 'method')).toBeUndefined()
})

test('what was said by the way in a paragraph does not go with it: it waits for itself, and goes nowhere before a step is chosen', async () => {
  const { user, value } = await opened({
    unplaced: [...TOLD.slice(1, 3), { slot: 'Q4', text: 'Gloves on!', stood: UNDER_BUILD, aside: true }],
  })
  expect(list().getAllByRole('listitem')[1]).toHaveTextContent('Question 4, by the way, under step 2: build it')
  await user.click(await screen.findByRole('button', { name: 'Put it there: “We expect about 8;”' }))
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(1))
  expect(value('s2', 'method')).toMatchObject({ value: 'We expect about 8; alarm at 20 %.' })
  await user.click(press('Put it there: “Gloves on!”'))
  expect(await screen.findByText('Choose where it belongs.')).toBeVisible()
})

test('where no step is known it is chosen once for the paragraph, and its words stand behind what stands there', async () => {
  const { user, value, rows } = await opened({ unplaced: TOLD.slice(3) })
  const put = () => user.click(press('Put it there: “Under their ceiling.”'))
  await screen.findByLabelText('Where it belongs')
  await put()
  expect(await screen.findByText('Choose where it belongs.')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Where it belongs'), 'Step 1: Model the mast')
  await put()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not placed' })).toBeNull())
  expect(value('s1', 'method')).toMatchObject({ value: 'by hand. Under their ceiling. The university is a fifth.' })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(value('s1', 'method')).toEqual(typed('by hand')))
  await user.selectOptions(await screen.findByLabelText('Where it belongs'), 'The plan as a whole')
  await put()
  await waitFor(() => expect(rows().some(({ cells }) => 'statements' in cells)).toBe(true))
})

test('a paragraph is opened to place single sentences, and left out whole', async () => {
  const { user, rows } = await opened({ unplaced: TOLD })
  await user.click(press('One by one: “- three vapors: ammonia and two more”'))
  await user.click(press('Put into a row: “alarm at 20 %.”'))
  await user.selectOptions(await screen.findByLabelText('Kind'), 'A risk')
  await user.click(press('Put it there'))
  await waitFor(() => expect(rows().filter(({ kind }) => kind === 'risk')).toHaveLength(1))
  await user.click(press('Leave out all: “- three vapors: ammonia and two more”'))
  expect(list().getAllByRole('listitem')).toHaveLength(1)
  await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement)
  expect(list().getByText(/three vapors/)).not.toHaveTextContent('alarm')
})

test('it is left out, also when the table is opened again, and comes back with a press', async () => {
  const first = await opened({ unplaced: [WORDS] })
  await first.user.click(press(/^Leave out/))
  expect(screen.queryByRole('region', { name: 'Not placed' })).toBeNull()
  cleanup()
  const again = await opened({ unplaced: [WORDS, { slot: 'Q6', text: 'of the glaze' }] })
  await again.user.click(press(/^Leave out/))
  await again.user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement)
  expect(item()).toHaveTextContent('of the glaze')
})

test('what somebody keeps out of the document is held back, until they leave it out or print it', async () => {
  const SECRET: Unplaced = { slot: 'Q3', text: 'The felt is from Kaunas, keep that between us.', held: true }
  const { user, rows } = await opened({ unplaced: [SECRET] })
  expect(item()).toHaveTextContent('Held back: this reads as not meant for the document')
  expect(screen.queryByRole('button', { name: /^Keep as a note/ })).toBeNull()
  await user.click(press(/^Leave it out/))
  expect(screen.queryByRole('region', { name: 'Not placed' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await user.click(press(/^Print it/))
  await user.selectOptions(await screen.findByLabelText('Kind'), 'A risk')
  await user.click(press('Put it there'))
  await waitFor(() => expect(rows().filter(({ kind }) => kind === 'risk')).toHaveLength(1))
})

test('words that take a figure back name the cells that still have it, which one press puts right and another takes back', async () => {
  const { user, value } = await opened({ unplaced: [{ slot: 'Q6', text: 'Mast sections: make that 12, not 10.' }] })
  await user.click(document.querySelector('[data-cell="s1/method"]') as HTMLElement)
  await user.keyboard(', from 10 sections{Tab}')
  const cell = await screen.findByText(/^Work step 1, .* still says “by hand, from 10 sections\.”$/)
  await user.click(within(cell.parentElement as HTMLElement).getByRole('button', { name: /^Write 12 there/ }))
  await waitFor(() => expect(value('s1', 'method')).toEqual(typed('by hand, from 12 sections')))
  expect(screen.queryByRole('region', { name: 'Not placed' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(value('s1', 'method')).toEqual(typed('by hand, from 10 sections')))
  expect(screen.getByRole('region', { name: 'Not placed' })).toHaveTextContent('make that 12')
})
