import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { answering, fakeServer, refusing } from '../../testing/fake-server.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { ProjectList } from './project-list.tsx'

const PROJECT = { customer_org: '', performer_org: '', topic: null, created_at: '2026-01-01', updated_at: '2026-01-02' } as const

test('my projects are listed as the server gives them, the latest first, with their stage', async () => {
  fakeServer(
    answering(api.listProjects, [
      { ...PROJECT, id: 'p2', company_name: 'Second Company', phase: 'II', contract_type: 'STTR', stage: 'steps' },
      { ...PROJECT, id: 'p1', company_name: 'Acme', phase: 'I', contract_type: 'SBIR', stage: 'interview', topic: ANTENNA },
    ]),
  )
  shown(<ProjectList />)
  const [, first, second] = within(await screen.findByRole('table', { name: 'Your projects' })).getAllByRole('row')
  expect(first).toHaveTextContent(/Second Company.*STTR Phase II.*Steps/)
  expect(second).toHaveTextContent(/Directional antenna.*Acme.*SBIR Phase I.*Interview/)
})

test('projects that cannot be loaded are said so, and I can try again', async () => {
  const server = fakeServer(refusing(api.listProjects, 'The database is asleep.'))
  const { user } = shown(<ProjectList />)
  expect(await screen.findByText('Your projects could not be loaded')).toBeVisible()
  expect(screen.getByText('The database is asleep.')).toBeVisible()
  server.now(answering(api.listProjects, []))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No projects yet')).toBeVisible()
})
