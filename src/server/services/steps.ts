import { milestoneTitle, shownText } from '../../domain/milestone.ts'
import { done } from '../../domain/result.ts'
import { stepId } from '../../domain/step.ts'
import { remarksIn } from '../../domain/steps/remarks.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { updateMilestone } from '../db/milestones.ts'
import { placeOfPlan } from '../db/plan-places.ts'
import { type StoredSpoken, spokenAnswersOf } from '../db/spoken-answers.ts'
import { keepStepText, type MilestoneStep, stepsOf, stepsOfPlan } from '../db/steps.ts'
import { findTopicHead } from '../db/topics.ts'
import type { Parts } from '../parts.ts'
import { followInScope } from './scope-following.ts'
import { withSpoken } from './spoken-answers.ts'
import { slotOfStep } from './step-answers.ts'
import { planAt } from './step-at.ts'
import { writer } from './written-by.ts'

/** One step for each milestone of the topic's plan; one that was not begun is not started (spec §4). Without a plan there are none. */
export async function stepsState(parts: Parts, { person }: Asked, input: Input<'stepsState'>): Answer<'stepsState'> {
  const place = await placeOfPlan(parts.db, person, input)
  if (!place.ok) return place
  const { topic } = place.value
  const spoken = topic ? await spokenAnswersOf(parts.db, topic) : []
  return done({ steps: (await stepsOfPlan(parts.db, person, place.value)).map((one) => onWire(one, spoken)) })
}

/** All steps with what they have come to; what was not begun is empty (spec §7). */
export async function packageSteps(parts: Parts, { person }: Asked, input: Input<'packageSteps'>): Answer<'packageSteps'> {
  const at = await planAt(parts, person, input)
  if (!at.ok) return at
  const steps = new Map((await stepsOf(parts.db, at.value.topic)).map((one) => [one.step_id, one]))
  return done({
    steps: at.value.plan.milestones.map((milestone) => {
      const step_id = stepId(milestone.milestone_number)
      const step = steps.get(step_id)
      return {
        step_id,
        title: milestoneTitle(shownText(milestone)),
        status: step?.status ?? ('not_started' as const),
        narrative_md: step?.user_narrative_md ?? '',
        step_contract: step?.step_contract ?? null,
        qc_report: step?.qc_report ?? null,
        builder_citations: step?.builder_citations ?? [],
      }
    }),
  })
}

/** Keeps a milestone's text, in the plan too where there is one. */
export async function saveStep(parts: Parts, { person }: Asked, input: Input<'saveStep'>): Answer<'saveStep'> {
  const { topic_slug, milestone_number, step_type, text } = input
  const at = await planAt(parts, person, { topic_slug })
  const topic = at.ok ? done(at.value.topic) : await findTopicHead(parts.db, person, { topic_slug })
  if (!topic.ok) return topic
  const milestone = at.ok && at.value.plan.milestones.find((one) => one.milestone_number === milestone_number)
  if (milestone) {
    const changed = await updateMilestone(parts.db, milestone, { refined_text: text }, { written_by: writer(parts), newId: parts.newId })
    if (!changed.ok && changed.problem.code !== 'NOT_FOUND') return changed
    if (changed.ok) await followInScope(parts, person, milestone, changed.value)
  }
  await keepStepText(parts.db, topic.value, { step_id: stepId(milestone_number), profile_id: step_type, text })
  return done({ saved: true })
}

function onWire({ milestone_number, step_type, plan_updated_at, step }: MilestoneStep, spoken: readonly StoredSpoken[]) {
  const step_id = stepId(milestone_number)
  return {
    step_id,
    profile_id: step_type,
    status: step?.status ?? ('not_started' as const),
    user_narrative_md: step?.user_narrative_md ?? null,
    step_contract: step?.step_contract ?? null,
    qc_report: step?.qc_report ?? null,
    builder_citations: step?.builder_citations ?? [],
    plan: step?.plan ?? null,
    qa_transcript: withSpoken(step?.qa_transcript ?? [], spoken, (slot) => slotOfStep(step_id, slot)),
    remarks: (step?.qa_transcript ?? []).flatMap(({ answer }) => remarksIn(answer)),
    overrules: step?.overrules ?? [],
    written_by: step?.written_by ?? null,
    version: step?.version ?? 0,
    updated_at: (step?.updated_at ?? plan_updated_at).toISOString(),
  }
}
