import { shownText } from '../../domain/milestone.ts'
import { done, type Result } from '../../domain/result.ts'
import { stepId } from '../../domain/step.ts'
import { standingMilestones } from '../../domain/work-breakdown/standing-milestones.ts'
import type { StoredMilestone } from '../db/milestones.ts'
import type { Owned } from '../db/owned.ts'
import { joinTopic, placeOfPlan } from '../db/plan-places.ts'
import { findProject, type StoredProject } from '../db/projects.ts'
import { type StepPlace, type StoredStep, stepsOf } from '../db/steps.ts'
import { findTopic, type StoredTopic, type TopicName } from '../db/topics.ts'
import { findPlanOfProject, type StoredPlan } from '../db/work-plans.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import { notFound, type Problem } from '../problem.ts'
import { enteredIn } from './entered-in.ts'
import { type DraftMatter, draftMatter } from './plan-facts.ts'

/** A topic's plan with its project, as the person has it. */
export type PlanAt = { topic: Owned<StoredTopic>; project: Owned<StoredProject>; plan: Owned<StoredPlan> }

/** A step with everything that belongs to it; `step` is null until it was begun. */
export type StepAt = PlanAt & { milestone: Owned<StoredMilestone>; place: StepPlace; step: Owned<StoredStep> | null }

/** The asker's plan that a call names by its topic. From then on the two are joined (decision 15). */
export async function planAt(parts: Parts, person: Person, named: TopicName): Promise<Result<PlanAt, Problem>> {
  const { db } = parts
  const place = await placeOfPlan(db, person, named)
  if (!place.ok) return place
  const { project_id } = place.value
  if (project_id === null) return notFound('A work plan of this topic')
  const project = await findProject(db, person, project_id)
  if (!project.ok) return project
  const unread = { id: parts.newId(), topic_slug: named.topic_slug ?? '' }
  const topic = await findTopic(db, person, await joinTopic(db, project.value, place.value.topic, unread))
  if (!topic.ok) return topic
  const plan = await findPlanOfProject(db, person, project_id)
  return plan.ok ? done({ topic: topic.value, project: project.value, plan: plan.value }) : plan
}

/** One step of the asker's topic; there is one for each milestone of its plan. */
export async function stepAt(
  parts: Parts,
  person: Person,
  { step_id, ...named }: TopicName & { step_id: string },
): Promise<Result<StepAt, Problem>> {
  const at = await planAt(parts, person, named)
  if (!at.ok) return at
  const milestone = at.value.plan.milestones.find(({ milestone_number }) => stepId(milestone_number) === step_id)
  if (!milestone) return notFound('This step')
  const step = (await stepsOf(parts.db, at.value.topic)).find((one) => one.step_id === step_id) ?? null
  const place = { step_id, profile_id: milestone.step_type, milestone_id: milestone.id }
  return done({ ...at.value, milestone, place, step })
}

/** Everything that a drafter may state in a step: what the project says, the interview, and the answers of the steps' interviews. */
export function matterAt(parts: Parts, person: Person, { topic, project, plan }: PlanAt): Promise<Result<DraftMatter, Problem>> {
  const { customer_organization, system_name, research_institution } = enteredIn(project)
  const standing = standingMilestones(plan.milestones.map(shownText), topic.period_of_performance)
  return draftMatter(parts, person, { topic_store_id: topic.id, standing, customer_organization, system_name, research_institution })
}
