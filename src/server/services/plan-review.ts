import { preparedReview } from '../../domain/quality/prepared-review.ts'
import type { Finding } from '../../domain/quality/review.ts'
import { reviewPlan as review } from '../../domain/quality/review-plan.ts'
import { done } from '../../domain/result.ts'
import { stepId } from '../../domain/step.ts'
import { isOverruled } from '../../domain/steps/finding-key.ts'
import { planReadiness } from '../../domain/steps/plan-readiness.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { stepsOf } from '../db/steps.ts'
import type { Parts } from '../parts.ts'
import { reviewedPlan } from './reviewed-plan.ts'
import { planAt } from './step-at.ts'

/** What is still open in a topic's plan. Unless `include_unfinalized`, only finalized steps' own findings are named (spec §7). */
export async function reviewPlan(parts: Parts, { person }: Asked, input: Input<'reviewPlan'>): Answer<'reviewPlan'> {
  const at = await planAt(parts, person, input)
  if (!at.ok) return at
  const kept = new Map((await stepsOf(parts.db, at.value.topic)).map((one) => [one.step_id, one]))
  const plan = await reviewedPlan(parts, person, at.value)
  const steps = plan.milestones.flatMap(({ milestone_number }) => {
    const step = kept.get(stepId(milestone_number))
    return step ? [{ ...step, milestone_number }] : []
  })
  const finalized = steps.filter(({ status }) => status === 'finalized').map(({ milestone_number }) => milestone_number)
  const prepared = preparedReview(plan)
  const reviewed = { ...plan, reviewed: input.include_unfinalized ? undefined : finalized }
  const isSettled = (finding: Finding) =>
    steps.some(
      ({ milestone_number, overrules }) =>
        (finding.milestone_number ?? milestone_number) === milestone_number && isOverruled(finding, overrules),
    )
  return done({
    ...review(reviewed, prepared, isSettled),
    readiness: planReadiness(plan, steps, prepared),
  })
}
