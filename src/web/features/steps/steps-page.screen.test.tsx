import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { readStore, writeStore } from '../../app/browser-store.ts'
import { answering, fakeServer, refusing } from '../../testing/fake-server.ts'
import { aProject } from '../../testing/project.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { StepsPage } from './steps-page.tsx'

const TOPIC = { ...ANTENNA, projectId: 'project-1' }
const CONTRACT = { topic_slug: TOPIC.slug, topic_store_id: TOPIC.storeId, summary: 'A shield.', answers: [], finalized_at: '2026-01-01' }

const opened = () => shown(<StepsPage breakdown={() => null} />, '/steps')

test('without a topic the prerequisites are not met', async () => {
  fakeServer(answering(api.listProjects, []))
  opened()
  expect(await screen.findByRole('heading', { name: 'Prerequisites Not Met' })).toBeVisible()
  expect(screen.getByText('Please upload a solicitation first')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
})

test('without the interview the prerequisites are not met', async () => {
  fakeServer(answering(api.interviewState, { questions: [], answers: [], gone: [], contract: null }))
  writeStore('currentTopic', TOPIC)
  opened()
  expect(await screen.findByText('Please complete the global interview first')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Global Interview' })).toHaveAttribute('href', '/global-interview')
})

test('my only project opens by itself in a browser that has not seen it, on the screen that I went to', async () => {
  const put = aProject({ id: 'p2', topic: TOPIC, archived_at: '2026-01-03T00:00:00Z' })
  fakeServer(
    answering(api.listProjects, [aProject({ topic: TOPIC, stage: 'final' }), put]),
    answering(api.interviewState, { questions: [], answers: [], gone: [], contract: CONTRACT }),
    refusing(api.findWorkPlan, 'There is none.', 404),
  )
  const { address } = opened()
  expect(await screen.findByRole('heading', { name: 'No milestones yet' })).toBeVisible()
  await waitFor(() => expect(readStore('currentTopic')).toMatchObject({ ok: true, value: { projectId: 'project-1' } }))
  expect(address()).toBe('/steps')
})

test('of several projects I choose one there', async () => {
  fakeServer(
    answering(api.listProjects, ({ which = 'kept' }) =>
      which === 'kept' ? ['p1', 'p2'].map((id) => aProject({ id, name: id, topic: TOPIC })) : [],
    ),
    answering(api.interviewState, { questions: [], answers: [], gone: [], contract: null }),
  )
  const { user } = opened()
  await user.click(await screen.findByRole('button', { name: 'Resume p2' }))
  await waitFor(() => expect(readStore('currentTopic')).toMatchObject({ ok: true, value: { projectId: 'p2' } }))
})

test('an interview held in another browser counts here', async () => {
  fakeServer(
    answering(api.interviewState, { questions: [], answers: [], gone: [], contract: CONTRACT }),
    refusing(api.findWorkPlan, 'There is none.', 404),
  )
  writeStore('currentTopic', TOPIC)
  opened()
  expect(await screen.findByRole('heading', { name: 'No milestones yet' })).toBeVisible()
  expect(readStore('globalContract')).toMatchObject({ ok: true, value: { summary: 'A shield.' } })
})
