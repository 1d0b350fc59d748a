import { centsOf } from '../../domain/money.ts'
import { reviewPlan as review } from '../../domain/quality/review-plan.ts'
import { done } from '../../domain/result.ts'
import { stepId } from '../../domain/step.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { findProject } from '../db/projects.ts'
import { stepsOf } from '../db/steps.ts'
import { findTopic } from '../db/topics.ts'
import { findPlanOfTopic } from '../db/work-plans.ts'
import type { Parts } from '../parts.ts'
import { notFound } from '../problem.ts'
import { milestoneOnWire } from './milestones.ts'
import { componentOfTopic } from './plan-facts.ts'
import { sourcesOfTopic } from './plan-sources.ts'

/** What is still open in a topic's plan. Unless `include_unfinalized`, only finalized steps' own findings are named (spec §7). */
export async function reviewPlan(parts: Parts, { person }: Asked, input: Input<'reviewPlan'>): Answer<'reviewPlan'> {
  const topic = await findTopic(parts.db, person, input.topic_store_id)
  if (!topic.ok) return topic
  const { phase, period_of_performance, program_type, analysis } = topic.value
  const plan = await findPlanOfTopic(parts.db, topic.value)
  if (!plan) return notFound('A work plan of this topic')
  const project = await findProject(parts.db, person, plan.project_id)
  if (!project.ok) return project
  const finalized = new Set(
    (await stepsOf(parts.db, topic.value)).filter(({ status }) => status === 'finalized').map(({ step_id }) => step_id),
  )
  const numbers = plan.milestones.map(({ milestone_number }) => milestone_number)
  return done(
    review({
      milestones: plan.milestones.map(milestoneOnWire),
      requirements: analysis.requirements,
      phase,
      period: period_of_performance,
      award: centsOf(project.value.topic?.totalProposedEffort),
      scope_paragraph: plan.scope_paragraph,
      program_type,
      company_name: topic.value.company_name,
      customer_organization: project.value.topic?.customerOrganization,
      research_institution: project.value.topic?.researchInstitution,
      topic: analysis.topic,
      component: componentOfTopic(topic.value, phase, program_type) ?? undefined,
      sources: await sourcesOfTopic(parts, person, topic.value),
      reviewed: input.include_unfinalized ? undefined : numbers.filter((number) => finalized.has(stepId(number))),
    }),
  )
}
