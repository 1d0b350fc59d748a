import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { shown } from '../../../testing/shown.tsx'
import { ANTENNA } from '../../../testing/topic.ts'
import { cellsOf } from '../row-line.ts'
import { kept, read, rowServer, suggested, typed } from '../testing/kept-rows.ts'
import { stepLine } from '../testing/step-card.ts'
import { WorkBreakdownTable } from '../work-breakdown-table.tsx'

const MORE = {
  lead: typed('Ada'),
  people: typed(['Ada', 'Bo']),
  from_month: typed(2),
  to_month: typed(4),
  result: typed('test report'),
  tools: suggested('a lathe'),
  proof: typed([{ quantity: 'Gain', comparator: '>=', value: '5', unit: 'dB' }]),
  requirement_ids: typed(['R4', 'R7']),
}
const STEPS = ['Model the mast', 'Build the mast', 'Test the mast', 'Report'].map((action, at) =>
  kept('step', at, `s${at + 1}`, {
    action: typed(action),
    method: at === 1 ? read('by hand', 'we build it by hand') : typed('as told'),
    ...(at === 2 ? MORE : {}),
  }),
)

async function opened(at = '/', steps = STEPS) {
  const server = rowServer(...steps)
  const page = shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} />, at)
  await screen.findByRole('grid', { name: 'Steps' })
  return { ...page, ...server }
}

const cell = (id: string) => document.querySelector<HTMLElement>(`[data-cell="${id}"]`) as HTMLElement
const openOnes = () => [1, 2, 3, 4].filter((number) => stepLine(number).getAttribute('aria-expanded') === 'true')

test('a step is one line: what it is, when, who leads it, what it hands over and how many pass marks and requirements it has, and what is left to do', async () => {
  await opened()
  expect(stepLine(3)).toHaveTextContent('Step 3 Test the mast')
  expect(stepLine(3)).toHaveTextContent('months 2 to 4 · Ada +1 · hands over test report · 1 pass mark · R4, R7')
  expect(stepLine(1)).toHaveTextContent('no months · nobody named · hands nothing over · 0 pass marks · no requirement')
  await waitFor(() => expect(stepLine(3)).toHaveTextContent('1 to decide · 2 to fill'), { timeout: 20_000 })
})

test('only the first step of which something waits to be looked at is open; where nothing waits, none is', async () => {
  await opened()
  expect(openOnes()).toEqual([2])
  expect(cell('s2/method')).toBeVisible()
  expect(cell('s3/method')).not.toBeVisible()
  cleanup()
  await opened(
    '/',
    [STEPS[0], STEPS[3]].flatMap((step) => step ?? []),
  )
  expect(cell('s4/method')).not.toBeVisible()
})

test('a step is opened and closed where it stands, by Enter, or all at once, and as one table nothing is closed', async () => {
  const { user } = await opened()
  await user.click(stepLine(3))
  expect(openOnes()).toEqual([2, 3])
  act(() => cell('s2/no').focus())
  await user.keyboard('{Enter}')
  expect(openOnes()).toEqual([3])
  await user.click(screen.getByRole('button', { name: 'Open all steps' }))
  expect(openOnes()).toEqual([1, 2, 3, 4])
  await user.click(screen.getByRole('button', { name: 'Close all steps' }))
  expect(openOnes()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Show as one table' }))
  expect(cell('s2/tools')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^All of Step/ })).toBeNull()
})

test('an open step shows the cells that have something; an empty one is added by its name, ready to be typed in', async () => {
  const { user, row } = await opened()
  await user.click(stepLine(3))
  expect(cell('s3/result')).toBeVisible()
  expect(cell('s3/place')).not.toBeVisible()
  const toFill = within(await screen.findByRole('group', { name: 'To fill, step 3' }, { timeout: 20_000 }))
  expect(toFill.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Tools', 'Place'])
  const add = within(screen.getByRole('group', { name: 'Add, step 3' }))
  await user.click(add.getByRole('button', { name: 'Input' }))
  expect(screen.getByRole('textbox', { name: 'Input, step 3' })).toHaveFocus()
  await user.keyboard('drawings{Escape}')
  expect(cell('s3/input')).toHaveFocus()
  await waitFor(() => expect(cellsOf(row('s3')).input?.value).toBe('drawings'))
  expect(add.queryByRole('button', { name: 'Input' })).toBeNull()
  await user.click(stepLine(1))
  await user.click(within(screen.getByRole('group', { name: 'Add, step 1' })).getByRole('button', { name: 'Requirements' }))
  expect(cell('s1/requirement_ids')).toBeVisible()
  expect(within(cell('s1/requirement_ids')).getByRole('button', { name: 'Add a requirement to step 1' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('the browser’s search, the keyboard and a link open the step that they come to', async () => {
  const { user } = await opened('/#row-s4')
  expect(openOnes()).toEqual([2, 4])
  expect(document.activeElement).toBe(document.querySelectorAll('[data-cell^="s4/"]')[1])
  expect(cell('s3/method')).toHaveAttribute('hidden', 'until-found')
  act(() => void cell('s3/method').dispatchEvent(new Event('beforematch', { bubbles: true })))
  expect(openOnes()).toEqual([2, 3, 4])
  act(() => cell('s2/method').focus())
  await user.keyboard('{ArrowUp}')
  expect(openOnes()).toEqual([1, 2, 3, 4])
  expect(cell('s1/method')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(cell('s1/tools')).toHaveFocus()
  expect(cell('s1/tools')).toBeVisible()
})

test('on a phone each row is one line that names it, and of the tables only the steps are open; a press or a link opens the others', async () => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: /width </.test(media) }))
  const risk = kept('risk', 0, 'r1', { what: typed('The mast bends'), sign: typed('creaks') })
  const { user } = await opened('/', [...STEPS, risk])
  expect(stepLine(3)).toHaveTextContent(/Step 3 Test the mast/)
  await waitFor(() => expect(stepLine(3)).toHaveTextContent('3 left'), { timeout: 20_000 })
  const risks = screen.getByRole('button', { name: 'Risks 1' })
  expect(risks).toHaveAttribute('aria-expanded', 'false')
  expect(cell('r1/what').closest('[hidden="until-found"]')).not.toBeNull()
  await user.click(risks)
  await user.click(screen.getByRole('button', { name: /^All of Risk 1 The mast bends/ }))
  expect(cell('r1/sign')).toBeVisible()
  expect(cell('r1/fallback')).toBeVisible()
  cleanup()
  await opened('/#row-r1', [...STEPS, risk])
  expect(cell('r1/what')).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Risks 1' })).toHaveAttribute('aria-expanded', 'true')
})

test('a step stays as it was opened or closed when rows change, and one that is added is open', async () => {
  const { user } = await opened()
  await user.click(stepLine(2))
  await user.click(stepLine(3))
  await user.click(screen.getByRole('button', { name: 'Move step 3 up' }))
  await waitFor(() => expect(openOnes()).toEqual([2]))
  await user.click(screen.getByRole('button', { name: 'Add a step' }))
  expect(await screen.findByRole('textbox', { name: 'What is done, step 5' })).toHaveFocus()
  expect(stepLine(5)).toHaveAttribute('aria-expanded', 'true')
})
