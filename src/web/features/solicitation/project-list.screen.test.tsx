import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { answering, fakeServer, refusing } from '../../testing/fake-server.ts'
import { shown } from '../../testing/shown.tsx'
import { ProjectList } from './project-list.tsx'

test('projects that cannot be loaded are said so, and I can try again', async () => {
  const server = fakeServer(refusing(api.listProjects, 'The database is asleep.'))
  const { user } = shown(<ProjectList />)
  expect(await screen.findByText('Your projects could not be loaded')).toBeVisible()
  expect(screen.getByText('The database is asleep.')).toBeVisible()
  server.now(answering(api.listProjects, []))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No projects yet')).toBeVisible()
})
