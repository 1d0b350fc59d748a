import { expect, test } from 'vitest'
import { ApiError } from '../../contract/client.ts'
import { ANTENNA } from '../testing/topic.ts'
import type { Call } from './call.ts'
import { savePlan } from './plan-saving.ts'

/** Saves a plan to a server that has these projects; the projects in which it was to be saved, the one that was made, and whether it is saved. */
async function saved(projectId: string | undefined, there: string[], status = 404) {
  const seen = { tried: [] as string[], made: null as string | null, isSaved: false }
  const call = (async ({ path }: { path: string }, input: { project_id: string }) => {
    if (path === '/api/projects') {
      there.push('project-new')
      return { id: 'project-new' }
    }
    seen.tried.push(input.project_id)
    if (!there.includes(input.project_id)) throw new ApiError('This project was not found.', status)
    return { id: 'plan-1', milestones: [] }
  }) as unknown as Call
  const result = await savePlan(
    {
      call,
      topic: { ...ANTENNA, projectId },
      projectMade: (id) => {
        seen.made = id
      },
      planSaved: () => {
        seen.isSaved = true
      },
    },
    { scope_paragraph: null, milestones: [] },
  )
  return { ...seen, ok: result.ok }
}

test('a plan is saved in the project of its topic, and one is made where there is none', async () => {
  expect(await saved('project-1', ['project-1'])).toEqual({ tried: ['project-1'], made: null, isSaved: true, ok: true })
  expect(await saved(undefined, [])).toEqual({ tried: ['project-new'], made: 'project-new', isSaved: true, ok: true })
})

test('a project that the database does not have any more keeps no plan out of it: another one is made', async () => {
  expect(await saved('project-gone', [])).toEqual({ tried: ['project-gone', 'project-new'], made: 'project-new', isSaved: true, ok: true })
})

test('a database that is away makes no second project', async () => {
  expect(await saved('project-1', [], 503)).toEqual({ tried: ['project-1'], made: null, isSaved: false, ok: false })
})
