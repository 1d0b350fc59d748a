import { expect, test } from 'vitest'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { KeptMilestones } from '../../app/stored-shapes.ts'
import { aProject } from '../../testing/project.ts'
import { refuses, type Script, scriptedServer } from '../../testing/scripted-server.ts'
import { ANTENNA } from '../../testing/topic.ts'
import { isLegacy, migrateWork } from './legacy-migration.ts'

const TOPIC: CurrentTopic = {
  ...ANTENNA,
  storeId: 'store',
  fileId: 'file',
  programType: 'STTR',
  customerOrganization: 'Marine Corps',
  researchInstitution: 'State University',
}
const MILESTONES = KeptMilestones.parse([
  { milestone_number: 1, text: 'Kick off', deliverables: ['Plan'], acceptance_criteria: 'Plan accepted', payment_amount: '$15' },
  { milestone_number: 2, text: 'Close' },
])

/** A server that keeps what it is sent. */
function keepingServer(changes: Script = {}) {
  const kept: { project?: unknown; topic?: unknown; plan?: unknown } = {}
  const project = aProject({ contract_type: 'STTR' })
  const server = scriptedServer({
    '/api/projects': (sent) => {
      kept.project = sent
      return project
    },
    '/api/projects/{id}': ({ topic }: { topic: unknown }) => {
      kept.topic = topic
      return project
    },
    '/api/work-plans': (plan: { milestones: object[] }) => {
      kept.plan = plan
      const milestones = plan.milestones.map((milestone, index) => ({ ...milestone, id: `milestone-${index + 1}`, version: 0 }))
      return { ...plan, id: 'plan-1', milestones, finalized_work_plan: null, finalized_at: null }
    },
    ...changes,
  })
  return { ...server, kept }
}

function memory() {
  let made: string | null = null
  return {
    recall: () => made,
    remember: (projectId: string) => {
      made = projectId
    },
  }
}

test('work is legacy when topic and plan are kept and no project knows of them', () => {
  expect(isLegacy(TOPIC, MILESTONES)).toBe(true)
  expect(isLegacy({ ...TOPIC, projectId: 'project-1' }, MILESTONES)).toBe(false)
  expect(isLegacy(TOPIC, null)).toBe(false)
  expect(isLegacy(null, MILESTONES)).toBe(false)
})

test('project and plan are made, the stored text as refined text, and the ids come back', async () => {
  const { call, kept } = keepingServer()
  const migrated = await migrateWork(call, { topic: TOPIC, milestones: MILESTONES, scope_paragraph: 'The scope.' }, memory())
  expect(kept.project).toMatchObject({ company_name: 'Acme', phase: 'I', customer_org: 'Marine Corps', contract_type: 'STTR' })
  expect(kept.plan).toMatchObject({
    project_id: 'project-1',
    scope_paragraph: 'The scope.',
    milestones: [
      {
        refined_text: 'Kick off',
        initial_text: null,
        deliverables: ['Plan'],
        acceptance_criteria: ['Plan accepted'],
        payment_amount: '15.00',
      },
      { refined_text: 'Close', initial_text: null },
    ],
  })
  expect(migrated.topic.projectId).toBe('project-1')
  expect(kept.topic).toMatchObject({ projectId: 'project-1' })
  expect(migrated.milestones.map(({ id, text }) => [id, text])).toEqual([
    ['milestone-1', 'Kick off'],
    ['milestone-2', 'Close'],
  ])
})

test('old work without a company name is migrated too', async () => {
  const { call, kept } = keepingServer()
  await migrateWork(call, { topic: { ...TOPIC, companyName: '' }, milestones: MILESTONES, scope_paragraph: null }, memory())
  expect(kept.project).toMatchObject({ company_name: 'Company not named' })
})

test('a plan that cannot be saved is told, and the next attempt does not make a second project', async () => {
  const work = { topic: TOPIC, milestones: MILESTONES, scope_paragraph: null }
  const remembered = memory()
  const first = keepingServer({ '/api/work-plans': refuses('The database is not available.', 503) })
  await expect(migrateWork(first.call, work, remembered)).rejects.toThrow('not available')
  const second = keepingServer()
  expect((await migrateWork(second.call, work, remembered)).topic.projectId).toBe('project-1')
  expect(second.kept).not.toHaveProperty('project')
})
