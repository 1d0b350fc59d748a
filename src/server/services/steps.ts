import { done, fail } from '../../domain/result.ts'
import { stepId } from '../../domain/step.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { keepStepText, type MilestoneStep, stepsOfSlug, stepsOfTopic } from '../db/steps.ts'
import { findTopicHead } from '../db/topics.ts'
import { findPlanOfTopic } from '../db/work-plans.ts'
import type { Parts } from '../parts.ts'

/** One step for each milestone of the topic's plan; one that was not begun is not started (spec §4). Without a plan there are none. */
export async function stepsState(parts: Parts, { person }: Asked, input: Input<'stepsState'>): Answer<'stepsState'> {
  const topic = await findTopicHead(parts.db, person, input)
  if (topic.ok) return done({ steps: (await stepsOfTopic(parts.db, topic.value)).map(onWire) })
  // work that was moved here from a browser has a plan, but its solicitation was never uploaded here
  const steps = await stepsOfSlug(parts.db, person, input.topic_slug)
  return steps.length > 0 ? done({ steps: steps.map(onWire) }) : fail(topic.problem)
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

function onWire({ milestone_number, step_type, plan_updated_at, step }: MilestoneStep) {
  return {
    step_id: stepId(milestone_number),
    profile_id: step_type,
    status: step?.status ?? ('not_started' as const),
    user_narrative_md: step?.user_narrative_md ?? null,
    step_contract: step?.step_contract ?? null,
    qc_report: step?.qc_report ?? null,
    builder_citations: step?.builder_citations ?? [],
    updated_at: (step?.updated_at ?? plan_updated_at).toISOString(),
  }
}
