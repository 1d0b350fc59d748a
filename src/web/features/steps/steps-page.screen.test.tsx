import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { readStore, writeStore } from '../../app/browser-store.ts'
import { answering, fakeServer, refusing } from '../../testing/fake-server.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { StepsPage } from './steps-page.tsx'

const TOPIC = { ...ANTENNA, projectId: 'project-1' }
const CONTRACT = { topic_slug: TOPIC.slug, topic_store_id: TOPIC.storeId, summary: 'A shield.', answers: [], finalized_at: '2026-01-01' }

const opened = () => shown(<StepsPage breakdown={() => null} />, '/steps')

test('without a topic the prerequisites are not met', () => {
  opened()
  expect(screen.getByRole('heading', { name: 'Prerequisites Not Met' })).toBeVisible()
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
