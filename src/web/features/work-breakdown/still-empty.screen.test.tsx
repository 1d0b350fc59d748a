import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { kept, typed } from './testing/kept-rows.ts'
import { opened } from './testing/opened-table.tsx'

test('behind the last decision stands what the steps lack, and a press opens the cell', async () => {
  const { user } = await opened(
    [kept('step', 0, 's1', { action: typed('Bake the rolls'), method: typed('The dough is folded twice.'), result: typed('40 rolls') })],
    { requirements: [] },
  )
  const asking = within(await screen.findByRole('region', { name: 'To decide' }))
  expect(await asking.findByText('Step 1, Bake the rolls:')).toBeVisible()
  expect(asking.queryByRole('button', { name: 'Fill Result of step 1' })).not.toBeInTheDocument()
  await user.click(asking.getByRole('button', { name: 'Fill Place of step 1' }))
  expect(await screen.findByRole('textbox', { name: /^Place, / })).toHaveFocus()
})
