import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { answering, fakeServer } from '../../testing/fake-server.ts'
import { shown } from '../../testing/shown.tsx'
import { SolicitationPage } from './solicitation-page.tsx'

test('without a topic the screen leads to the Dashboard', async () => {
  fakeServer(answering(api.listProjects, []))
  shown(<SolicitationPage />, '/solicitation')
  expect(await screen.findByRole('heading', { name: 'No Topic Selected' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
})
