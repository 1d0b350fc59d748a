import { done } from '../../domain/result.ts'
import { stepId } from '../../domain/step.ts'
import { removedOf, standingOf } from '../../domain/work-breakdown/breakdown-of.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { contractOf } from '../db/interviews.ts'
import { stepsOf } from '../db/steps.ts'
import { rowsOfTopic } from '../db/work-breakdown.ts'
import type { Parts } from '../parts.ts'
import type { THOUGHTS } from '../thinking/thoughts.ts'
import { answersSoFar } from './interview-questions.ts'
import { oncePerState } from './once-per-state.ts'
import { reviewedPlan } from './reviewed-plan.ts'
import { planAt } from './step-at.ts'
import { knownRow } from './work-breakdown.ts'

/** Screen after screen asks of the same plan, which is reviewed for the first of them. */
const once = oncePerState<Promise<ReturnType<typeof THOUGHTS.planReviewed>>>()

/** What is left to do in a topic's plan, and how it would be judged. Unless `include_unfinalized`, only finalized steps' own findings are named (spec §7). */
export async function reviewPlan(parts: Parts, { person }: Asked, input: Input<'reviewPlan'>): Answer<'reviewPlan'> {
  const at = await planAt(parts, person, input)
  if (!at.ok) return at
  const begun = new Map((await stepsOf(parts.db, at.value.topic)).map((one) => [one.step_id, one]))
  const plan = await reviewedPlan(parts, person, at.value)
  const steps = plan.milestones.flatMap(({ milestone_number }) => {
    const step = begun.get(stepId(milestone_number))
    return step ? [{ ...step, milestone_number }] : []
  })
  const finalized = steps.filter(({ status }) => status === 'finalized').map(({ milestone_number }) => milestone_number)
  const rows = (await rowsOfTopic(parts.db, at.value.topic)).map(knownRow)
  const answers = await answersSoFar(parts.db, at.value.topic)
  const agreed = (await contractOf(parts.db, at.value.topic))?.answers ?? []
  const kept = { plan, steps, rows: standingOf(rows), removed: removedOf(rows), answers, agreed }
  const asked = { kept, reviewed: input.include_unfinalized ? undefined : finalized }
  return done(await once(at.value.topic.id, asked, () => parts.think('planReviewed', asked)))
}
