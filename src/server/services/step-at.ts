import { done, type Result } from '../../domain/result.ts'
import { stepId } from '../../domain/step.ts'
import type { StoredMilestone } from '../db/milestones.ts'
import type { Owned } from '../db/owned.ts'
import { findProject, type StoredProject } from '../db/projects.ts'
import { type StepPlace, type StoredStep, stepsOf } from '../db/steps.ts'
import { findTopic, type StoredTopic } from '../db/topics.ts'
import { findPlanOfTopic, type StoredPlan } from '../db/work-plans.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import { notFound, type Problem } from '../problem.ts'
import { type DraftMatter, draftMatter } from './plan-facts.ts'

/** A topic's plan with its project, as the person has it. */
export type PlanAt = { topic: Owned<StoredTopic>; project: Owned<StoredProject>; plan: Owned<StoredPlan> }

/** A step with everything that belongs to it; `step` is null until it was begun. */
export type StepAt = PlanAt & { milestone: Owned<StoredMilestone>; place: StepPlace; step: Owned<StoredStep> | null }

/** The plan of the asker's topic. */
export async function planAt(parts: Parts, person: Person, topic_store_id: string): Promise<Result<PlanAt, Problem>> {
  const topic = await findTopic(parts.db, person, topic_store_id)
  if (!topic.ok) return topic
  const plan = await findPlanOfTopic(parts.db, topic.value)
  if (!plan) return notFound('A work plan of this topic')
  const project = await findProject(parts.db, person, plan.project_id)
  return project.ok ? done({ topic: topic.value, project: project.value, plan }) : project
}

/** One step of the asker's topic; there is one for each milestone of its plan. */
export async function stepAt(
  parts: Parts,
  person: Person,
  { topic_store_id, step_id }: { topic_store_id: string; step_id: string },
): Promise<Result<StepAt, Problem>> {
  const at = await planAt(parts, person, topic_store_id)
  if (!at.ok) return at
  const milestone = at.value.plan.milestones.find(({ milestone_number }) => stepId(milestone_number) === step_id)
  if (!milestone) return notFound('This step')
  const step = (await stepsOf(parts.db, at.value.topic)).find((one) => one.step_id === step_id) ?? null
  const place = { step_id, profile_id: milestone.step_type, milestone_id: milestone.id }
  return done({ ...at.value, milestone, place, step })
}

/** Everything that a drafter may state in a step: what the project says, the interview, and the answers of the steps' interviews. */
export function matterAt(parts: Parts, person: Person, { topic, project }: PlanAt): Promise<Result<DraftMatter, Problem>> {
  const { customerOrganization, systemName, researchInstitution } = project.topic ?? {}
  return draftMatter(parts, person, {
    topic_store_id: topic.id,
    customer_organization: customerOrganization,
    system_name: systemName,
    research_institution: researchInstitution,
  })
}
