import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { requirement, typed } from './testing/kept-rows.ts'
import { opened as openedTable, step } from './testing/opened-table.tsx'

const ASKED = [
  requirement('R1', 'The mast shall fold.'),
  requirement('R2', 'The mast shall fold within 30 seconds.'),
  requirement('R3', 'Glue of the hull shall be free of lead.'),
]
const opened = (requirements = ASKED) => openedTable([step(0, 's1', 'Model the hinge'), step(1, 's2', 'Fold the mast')], { requirements })

const card = () => within(screen.getByRole('region', { name: 'To decide' }))
const offer = () => card().findByRole('group', { name: 'Work step 2, “Fold the mast”' })
const said = (requirement_id: string, answers: string) => ({ requirement_id, told: 'Fold the mast', is_same: false, answers })

test('what steps likely answer is asked at once, and what is likely enough to be ticked is taken by one press', async () => {
  const { user, value } = await opened()
  expect(within(await offer()).getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  await user.click(card().getByRole('button', { name: 'Take the 2 that are ticked' }))
  await waitFor(() => expect(value('s2', 'requirement_ids')).toEqual(['R1', 'R2']))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(value('s2', 'requirement_ids')).toBeUndefined())
})

test('what I untick a step does not answer: it is asked by itself', async () => {
  const { user, value } = await opened()
  await user.click(within(await offer()).getByRole('checkbox', { name: 'R2 The mast shall fold within 30 seconds. (page 2)' }))
  await user.click(card().getByRole('button', { name: 'Take the 1 that are ticked' }))
  await waitFor(() => expect(value('s2', 'requirement_ids')).toEqual(['R1']))
  expect(value('s2', 'limits')).toEqual([said('R1', 'step'), said('R2', 'not')])
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Work step 2/ })).toBeNull())
})

test('what a step does not answer is not asked of it again, and stays open; one press takes all of that back', async () => {
  const { user, value } = await opened()
  await offer()
  await user.click(card().getByRole('button', { name: 'None of these' }))
  await waitFor(() => expect(value('s2', 'limits')).toEqual([said('R1', 'not'), said('R2', 'not')]))
  expect(value('s2', 'requirement_ids')).toBeUndefined()
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Work step 2/ })).toBeNull())
  await user.click(card().getByRole('button', { name: 'Undo the last change' }))
  expect(await offer()).toBeVisible()
})

test('what is not answered by a step stands among the others, and may be put to that step all the same', async () => {
  const { user, value } = await opened()
  await offer()
  await user.click(card().getByRole('button', { name: 'None of these' }))
  await user.click(await card().findByRole('button', { name: 'R1: Answered by…' }))
  await card().findByRole('combobox', { name: 'What answers R1?' })
  await user.keyboard('fold mast{Enter}')
  await waitFor(() => expect(value('s2', 'requirement_ids')).toEqual(['R1']))
  await waitFor(() => expect(card().queryByText('R1 The mast shall fold.')).toBeNull())
})

test('that such a step ends behind the month that the topic names is told, and it is not ticked ahead', async () => {
  const months = { from_month: typed(4), to_month: typed(6) }
  const requirements = [requirement('R1', 'The mast shall fold by the end of month 5.')]
  await openedTable([step(0, 's1', 'Model the hinge'), step(1, 's2', 'Fold the mast', months)], { requirements })
  expect(await card().findByText('The step ends in month 6, the topic names month 5.')).toBeVisible()
  expect(card().getByRole('button', { name: 'Take the 0 that are ticked' })).toBeDisabled()
})
