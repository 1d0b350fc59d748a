import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import type { FinishedPlan } from '../../../domain/plan.ts'
import { asked } from '../../../domain/work-breakdown/composed/testing/mast.ts'
import { answering, fakeServer } from '../../testing/fake-server.ts'
import { HEALTH } from '../../testing/health.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { KeptOutCard } from './kept-out-card.tsx'

const PLAN = { milestones: [], scope_paragraph: 'A net.' } as unknown as FinishedPlan
const KEPT = { row: 's1', line: '', rest: '', sentences: ['You count the 40 fish', 'You go home'] }
const ROW: KeptRow = {
  ...{ id: 's1', kind: 'step', position: 0, version: 3, removed_at: null },
  cells: { as_said: { value: ['It is wet'], origin: { from: 'person' }, state: 'seen' } },
}
const REQUIREMENTS = [asked('R7', 'The net shall hold 40 fish.')]

function opened() {
  const server = fakeServer(
    answering(api.health, HEALTH),
    answering(api.findWorkBreakdown, { rows: [ROW] }),
    answering(api.changeRow, { row: ROW, shifted: [] }),
  )
  shown(<KeptOutCard topic={ANTENNA} plan={PLAN} kept={[KEPT]} requirements={REQUIREMENTS} />, '/final-export')
  const printed = () => server.asked(api.changeRow).map(({ cells }) => cells?.as_said?.value)
  return { printed, person: userEvent.setup() }
}

test('what is kept out is counted and listed, with the requirement whose figure stands only there, and printed as it was said by a press', async () => {
  const { printed, person } = opened()
  expect(await screen.findByText('Kept out until worded: 2 sentences')).toBeVisible()
  const [first] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('You count the 40 fish. A figure of R7 stands only here.')
  expect(screen.getByRole('link', { name: 'Word them' })).toHaveAttribute('href', '/steps#row-spoken')
  await person.click(within(first as HTMLElement).getByRole('button', { name: 'Print as said' }))
  await waitFor(() => expect(printed()).toEqual([['It is wet', 'You count the 40 fish']]))
})

test('all of it is printed by one press', async () => {
  const { printed, person } = opened()
  await person.click(await screen.findByRole('button', { name: 'Print all 2 as said' }))
  await waitFor(() => expect(printed()).toEqual([['It is wet', 'You count the 40 fish', 'You go home']]))
})
