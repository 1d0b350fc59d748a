import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import { answering, fakeServer, refusing } from '../../testing/fake-server.ts'
import { HEALTH } from '../../testing/health.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { ScopeCard } from './scope-card.tsx'

const PLAN = { id: 'plan-1', project_id: 'project-1', own_statements: [], milestones: [], finalized_work_plan: null, finalized_at: null }
const MILESTONE: StoredMilestone = {
  milestone_number: 1,
  step_type: 'development',
  initial_text: null,
  refined_text: 'Milestone 1 - The antenna is built',
  deliverables: [],
  acceptance_criteria: [],
  payment_amount: null,
  requirement_ids: [],
}
const opened = (scope_paragraph: string | null = 'Acme proposes an antenna.') =>
  shown(
    <ScopeCard topic={ANTENNA} planId="plan-1" projectId="project-1" plan={{ scope_paragraph, milestones: [MILESTONE] }} />,
    '/final-export',
  )
const box = () => screen.getByRole('textbox', { name: 'Scope' })

test('the scope is worded and saved as the person’s own', async () => {
  const saved = { ...PLAN, scope_paragraph: 'We build it.', scope_edited: true }
  const server = fakeServer(answering(api.health, HEALTH), answering(api.updateWorkPlan, saved))
  const person = userEvent.setup()
  opened()
  await person.click(await screen.findByRole('button', { name: 'Edit the scope' }))
  expect(box()).toHaveFocus()
  await person.clear(box())
  await person.type(box(), 'We build it.')
  await person.click(screen.getByRole('button', { name: 'Save the scope' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit the scope' })).toHaveFocus())
  expect(server.asked(api.updateWorkPlan)).toEqual([{ id: 'plan-1', scope_paragraph: 'We build it.', scope_edited: true }])
})

test('what could not be saved is there again after a reload, until it is given up', async () => {
  fakeServer(answering(api.health, HEALTH), refusing(api.updateWorkPlan, 'The database is away.'))
  const person = userEvent.setup()
  opened()
  await person.click(await screen.findByRole('button', { name: 'Edit the scope' }))
  await person.type(box(), ' It floats.')
  await person.click(screen.getByRole('button', { name: 'Save the scope' }))
  expect(await screen.findByText(/The database is away\./)).toBeVisible()
  cleanup()
  opened()
  expect(await screen.findByRole('textbox', { name: 'Scope' })).toHaveValue('Acme proposes an antenna. It floats.')
  await person.click(screen.getByRole('button', { name: 'Leave it as it was' }))
  await person.click(screen.getByRole('button', { name: 'Edit the scope' }))
  expect(box()).toHaveValue('Acme proposes an antenna.')
})

test('a plan that was not completed has its scope drafted here, as it stands', async () => {
  const scope_paragraph = 'Acme proposes an antenna.'
  const saved = { ...PLAN, scope_paragraph, scope_edited: false }
  const server = fakeServer(
    answering(api.health, HEALTH),
    answering(api.generateScope, { scope_paragraph }),
    answering(api.updateWorkPlan, saved),
  )
  opened(null)
  expect(await screen.findByRole('button', { name: 'Write the scope' })).toBeVisible()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Draft the scope' }))
  await waitFor(() => expect(server.asked(api.updateWorkPlan)).toEqual([{ id: 'plan-1', scope_paragraph }]))
  expect(server.asked(api.generateScope)).toMatchObject([{ milestones: [{ text: 'Milestone 1 - The antenna is built' }] }])
})
