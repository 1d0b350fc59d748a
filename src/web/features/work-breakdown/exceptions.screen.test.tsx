import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { requirementQuantities } from '../../../language/quantity/required.ts'
import { kept, requirement, typed } from './testing/kept-rows.ts'
import { opened } from './testing/opened-table.tsx'

const LIMIT = 'The stay shall not pull the mast with more than 9 pounds-force.'
const REQUIREMENTS = [{ ...requirement('R3', LIMIT), quantities: requirementQuantities(LIMIT) }]

test('an exception is stated in place once a figure is said to break its limit, stands in a list of its own, and is changed and taken back there', async () => {
  const step = kept('step', 0, 's1', { action: typed('Step the mast'), method: typed('The winch pulls with forty pounds.') })
  const { user, value } = await opened([step], { requirements: REQUIREMENTS })
  await user.click(await screen.findByRole('button', { name: /^Yes, it breaks R3/ }))
  expect(await screen.findByRole('textbox', { name: 'What the plan offers instead' })).toHaveValue('forty pounds')
  await user.type(screen.getByRole('textbox', { name: 'Who settles it' }), 'TPOC')
  await user.type(screen.getByRole('textbox', { name: 'By when' }), 'month 3')
  await user.click(screen.getByRole('button', { name: 'State the exception' }))
  const said = { requirement_id: 'R3', told: 'forty pounds', is_same: true }
  const exception = { offered: 'forty pounds', settles: 'TPOC', by: 'month 3' }
  await waitFor(() => expect(value('s1', 'limits')).toEqual([{ ...said, exception }]))
  const list = within(await screen.findByRole('region', { name: 'Exceptions' }))
  expect(screen.queryByRole('button', { name: /^Go there/ })).toBeNull()
  await user.click(list.getByRole('button', { name: 'Change the exception to R3' }))
  const offered = list.getByRole('textbox', { name: 'What the plan offers instead' })
  await user.clear(offered)
  await user.click(list.getByRole('button', { name: 'State the exception' }))
  expect(offered).toBeInvalid()
  await user.type(offered, '38 pounds')
  await user.click(list.getByRole('button', { name: 'State the exception' }))
  await waitFor(() => expect(value('s1', 'limits')).toEqual([{ ...said, exception: { ...exception, offered: '38 pounds' } }]))
  await user.click(list.getByRole('button', { name: 'Take back the exception to R3' }))
  expect(await screen.findByRole('button', { name: /^It is something else: “forty pounds”/ })).toBeVisible()
  expect(value('s1', 'limits')).toEqual([said])
})

test('an exception to a figure that was mended is listed as such, and can be taken back', async () => {
  const said = {
    requirement_id: 'R3',
    told: 'forty pounds',
    is_same: true,
    exception: { offered: 'forty pounds', settles: 'the yard and Ida' },
  }
  const limits = { ...typed(''), value: [said] }
  const step = kept('step', 0, 's1', { action: typed('Step the mast'), method: typed('The winch pulls with 8 pounds.'), limits })
  const { user, value } = await opened([step], { requirements: REQUIREMENTS })
  const list = within(await screen.findByRole('region', { name: 'Exceptions' }))
  expect(list.getByText(/to be decided by the yard and Ida\./).closest('p')).toHaveTextContent(/The plan says it no more\.$/)
  await user.click(list.getByRole('button', { name: 'Take back the exception to R3' }))
  await waitFor(() => expect(value('s1', 'limits')).toEqual([{ requirement_id: 'R3', told: 'forty pounds', is_same: true }]))
})
