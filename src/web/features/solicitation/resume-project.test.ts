import { expect, test } from 'vitest'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { aProject } from '../../testing/project.ts'
import { refuses, scriptedServer } from '../../testing/scripted-server.ts'
import { ANTENNA } from '../../testing/topic.ts'
import type { ListedProject } from './project-queries.ts'
import { fetchWork } from './resume-project.ts'

const TOPIC: CurrentTopic = { ...ANTENNA, storeId: 'store', fileId: 'file' }
const MOMENT = '2026-01-01T00:00:00Z'
const project = (stage: ListedProject['stage']) => aProject({ topic: TOPIC, stage })
const CONTRACT = { topic_slug: 'n251-001', topic_store_id: 'store', summary: 'A shield.', answers: [], finalized_at: MOMENT }
const PLAN = {
  id: 'plan-1',
  project_id: 'project-1',
  scope_paragraph: 'The scope.',
  milestones: [
    {
      id: 'm1',
      version: 0,
      milestone_number: 1,
      step_type: 'kickoff',
      initial_text: 'First',
      refined_text: 'Refined',
      deliverables: ['Plan'],
    },
  ],
  finalized_work_plan: null,
  finalized_at: null,
}
const interviewed = { '/api/interview/state': () => ({ questions: [], answers: [], gone: [], contract: CONTRACT }) }

test('a project in its interview needs its topic alone, which then knows its project', async () => {
  const { call, asked } = scriptedServer({})
  expect(await fetchWork(call, project('interview'), TOPIC, null)).toEqual({
    path: '/global-interview',
    topic: { ...TOPIC, projectId: 'project-1' },
    contract: null,
    milestones: null,
    scope_paragraph: null,
  })
  expect(asked).toEqual([])
})

test('a project in its steps brings contract, milestones and scope along', async () => {
  const { call } = scriptedServer({ ...interviewed, '/api/work-plans/by-project/{id}': () => PLAN })
  const work = await fetchWork(call, project('steps'), TOPIC, null)
  expect(work).toMatchObject({ contract: CONTRACT, scope_paragraph: 'The scope.' })
  expect(work.milestones).toMatchObject([{ id: 'm1', milestone_number: 1, text: 'Refined', deliverables: ['Plan'] }])
})

test('a plan that is not there is none; a plan that cannot be fetched is a failure', async () => {
  const missing = scriptedServer({ ...interviewed, '/api/work-plans/by-project/{id}': refuses('This plan was not found.', 404) })
  expect((await fetchWork(missing.call, project('steps'), TOPIC, null)).milestones).toBeNull()
  const broken = scriptedServer({ ...interviewed, '/api/work-plans/by-project/{id}': refuses('The database is not available.', 503) })
  await expect(fetchWork(broken.call, project('steps'), TOPIC, null)).rejects.toThrow('not available')
})

test('a plan that only this browser has is gone on with in the steps, whatever stage the server knows', async () => {
  const unsaved = [{ milestone_number: 1, step_type: 'kickoff' as const, text: 'Made here', deliverables: [], acceptance_criteria: [] }]
  const { call, asked } = scriptedServer(interviewed)
  const work = await fetchWork(call, project('interview'), TOPIC, unsaved)
  expect(work).toMatchObject({ path: '/steps', contract: CONTRACT, milestones: unsaved })
  expect(asked).toEqual(['/api/interview/state'])
})
