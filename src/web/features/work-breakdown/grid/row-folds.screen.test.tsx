import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shown } from '../../../testing/shown.tsx'
import { ANTENNA } from '../../../testing/topic.ts'
import { kept, rowServer, typed } from '../testing/kept-rows.ts'
import { WorkBreakdownTable } from '../work-breakdown-table.tsx'

const MORE = {
  lead: typed('Ada'),
  from_month: typed(2),
  to_month: typed(4),
  proof: typed([{ quantity: 'Gain', comparator: '>=', value: '5', unit: 'dB' }]),
}
const STEPS = ['Model', 'Build', 'Test', 'Report'].map((action, at) =>
  kept('step', at, `s${at + 1}`, { action: typed(action), ...(at === 2 ? MORE : {}) }),
)

async function opened(at = '/', steps = STEPS) {
  rowServer(...steps)
  const page = shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} />, at)
  await screen.findByRole('grid', { name: 'Steps' })
  return page
}

const cell = (id: string) => document.querySelector<HTMLElement>(`[data-cell="${id}"]`) as HTMLElement
const card = (number: number) => screen.getByRole('button', { name: new RegExp(`^All of step ${number}:`) })
const openOnes = () => [1, 2, 3, 4].filter((number) => card(number).getAttribute('aria-expanded') === 'true')

test('of many steps the one to go on with is open; a closed one says what it is, who does it, when, how many criteria it has and what is missing', async () => {
  await opened()
  expect(openOnes()).toEqual([1])
  expect(cell('s1/method')).toBeVisible()
  expect(cell('s3/method')).not.toBeVisible()
  expect(card(3)).toHaveTextContent('Step 3 Test')
  expect(card(3)).toHaveTextContent('Ada · months 2 to 4 · 1 criterion')
  expect(card(4)).toHaveTextContent('nobody named · no months · 0 criteria')
  expect((await screen.findAllByText(/missing/i)).length).toBeGreaterThanOrEqual(4)
})

test('a step is opened and closed where it stands, or all at once, and as one table nothing is closed', async () => {
  const { user } = await opened()
  await user.click(card(3))
  expect(openOnes()).toEqual([1, 3])
  await user.click(card(1))
  expect(openOnes()).toEqual([3])
  await user.click(screen.getByRole('button', { name: 'Open all steps' }))
  expect(openOnes()).toEqual([1, 2, 3, 4])
  await user.click(screen.getByRole('button', { name: 'Close all steps' }))
  expect(openOnes()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Show as one table' }))
  expect(cell('s2/method')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^All of step/ })).toBeNull()
})

test('the browser’s search, the keyboard and a link open the step that they come to', async () => {
  const { user } = await opened('/#row-s4')
  expect(openOnes()).toEqual([1, 4])
  expect(document.activeElement).toBe(document.querySelectorAll('[data-cell^="s4/"]')[1])
  expect(cell('s3/method')).toHaveAttribute('hidden', 'until-found')
  act(() => void cell('s3/method').dispatchEvent(new Event('beforematch', { bubbles: true })))
  expect(openOnes()).toEqual([1, 3, 4])
  act(() => cell('s1/method').focus())
  await user.keyboard('{ArrowDown}')
  expect(openOnes()).toEqual([1, 2, 3, 4])
  expect(cell('s2/method')).toHaveFocus()
})

test('few steps are all open', async () => {
  await opened('/', STEPS.slice(0, 3))
  expect(cell('s3/method')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^All of step/ })).toBeNull()
})
