import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { api } from '../../../../contract/api.ts'
import { answering, fakeServer, refusing, turningAway } from '../../../testing/fake-server.ts'
import { HEALTH } from '../../../testing/health.ts'
import { shown } from '../../../testing/shown.tsx'
import { ANTENNA } from '../../../testing/topic.ts'
import { CheckCard } from './check-card.tsx'

test('where too many files are read, mine is sent again by itself when the server says', async () => {
  const server = fakeServer(answering(api.health, HEALTH), turningAway(api.checkFile, 1))
  const person = userEvent.setup()
  shown(<CheckCard topic={ANTENNA} made={null} />, '/final-export')
  await person.upload(screen.getByLabelText('File to check'), new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }))
  expect(await screen.findByRole('status')).toHaveTextContent('Yours is sent again by itself')
  server.now(refusing(api.checkFile, 'This file has no text.', 422))
  expect(await screen.findByText('This file has no text.', {}, { timeout: 10_000 })).toBeVisible()
  expect(server.asked(api.checkFile).length).toBeGreaterThan(1)
})
