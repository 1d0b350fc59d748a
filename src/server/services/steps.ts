import { done, fail } from '../../domain/result.ts'
import { stepId } from '../../domain/step.ts'
import type { Answer, Asked, Input } from '../call.ts'
import type { StoredMilestone } from '../db/milestones.ts'
import { keepStepText, type StoredStep, stepsOf } from '../db/steps.ts'
import { findTopicHead } from '../db/topics.ts'
import { findPlanOfSlug, findPlanOfTopic } from '../db/work-plans.ts'
import type { Parts } from '../parts.ts'

/** One step for each milestone of the topic's plan; one that was not begun is not started (spec §4). Without a plan there are none. */
export async function stepsState(parts: Parts, { person }: Asked, input: Input<'stepsState'>): Answer<'stepsState'> {
  const topic = await findTopicHead(parts.db, person, input)
  const plan = topic.ok ? await findPlanOfTopic(parts.db, topic.value) : await findPlanOfSlug(parts.db, person, input.topic_slug)
  // work that was moved here from a browser has a plan, but its solicitation was never uploaded here
  if (!topic.ok && !plan) return fail(topic.problem)
  const begun = new Map(topic.ok ? (await stepsOf(parts.db, topic.value)).map((step) => [step.step_id, step]) : [])
  const unchanged = plan?.updated_at ?? parts.now()
  return done({
    steps: (plan?.milestones ?? []).map((milestone) => onWire(milestone, begun.get(stepId(milestone.milestone_number)), unchanged)),
  })
}

/** Keeps a milestone's text, in the plan too where there is one. */
export async function saveStep(parts: Parts, { person }: Asked, input: Input<'saveStep'>): Answer<'saveStep'> {
  const { topic_slug, milestone_number, step_type, text } = input
  const topic = await findTopicHead(parts.db, person, { topic_slug })
  if (!topic.ok) return topic
  const plan = await findPlanOfTopic(parts.db, topic.value)
  await keepStepText(parts.db, topic.value, plan, { step_id: stepId(milestone_number), milestone_number, profile_id: step_type, text })
  return done({ saved: true })
}

function onWire({ milestone_number, step_type }: StoredMilestone, step: StoredStep | undefined, unchanged: Date) {
  return {
    step_id: stepId(milestone_number),
    profile_id: step_type,
    status: step?.status ?? ('not_started' as const),
    user_narrative_md: step?.user_narrative_md ?? null,
    step_contract: step?.step_contract ?? null,
    qc_report: step?.qc_report ?? null,
    builder_citations: step?.builder_citations ?? [],
    updated_at: (step?.updated_at ?? unchanged).toISOString(),
  }
}
