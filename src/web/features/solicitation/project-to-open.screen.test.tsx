import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { readStore } from '../../app/browser-store.ts'
import { answering, fakeServer, refusing } from '../../testing/fake-server.ts'
import { aProject } from '../../testing/project.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { ProjectToOpen } from './dashboard-page.tsx'
import type { ListedProject } from './project-queries.ts'

function opened(path: string, ...projects: ListedProject[]) {
  fakeServer(
    answering(api.listProjects, ({ which = 'kept' }) => (which === 'kept' ? projects : [])),
    answering(api.interviewState, { questions: [], answers: [], gone: [], contract: null }),
    answering(api.reviewPlan, { summary: '', issues: [], coverage: [], sections: [], left: [] }),
    refusing(api.findWorkPlan, 'There is none.', 404),
  )
  return shown(<ProjectToOpen none="The screen" />, path)
}

const openNow = (projectId: string) => waitFor(() => expect(readStore('currentTopic')).toMatchObject({ ok: true, value: { projectId } }))

test('my only project opens by itself in a browser that has not seen it, on the screen that I went to', async () => {
  const putAway = aProject({ id: 'p2', topic: ANTENNA, archived_at: '2026-01-03T00:00:00Z' })
  const { address } = opened('/steps', aProject({ id: 'p1', topic: ANTENNA, stage: 'final' }), putAway)
  await openNow('p1')
  expect(address()).toBe('/steps')
})

test('a project that is not so far opens where its work goes on', async () => {
  const { address } = opened('/steps', aProject({ id: 'p1', topic: ANTENNA }))
  await openNow('p1')
  await waitFor(() => expect(address()).toBe('/global-interview'))
})

test('of several projects I choose one there', async () => {
  const { user } = opened('/steps', ...['p1', 'p2'].map((id) => aProject({ id, name: id, topic: ANTENNA })))
  await user.click(await screen.findByRole('button', { name: 'Resume p2' }))
  await openNow('p2')
})

test('without a project the screen says what it lacks, or it leads to the Dashboard', async () => {
  opened('/steps')
  expect(await screen.findByText('The screen')).toBeVisible()
  expect(screen.queryByText('No Topic Selected')).toBeNull()
  cleanup()
  opened('/solicitation')
  expect(await screen.findByRole('heading', { name: 'No Topic Selected' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
})
