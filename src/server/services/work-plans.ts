import { done, fail } from '../../domain/result.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { findProject } from '../db/projects.ts'
import {
  finalizePlan,
  findWorkPlan as findPlan,
  findPlanOfProject,
  replaceWorkPlan,
  type StoredPlan,
  updatePlan,
} from '../db/work-plans.ts'
import type { Parts } from '../parts.ts'
import { milestoneOnWire } from './milestone-on-wire.ts'
import { usualDrafter, writer } from './written-by.ts'

/** Keeps a project's plan in place of an earlier one. Milestones come back in the order of their numbers. */
export async function createWorkPlan(parts: Parts, { person }: Asked, input: Input<'createWorkPlan'>): Answer<'createWorkPlan'> {
  const twice = repeated(input.milestones.map(({ milestone_number }) => milestone_number))
  if (twice !== undefined) return fail({ code: 'BAD_INPUT', message: `milestones: Milestone ${twice} is there twice.` })
  const project = await findProject(parts.db, person, input.project_id)
  if (!project.ok) return project
  const milestones = input.milestones.map((milestone) => ({
    ...milestone,
    id: parts.newId(),
    acceptance_criteria: criteriaList(milestone.acceptance_criteria),
    written_by: milestone.written_by && writer(parts, milestone.written_by),
  }))
  const plan = { id: parts.newId(), scope_paragraph: input.scope_paragraph ?? null, milestones }
  return done(planOnWire(await replaceWorkPlan(parts.db, project.value, plan, { written_by: usualDrafter(parts), newId: parts.newId })))
}

/** A project's plan. */
export async function findWorkPlan(parts: Parts, { person }: Asked, { id }: Input<'findWorkPlan'>): Answer<'findWorkPlan'> {
  const plan = await findPlanOfProject(parts.db, person, id)
  return plan.ok ? done(planOnWire(plan.value)) : plan
}

/** Changes what is named of a plan; a call that names nothing is a mistake. */
export async function updateWorkPlan(
  parts: Parts,
  { person }: Asked,
  { id, ...changes }: Input<'updateWorkPlan'>,
): Answer<'updateWorkPlan'> {
  if (Object.values(changes).every((change) => change === undefined)) {
    return fail({ code: 'BAD_INPUT', message: 'Send at least one of scope_paragraph, scope_edited and own_statements.' })
  }
  const plan = await findPlan(parts.db, person, id)
  if (!plan.ok) return plan
  const changed = await updatePlan(parts.db, plan.value, changes)
  return changed.ok ? done(planOnWire(changed.value)) : changed
}

/** Marks a plan as finalized now, by the server's clock, and keeps it as it was handed in. */
export async function finalizeWorkPlan(parts: Parts, { person }: Asked, input: Input<'finalizeWorkPlan'>): Answer<'finalizeWorkPlan'> {
  const plan = await findPlan(parts.db, person, input.id)
  if (!plan.ok) return plan
  const finalized = await finalizePlan(parts.db, plan.value, input.finalized_work_plan, parts.now())
  return finalized.ok ? done(planOnWire(finalized.value)) : finalized
}

/** Nothing but that the plan is the asker's: what is noted is noted for every call that was served. */
export async function noteSpreadsheet({ db }: Parts, { person }: Asked, { id }: Input<'noteSpreadsheet'>): Answer<'noteSpreadsheet'> {
  const plan = await findPlan(db, person, id)
  return plan.ok ? done({}) : plan
}

function planOnWire({ milestones, finalized_at, ...plan }: StoredPlan) {
  const { id, project_id, scope_paragraph, scope_edited, own_statements, finalized_work_plan } = plan
  return {
    id,
    project_id,
    scope_paragraph,
    scope_edited,
    own_statements,
    milestones: milestones.map(milestoneOnWire),
    finalized_work_plan,
    finalized_at: finalized_at?.toISOString() ?? null,
  }
}

/** A single criterion, as older browser data has it, becomes a list of one (spec §3). */
function criteriaList(criteria: string | string[] | null | undefined): string[] {
  if (typeof criteria === 'string') return criteria.trim() === '' ? [] : [criteria]
  return criteria ?? []
}

function repeated(numbers: readonly number[]): number | undefined {
  return numbers.find((number, index) => numbers.indexOf(number) !== index)
}
