import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { Difference, KeptRow, Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { QUIET_PUMP } from '../../testing/analysis.ts'
import { answering, refusing } from '../../testing/fake-server.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { cellsOf } from './row-line.ts'
import { kept, read, rowServer, typed } from './testing/kept-rows.ts'
import { WorkBreakdownView } from './work-breakdown-view.tsx'

const MODEL = kept('step', 0, 's1', { action: typed('Model the mast'), method: typed('by hand'), from_month: typed(1), to_month: typed(4) })
const BUILD = kept('step', 1, 's2', { action: read('build it', 'we build it'), goes_to: typed('s1') })
const WORDS: Unplaced = { slot: 'Q7', text: 'in three runs' }
const CHANGED: Difference = {
  row_id: 's1',
  cell: 'method',
  value: 'by machine',
  origin: { from: 'answer', slot: 'Q5', words: 'by machine' },
}

const SOLICITATION = {
  topic_store_id: 'store-1',
  topic_slug: 'n251-001',
  file: { id: 'file-1', file_name: 'N251-001.pdf', kind: 'pdf' as const, pages: 1 },
  analysis: QUIET_PUMP,
  instructions: null,
  rules: [],
  instructions_warning: null,
}

async function opened({
  unplaced = [],
  differences = [],
  rows = [MODEL, BUILD],
}: {
  unplaced?: Unplaced[]
  differences?: Difference[]
  rows?: KeptRow[]
} = {}) {
  const server = rowServer(...rows)
  server.served.now(
    answering(api.fillWorkBreakdown, () => ({ rows: server.rows(), unplaced, differences })),
    answering(api.findSolicitation, SOLICITATION),
  )
  const ways: string[] = []
  const page = shown(
    <WorkBreakdownView
      topic={ANTENNA}
      foot={(settle) => (
        <button type="button" onClick={() => void settle().then((isSaved) => isSaved && ways.push('on'))}>
          On
        </button>
      )}
    />,
  )
  await screen.findByRole('grid', { name: 'Steps' })
  const value = (row: string, cell: string) => cellsOf(server.row(row))[cell]
  return { ...server, ...page, value, ways }
}

const item = () => within(screen.getByRole('region', { name: 'Not placed' })).getByRole('listitem')
const press = (name: RegExp | string) => screen.getByRole('button', { name })

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
  expect(screen.getByText(/^2 things that you said stand in no row yet\./)).toBeInTheDocument()
  const type = async (row: string, column: string, words: string) => {
    await user.click(document.querySelector(`[data-cell="${row}/${column}"]`) as HTMLElement)
    await user.keyboard(`${words}{Tab}`)
  }
  await type('s2', 'place', 'Dayton, 12 h/wk')
  await waitFor(() => expect(item()).toHaveTextContent('in three runs'))
  expect(screen.getByText(/^One thing that you said stands in no row yet\./)).toBeInTheDocument()
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
  expect(item()).toHaveTextContent('Held back: you said that it is not for the document')
  expect(screen.queryByRole('button', { name: /^Keep as a note/ })).toBeNull()
  await user.click(press(/^Leave it out/))
  expect(screen.queryByRole('region', { name: 'Not placed' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await user.click(press(/^Print it/))
  await user.selectOptions(await screen.findByLabelText('Kind'), 'A risk')
  await user.click(press('Put it there'))
  await waitFor(() => expect(rows().filter(({ kind }) => kind === 'risk')).toHaveLength(1))
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

test('of many answers that say something else the first are shown, and the rest with a press', async () => {
  const differences = ['method', 'tools', 'place', 'result', 'input', 'title'].map((cell) => ({ ...CHANGED, cell, value: cell }))
  const { user } = await opened({ differences })
  await user.click(press('Show 1 more'))
  expect(screen.getByRole('region', { name: 'Answers that changed' })).toHaveTextContent('Your answer now says “title”')
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
