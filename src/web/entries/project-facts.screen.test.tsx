import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { api } from '../../contract/api.ts'
import { readStore } from '../app/browser-store.ts'
import { answering, fakeServer, refusing } from '../testing/fake-server.ts'
import { HEALTH } from '../testing/health.ts'
import { aProject } from '../testing/project.ts'
import { shown } from '../testing/shown.tsx'
import { ANTENNA } from '../testing/topic.ts'
import { ProjectFacts } from './project-facts.tsx'

const TOPIC = { ...ANTENNA, projectId: 'project-1', customerOrganization: 'JPM CBRN Sensors' }
const customer = () => screen.findByRole('textbox', { name: 'Customer Organization' })

async function opened() {
  const onChanged = vi.fn()
  const person = userEvent.setup()
  shown(<ProjectFacts topic={TOPIC} onChanged={onChanged} />, '/steps')
  await person.click(await screen.findByRole('button', { name: 'Project facts' }))
  return { person, onChanged }
}

test('who the customer is can be taken out at any time; the project and this browser have it so', async () => {
  const server = fakeServer(answering(api.health, HEALTH), answering(api.updateProject, aProject({ stage: 'steps' })))
  const { person, onChanged } = await opened()
  expect(await customer()).toHaveValue('JPM CBRN Sensors')
  await person.clear(await customer())
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(server.asked(api.updateProject)).toMatchObject([{ id: 'project-1', customer_org: null, topic: { customerOrganization: '' } }])
  expect(readStore('currentTopic')).toMatchObject({ ok: true, value: { customerOrganization: '' } })
})

test('what cannot be saved stays as it was typed, and says why', async () => {
  fakeServer(answering(api.health, HEALTH), refusing(api.updateProject, 'The database is away.'))
  const { person, onChanged } = await opened()
  await person.type(await customer(), ' II')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The database is away.')).toBeVisible()
  expect(await customer()).toHaveValue('JPM CBRN Sensors II')
  expect(onChanged).not.toHaveBeenCalled()
})
