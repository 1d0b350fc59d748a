import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shown } from '../../testing/shown.tsx'
import { SolicitationPage } from './solicitation-page.tsx'

test('without a topic the screen leads to the Dashboard', () => {
  shown(<SolicitationPage />, '/solicitation')
  expect(screen.getByRole('heading', { name: 'No Topic Selected' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
})
