import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { answering } from '../../testing/fake-server.ts'
import { HEALTH } from '../../testing/health.ts'
import { asked } from './testing/asked.tsx'

const EXISTING = 'We have cast bells since 1990. Pull of the clapper after frost was 14 N.'
const PLAN = {
  ...{ id: 'plan1', kind: 'plan', position: 0, version: 3, removed_at: null },
  cells: { existing: { value: EXISTING, origin: { from: 'answer', slot: 'Q2', words: EXISTING }, state: 'read' } },
} as KeptRow

test('a figure of another answer that an answer takes back is written there by one press, and what takes nothing back asks for no rows', async () => {
  let sent: unknown
  let fills = 0
  const { user } = asked(
    { questions: [{ slot: 'Q3', q: 'What is there in the end?' }], index: 0 },
    answering(api.health, HEALTH),
    answering(api.fillWorkBreakdown, () => {
      fills += 1
      return { rows: [PLAN], unplaced: [], differences: [] }
    }),
    answering(api.changeRow, (input) => {
      sent = input
      return { row: { ...PLAN, version: 4 }, shifted: [] }
    }),
  )
  await user.type(screen.getByRole('textbox'), 'A bell that rings.')
  expect(fills).toBe(0)
  await user.type(screen.getByRole('textbox'), ' Pull of the clapper I wrote 14 N, I looked it up, it is 11.6 N.')
  const list = await screen.findByRole('list', { name: 'Corrections' }, { timeout: 5000 })
  expect(list).toHaveTextContent('The plan still says “Pull of the clapper after frost was 14 N.”')
  await user.click(within(list).getByRole('button', { name: 'Write 11.6 N there' }))
  await waitFor(() => expect(sent).toMatchObject({ row_id: 'plan1', version: 3 }))
  expect(sent).toMatchObject({
    cells: { existing: { value: EXISTING.replace('14 N', '11.6 N'), origin: { from: 'person' }, state: 'seen' } },
  })
})
