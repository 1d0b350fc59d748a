import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asLists, requirement, typed } from './testing/kept-rows.ts'
import { ASKED, opened as openedTable, step } from './testing/opened-table.tsx'

const opened = () => {
  asLists()
  return openedTable([step(0, 's1', 'Model the hinge'), step(1, 's2', 'Fold the mast')], { requirements: ASKED.slice(0, 1) })
}

const tray = () => within(screen.getByRole('region', { name: 'Requirements without a step' }))

test('the step that likely answers a requirement does so once somebody has said it, and nothing of it is asked again', async () => {
  const { user, value } = await opened()
  expect(await tray().findByText('Likely, to confirm: work step 2, “Fold the mast”')).toBeVisible()
  await user.click(tray().getByRole('button', { name: 'R1: Yes, it answers it' }))
  await waitFor(() => expect(value('s2', 'requirement_ids')).toEqual(['R1']))
  expect(value('s2', 'limits')).toEqual([{ requirement_id: 'R1', told: 'Fold the mast', is_same: false, answers: 'step' }])
  expect(await screen.findByText('Every requirement has a step')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Parts that no row speaks of' })).toBeNull()
})

test('of a step that does not answer a requirement that is not asked again, and the requirement stays open', async () => {
  const { user, value } = await opened()
  await user.click(await tray().findByRole('button', { name: 'R1: No, it does not' }))
  await waitFor(() => expect(screen.queryByText(/^Likely, to confirm/)).toBeNull())
  expect(value('s2', 'limits')).toEqual([{ requirement_id: 'R1', told: 'Fold the mast', is_same: false, answers: 'not' }])
  expect(value('s2', 'requirement_ids')).toBeUndefined()
  expect(tray().getByText('The topic asks for this, and no row is said to answer it yet')).toBeVisible()
})

test('that such a step ends behind the month that the topic names is told before it is put to it', async () => {
  asLists()
  const months = { from_month: typed(4), to_month: typed(6) }
  const requirements = [requirement('R1', 'The mast shall fold by the end of month 5.')]
  await openedTable([step(0, 's1', 'Model the hinge'), step(1, 's2', 'Fold the mast', months)], { requirements })
  expect(
    await tray().findByText('Likely, to confirm: work step 2, “Fold the mast”. It ends in month 6, the topic names month 5.'),
  ).toBeVisible()
})
