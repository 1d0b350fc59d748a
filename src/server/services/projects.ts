import { DELETED_KEPT_DAYS } from '../../domain/project.ts'
import { done } from '../../domain/result.ts'
import type { Answer, Asked, Input } from '../call.ts'
import {
  createProject as create,
  findProject as find,
  listProjects as list,
  putAway,
  removeDeletedProjects,
  type StoredProject,
  updateProject as update,
} from '../db/projects.ts'
import type { Parts } from '../parts.ts'
import { keyedId } from './keyed-id.ts'

/** Projects that a list shows when no limit is named. */
const USUAL_LIMIT = 50

/** Starts a project; asked again under the same key, gives it as it is by now, unless it was deleted meanwhile. */
export async function createProject(
  parts: Parts,
  { person }: Asked,
  { idempotency_key, ...fields }: Input<'createProject'>,
): Answer<'createProject'> {
  const keyed = keyedId(parts, person, 'project', idempotency_key)
  const before = idempotency_key === undefined ? null : await find(parts.db, person, keyed, 'any')
  const id = before?.ok && before.value.deleted_at !== null ? parts.newId() : keyed
  return done(onWire(await create(parts.db, person, { id, ...fields }, parts.newId())))
}

/** The person's projects, the latest worked on first, or the deleted ones. There are no teams: a team's list is the person's own. */
export async function listProjects(parts: Parts, { person }: Asked, { limit, which }: Input<'listProjects'>): Answer<'listProjects'> {
  return done((await list(parts.db, person, limit ?? USUAL_LIMIT, which)).map(onWire))
}

/** One project. */
export async function findProject(parts: Parts, { person }: Asked, { id }: Input<'findProject'>): Answer<'findProject'> {
  const project = await find(parts.db, person, id)
  return project.ok ? done(onWire(project.value)) : project
}

/** Changes the fields that are named. A project's name and where it is put are no work on it; a deleted one can only be brought back. */
export async function updateProject(parts: Parts, { person }: Asked, input: Input<'updateProject'>): Answer<'updateProject'> {
  const { id, name, archived, deleted, ...changes } = input
  const project = await find(parts.db, person, id, deleted === false ? 'any' : 'kept')
  if (!project.ok) return project
  const put = await putAway(parts.db, project.value, {
    ...(name !== undefined && { name: name?.trim() || null }),
    ...(archived !== undefined && { archived_at: archived ? parts.now() : null }),
    ...(deleted === false && { deleted_at: null }),
  })
  const isWork = Object.values(changes).some((value) => value !== undefined)
  return done(onWire(isWork ? await update(parts.db, person, put, changes, parts.newId()) : put))
}

/** Deletes a project: nobody finds it any more, and for a while it can be brought back. */
export async function deleteProject(parts: Parts, { person }: Asked, { id }: Input<'deleteProject'>): Answer<'deleteProject'> {
  const project = await find(parts.db, person, id)
  if (!project.ok) return project
  const deleted = await putAway(parts.db, project.value, { deleted_at: parts.now() })
  await forgetDeletedProjects(parts)
  return done(onWire(deleted))
}

/** Removes everybody's projects for good that were deleted longer ago than deleted ones are kept. */
export async function forgetDeletedProjects({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<void> {
  await removeDeletedProjects(db, new Date(now().getTime() - DELETED_KEPT_DAYS * 24 * 3_600_000))
}

function onWire({ owner: _, topic_store_id: __, plan_finalized, topic_dates, created_at, updated_at, ...project }: StoredProject) {
  const stage = plan_finalized === null ? ('interview' as const) : plan_finalized ? ('final' as const) : ('steps' as const)
  return {
    ...project,
    stage,
    closes: topic_dates?.find(({ label }) => label === 'Close')?.date ?? null,
    archived_at: project.archived_at?.toISOString() ?? null,
    deleted_at: project.deleted_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}
