import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openedFor } from './testing/opened-plan.tsx'

test('can have headings of its own, typed one a line, which come back and are left again', async () => {
  await openedFor('Q25-1')
  expect(screen.getByRole('button', { name: 'Export to Word' })).toBeVisible()
  await userEvent.click(screen.getByText('Headings of its own'))
  await userEvent.type(screen.getByLabelText('Headings, one a line'), 'Tasks{Enter}Risks{Enter}Deliverables')
  expect(await screen.findByRole('button', { name: 'Export the outline under your headings' })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Outline under your headings' }))
  const document = screen.getByRole('region', { name: 'The document, about as it will print' })
  await waitFor(() => expect(document).toHaveTextContent(/Tasks.*Risks.*Deliverables/))
  await userEvent.clear(screen.getByLabelText('Headings, one a line'))
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Outline under your headings' })).toBeNull())
})
