import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { kept, rowServer, suggested, typed } from './testing/kept-rows.ts'
import { WorkBreakdownTable } from './work-breakdown-table.tsx'

test('before somebody goes on they are told what is only suggested, and it is told no more once it is accepted', async () => {
  rowServer(kept('step', 0, 's1', { action: typed('Build the mast'), tools: suggested('a lathe') }))
  const { user } = shown(<WorkBreakdownTable topic={ANTENNA} requirements={[]} />)
  expect(await screen.findByRole('note')).toHaveTextContent('One cell is only suggested: it is in the plan once you accept it.')
  await user.click(screen.getByRole('button', { name: 'Go to the first' }))
  expect(document.querySelector('[data-cell="s1/tools"]')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Accept: Tools, step 1' }))
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull())
})
