import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { kept, typed } from './testing/kept-rows.ts'
import { MODEL, opened, press } from './testing/opened-view.tsx'

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

test('what somebody has typed into a row is placed; as long as something is not, it is told', async () => {
  const { user } = await opened({ unplaced: [WORDS, { slot: 'Q6', text: '12 h/wk.' }, { slot: 'Q2', text: 'the hand' }] })
  expect(within(screen.getByRole('region', { name: 'Not placed' })).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText(/^Words of 2 paragraphs of your answers stand in no row yet/)).toBeInTheDocument()
  const type = async (row: string, column: string, words: string) => {
    await user.click(document.querySelector(`[data-cell="${row}/${column}"]`) as HTMLElement)
    await user.keyboard(`${words}{Tab}`)
  }
  await type('s2', 'place', 'Dayton, 12 h/wk')
  await waitFor(() => expect(item()).toHaveTextContent('in three runs'))
  expect(screen.getByText(/^Words of one paragraph of your answers stand in no row yet/)).toBeInTheDocument()
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
  { slot: 'Q4', text: 'salt and dust.', stood: UNDER_BUILD },
  { slot: 'Q4', text: 'Under their ceiling.', stood: { paragraph: 90, under: 'Money' } },
  { slot: 'Q4', text: 'The university is a fifth.', stood: { paragraph: 90, under: 'Money' } },
]
const list = () => within(screen.getByRole('region', { name: 'Not placed' }))

const where = () => list().getAllByRole('combobox', { name: 'Where it belongs' })
const chosen = () => where().map((one) => (one as HTMLSelectElement).selectedOptions[0]?.textContent)

test('all paragraphs go where they likely belong by one press, word for word, and come back by another: under a step, to it; elsewhere, to the whole; of what was said by the way a person says', async () => {
  const gloves: Unplaced = { slot: 'Q4', text: 'Gloves on!', stood: UNDER_BUILD, aside: true }
  const { user, value, rows } = await opened({ unplaced: [...TOLD, gloves] })
  expect(
    list()
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([
    expect.stringContaining('Question 4, under step 2: build it'),
    expect.stringContaining('Question 4, under “Money”'),
    expect.stringContaining('Question 4, by the way, under step 2: build it'),
  ])
  expect(chosen()).toEqual(['Step 2: build it', 'The plan as a whole', 'Choose where'])
  await user.selectOptions(where()[2] as HTMLElement, 'Leave it out')
  await user.click(press('Place all 3'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not placed' })).toBeNull())
  expect(value('s2', 'method')).toMatchObject({
    value: 'three vapors: ammonia and two more. We expect about 8; salt and dust.',
    origin: { from: 'answer', slot: 'Q4' },
    state: 'seen',
  })
  const plan = () => rows().find(({ kind, removed_at }) => kind === 'plan' && removed_at === null)?.cells
  expect(plan()).toMatchObject({ statements: { value: 'Under their ceiling. The university is a fifth.' } })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(value('s2', 'method')).toBeUndefined())
  expect(plan()).toBeUndefined()
  expect(list().getAllByRole('listitem')).toHaveLength(3)
})

test('another place is chosen for a paragraph, behind what stands there', async () => {
  const { user, value } = await opened({ unplaced: TOLD.slice(3) })
  await user.selectOptions(where()[0] as HTMLElement, 'Step 1: Model the mast')
  await user.click(press('Place it'))
  await waitFor(() => expect(value('s1', 'method')).toMatchObject({ value: 'by hand. Under their ceiling. The university is a fifth.' }))
})

test('the place that is chosen for a paragraph stays while single sentences of it are placed', async () => {
  const { user, value } = await opened({ unplaced: TOLD.slice(0, 3) })
  await user.selectOptions(where()[0] as HTMLElement, 'Step 1: Model the mast')
  await user.click(press('One by one: “- three vapors: ammonia and two more”'))
  await user.click(press('Leave out: “- three vapors: ammonia and two more”'))
  expect(chosen()).toEqual(['Step 1: Model the mast'])
  await user.click(press('Place it'))
  await waitFor(() => expect(value('s1', 'method')).toMatchObject({ value: 'by hand. We expect about 8; salt and dust.' }))
})

test('what was said beside a correction is left out, if nobody says otherwise; what rows have behind its preposition is not asked of', async () => {
  const stood = { paragraph: 7 }
  const corrected: Unplaced = { slot: 'Q6', text: 'I wrote 3, it is 4.', stood, takes_back: true }
  const beside: Unplaced = { slot: 'Q6', text: 'That makes nine in all.', stood }
  await opened({ unplaced: [corrected, beside, { slot: 'Q6', text: 'by hand', stood: { paragraph: 9 } }] })
  expect(chosen()).toEqual(['Leave it out'])
})

test('talk is left out, if nobody says otherwise, and stands apart from what was told in the same paragraph', async () => {
  const stood = { paragraph: 7 }
  const talk: Unplaced = { slot: 'Q6', text: 'Does that sound silly?', stood, talk: true }
  await opened({ unplaced: [talk, { slot: 'Q6', text: 'Our yard stands in Riga.', stood }] })
  expect(chosen()).toEqual(['Leave it out', 'The plan as a whole'])
})

test('the only step that words name by its number is chosen for them; a heading alone is not asked of', async () => {
  const named = { slot: 'Q6', text: 'The yard in Riga comes in for step 2 only.' }
  await opened({ unplaced: [named, { slot: 'Q6', text: 'The yard, as it stands:' }] })
  expect(chosen()).toEqual(['Step 2: build it'])
})

test('a test is of the only step that is called so', async () => {
  const rows = [MODEL, kept('step', 1, 's2', { action: typed('Bench tests') })]
  await opened({ rows, unplaced: [{ slot: 'Q7', text: 'The mast holds at least 400 N for an hour without a crack.' }] })
  expect(chosen()).toEqual(['Step 2: Bench tests'])
})

test('of which step a test is a person says, the others go without it; there it is an acceptance criterion', async () => {
  const test: Unplaced = { slot: 'Q7', text: 'The mast holds at least 400 N for an hour without a crack.' }
  const { user, value } = await opened({ unplaced: [test, { slot: 'Q6', text: 'Our yard stands in Riga.' }] })
  expect(chosen()).toEqual(['Choose where', 'The plan as a whole'])
  expect(list().getByText('Of 1 you choose where.')).toBeVisible()
  await user.click(press('Place the 1'))
  await waitFor(() => expect(where()).toHaveLength(1))
  expect(press('Place it')).toBeDisabled()
  await user.selectOptions(where()[0] as HTMLElement, 'Step 1: Model the mast')
  await user.click(press('Place it'))
  await waitFor(() =>
    expect(value('s1', 'proof')).toMatchObject({ value: [{ quantity: 'The mast holds at least 400 N for an hour without a crack.' }] }),
  )
})

test('a paragraph is opened to place single sentences', async () => {
  const { user, rows } = await opened({ unplaced: TOLD })
  await user.click(press('One by one: “- three vapors: ammonia and two more”'))
  await user.click(press('Put into a row: “salt and dust.”'))
  await user.selectOptions(await screen.findByLabelText('Kind'), 'A risk')
  await user.click(press('Put it there'))
  await waitFor(() => expect(rows().filter(({ kind }) => kind === 'risk')).toHaveLength(1))
  expect(list().getAllByText(/three vapors/)[0]).not.toHaveTextContent('salt')
})

test('it is left out, also when the table is opened again, and comes back with a press', async () => {
  const leaveOut = async (user: Awaited<ReturnType<typeof opened>>['user']) => {
    await user.selectOptions(where()[0] as HTMLElement, 'Leave it out')
    await user.click(press(/^Place (?:it|all)/))
  }
  const first = await opened({ unplaced: [WORDS] })
  await leaveOut(first.user)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not placed' })).toBeNull())
  cleanup()
  const again = await opened({ unplaced: [WORDS, { slot: 'Q6', text: 'of the glaze' }] })
  expect(item()).toHaveTextContent('of the glaze')
  await leaveOut(again.user)
  await again.user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement)
  await waitFor(() => expect(item()).toHaveTextContent('of the glaze'))
})

test('what somebody keeps out of the document is held back, until they leave it out or print it', async () => {
  const SECRET: Unplaced = { slot: 'Q3', text: 'The felt is from Kaunas, keep that between us.', held: true }
  const { user, rows } = await opened({ unplaced: [SECRET] })
  expect(screen.getByText('This reads as not meant for the document: left out, if you say nothing else')).toBeVisible()
  await user.click(press(/^Leave it out/))
  expect(screen.queryByRole('region', { name: 'Held back' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await user.click(press(/^Print it/))
  await user.selectOptions(await screen.findByLabelText('Kind'), 'A risk')
  await user.click(press('Put it there'))
  await waitFor(() => expect(rows().filter(({ kind }) => kind === 'risk')).toHaveLength(1))
})

test('what was asked for in place of a secret is printed by one press, and the secret nowhere', async () => {
  const SECRET: Unplaced = {
    slot: 'Q3',
    text: 'The felt is from Kaunas, just say a common felt.',
    held: true,
    instead: 'The felt is a common felt.',
  }
  const { user, rows } = await opened({ unplaced: [SECRET, { slot: 'Q3', text: 'The loom was 90, keep that quiet.', held: true }] })
  const told = () => rows().find(({ kind, removed_at }) => kind === 'plan' && removed_at === null)?.cells
  await user.click(press('Leave all 2 out, print 1 as you asked'))
  await waitFor(() => expect(told()).toMatchObject({ statements: { value: 'The felt is a common felt.' } }))
  expect(screen.queryByRole('region', { name: 'Held back' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Held back' })).toHaveTextContent('In its place you asked for'))
  await user.click(press(/^Print that instead/))
  await waitFor(() => expect(told()).toMatchObject({ statements: { value: 'The felt is a common felt.' } }))
  expect(screen.getByRole('region', { name: 'Held back' })).not.toHaveTextContent('Kaunas')
})

test('words that take a figure back name the cells that still have it, which one press puts right and another takes back', async () => {
  const { user, value } = await opened({ unplaced: [{ slot: 'Q6', text: 'Mast sections: make that 12, not 10.' }] })
  await user.click(document.querySelector('[data-cell="s1/method"]') as HTMLElement)
  await user.keyboard(', from 10 sections{Tab}')
  const cell = await screen.findByText(/^Work step 1, .* still says “by hand, from 10 sections\.”$/)
  await user.click(within(cell.parentElement as HTMLElement).getByRole('button', { name: /^Write 12 there/ }))
  await waitFor(() => expect(value('s1', 'method')).toEqual(typed('by hand, from 12 sections')))
  expect(screen.queryByRole('region', { name: 'Rows say otherwise' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(value('s1', 'method')).toEqual(typed('by hand, from 10 sections')))
  expect(screen.getByRole('region', { name: 'Rows say otherwise' })).toHaveTextContent('make that 12')
})
