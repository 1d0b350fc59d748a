import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { readStore, writeStore } from '../../app/browser-store.ts'
import { answering, type FakeServer, fakeServer, refusing } from '../../testing/fake-server.ts'
import { aProject } from '../../testing/project.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { ProjectList } from './project-list.tsx'
import type { ListedProject } from './project-queries.ts'

const QUESTION = { slot: 'Q1', q: 'How?' }
const LEFT = { reason: 'payment' as const, severity: 'error' as const, places: [{ message: 'The payments exceed the award.' }] }

/** A server with these projects; what is asked of one changes it, as on the real one. */
function served(...projects: ListedProject[]): FakeServer {
  const kept = new Map(projects.map((project) => [project.id, project]))
  const change = (id: string, fields: Partial<ListedProject>) => {
    const changed = { ...(kept.get(id) ?? aProject()), ...fields }
    kept.set(id, changed)
    return changed
  }
  return fakeServer(
    answering(api.listProjects, ({ which = 'kept' }) =>
      [...kept.values()].filter(({ deleted_at }) => (deleted_at !== null) === (which === 'deleted')),
    ),
    answering(api.updateProject, ({ id, name, archived, deleted }) =>
      change(id, {
        ...(name !== undefined && { name: name || null }),
        ...(archived !== undefined && { archived_at: archived ? '2026-01-03T00:00:00Z' : null }),
        ...(deleted === false && { deleted_at: null }),
      }),
    ),
    answering(api.deleteProject, ({ id }) => change(id, { deleted_at: '2026-01-03T12:00:00Z' })),
    answering(api.interviewState, { questions: [QUESTION], answers: [], gone: [], contract: null }),
    answering(api.reviewPlan, { summary: '', issues: [], coverage: [], sections: [], left: [LEFT] }),
  )
}

const ONE = aProject({ id: 'p1', topic: ANTENNA, closes: '2/5/2025' })
const OTHER = aProject({ id: 'p2', company_name: 'Second Company', phase: 'II', contract_type: 'STTR', stage: 'steps' })
const table = () => screen.findByRole('table', { name: 'Your projects' })

async function choose(user: ReturnType<typeof shown>['user'], project: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `More for ${project}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

test('my projects are listed as the server gives them, the latest first, with stage, what is left and deadline', async () => {
  served({ ...OTHER, topic: { ...ANTENNA, name: 'Quiet mast' } }, ONE)
  shown(<ProjectList />)
  const [, first, second] = within(await table()).getAllByRole('row')
  expect(first).toHaveTextContent(/Quiet mast.*Second Company.*STTR Phase II.*Steps/)
  expect(second).toHaveTextContent(/Directional antenna.*Acme.*SBIR Phase I.*Interview.*Closed Feb 5, 2025/)
  expect(first).toHaveTextContent('The document names no deadline')
  expect(await within(first as HTMLElement).findAllByText('1 to mend')).not.toHaveLength(0)
  expect(await within(second as HTMLElement).findAllByText('0 of 1 answered')).not.toHaveLength(0)
})

test('who has no project sees no list', async () => {
  const server = served()
  shown(<ProjectList />)
  await expect.poll(() => server.asked(api.listProjects)).toHaveLength(2)
  expect(screen.queryByText('Your projects')).toBeNull()
})

test('of many projects the latest five are shown until all are asked for', async () => {
  served(...Array.from({ length: 7 }, (_, at) => aProject({ id: `p${at}`, name: `Project ${at}` })))
  const { user } = shown(<ProjectList />)
  expect(within(await table()).getAllByRole('row')).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Show all 7 projects' }))
  expect(within(await table()).getAllByRole('row')).toHaveLength(8)
})

test('a project is called what I call it, and its topic’s name again when I name it nothing', async () => {
  const server = served(ONE)
  const { user } = shown(<ProjectList />)
  await choose(user, ANTENNA.name, 'Rename')
  await user.keyboard('Second try{Enter}')
  expect(await screen.findByText('Second try')).toBeVisible()
  await choose(user, 'Second try', 'Rename')
  await user.clear(screen.getByRole('textbox', { name: 'Name of the project' }))
  await user.keyboard('{Enter}')
  expect(await screen.findByText(ANTENNA.name)).toBeVisible()
  await choose(user, ANTENNA.name, 'Rename')
  await user.keyboard('Not this{Escape}')
  expect(server.asked(api.updateProject).map(({ name }) => name)).toEqual(['Second try', ''])
})

test('a project is archived, which can be undone, and put back later', async () => {
  served(ONE, { ...OTHER, name: 'Mast' })
  const { user } = shown(<ProjectList />)
  await choose(user, 'Mast', 'Archive')
  await user.click(await screen.findByText('Archived (1)'))
  await user.click(screen.getByRole('button', { name: 'Put back Mast' }))
  await choose(user, 'Mast', 'Archive')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Resume Mast' })).toBeVisible()
  expect(screen.queryByText('Archived (1)')).toBeNull()
})

test('the project that is open is closed when I delete it, and open again when I undo that', async () => {
  served({ ...ONE, name: 'Mast' })
  writeStore('currentTopic', { ...ANTENNA, projectId: 'p1' })
  writeStore('scopeParagraph', 'The scope.')
  const { user } = shown(<ProjectList />)
  await choose(user, 'Mast', 'Delete')
  await user.click(await screen.findByText('Deleted (1)'))
  expect(screen.getByText(/removed for good after Feb 2, 2026/)).toBeVisible()
  expect([readStore('currentTopic').ok, readStore('scopeParagraph').ok]).toEqual([false, false])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => readStore('scopeParagraph')).toEqual({ ok: true, value: 'The scope.' })
  expect(await screen.findByRole('button', { name: 'Resume Mast' })).toBeVisible()
})

test('a project that cannot be deleted stays, and I am told why', async () => {
  const server = served({ ...ONE, name: 'Mast' })
  server.now(refusing(api.deleteProject, 'The database is asleep.', 503))
  const { user } = shown(<ProjectList />)
  await choose(user, 'Mast', 'Delete')
  expect(await screen.findByText('The database is asleep.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Resume Mast' })).toBeVisible()
})

test('projects that cannot be loaded are said so, and I can try again', async () => {
  const server = served(ONE)
  server.now(refusing(api.listProjects, 'The database is asleep.'))
  const { user } = shown(<ProjectList />)
  expect(await screen.findByText('Your projects could not be loaded')).toBeVisible()
  expect(screen.getByText('The database is asleep.')).toBeVisible()
  server.now(answering(api.listProjects, [ONE]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await table()).toBeVisible()
})
