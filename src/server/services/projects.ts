import { done } from '../../domain/result.ts'
import type { Answer, Asked, Input } from '../call.ts'
import {
  createProject as create,
  findProject as find,
  listProjects as list,
  type StoredProject,
  updateProject as update,
} from '../db/projects.ts'
import type { Parts } from '../parts.ts'

/** Projects that a list shows when no limit is named. */
const USUAL_LIMIT = 50

/** Starts a project. */
export async function createProject(parts: Parts, { person }: Asked, input: Input<'createProject'>): Answer<'createProject'> {
  return done(onWire(await create(parts.db, person, { id: parts.newId(), ...input }, parts.newId())))
}

/** The person's projects, the latest worked on first. There are no teams: a team's list is the person's own. */
export async function listProjects(parts: Parts, { person }: Asked, { limit }: Input<'listProjects'>): Answer<'listProjects'> {
  return done((await list(parts.db, person, limit ?? USUAL_LIMIT)).map(onWire))
}

/** One project. */
export async function findProject(parts: Parts, { person }: Asked, { id }: Input<'findProject'>): Answer<'findProject'> {
  const project = await find(parts.db, person, id)
  return project.ok ? done(onWire(project.value)) : project
}

/** Changes the fields that are named. */
export async function updateProject(parts: Parts, { person }: Asked, { id, ...changes }: Input<'updateProject'>): Answer<'updateProject'> {
  const project = await find(parts.db, person, id)
  return project.ok ? done(onWire(await update(parts.db, person, project.value, changes, parts.newId()))) : project
}

function onWire({ owner: _, topic_store_id: __, plan_finalized, created_at, updated_at, ...project }: StoredProject) {
  const stage = plan_finalized === null ? ('interview' as const) : plan_finalized ? ('final' as const) : ('steps' as const)
  return { ...project, stage, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
}
