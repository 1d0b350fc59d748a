import { createHash } from 'node:crypto'
import { shownText } from '../../domain/milestone.ts'
import { done, fail } from '../../domain/result.ts'
import { remarksIn } from '../../domain/steps/remarks.ts'
import { statusAfter } from '../../domain/steps/step-gate.ts'
import type { Answer, Asked, Input } from '../call.ts'
import type { StoredMilestone } from '../db/milestones.ts'
import { keepSpoken } from '../db/spoken-answers.ts'
import { type StoredStep, updateStep, withStepHeld } from '../db/steps.ts'
import type { Parts } from '../parts.ts'
import { drafterFor } from './drafting.ts'
import { milestoneOnWire } from './milestone-on-wire.ts'
import { draftProblem } from './plan-facts.ts'
import { saidIn } from './spoken-answers.ts'
import { isAnswered, isSlotOf, slotOfStep, withAnswers } from './step-answers.ts'
import { matterAt, stepAt } from './step-at.ts'

/** Answers that a step's interview keeps: as many as can be sent when it is closed. */
const MOST_ANSWERS = 100

/**
 * The questions of a step's interview. They are kept, so that a second device asks the same ones, and asked for anew when the milestone's
 * texts have changed, unless one was answered already.
 */
export async function planStep(parts: Parts, asked: Asked, input: Input<'planStep'>): Answer<'planStep'> {
  const { person } = asked
  const at = await stepAt(parts, person, input)
  if (!at.ok) return at
  const { topic, plan, milestone, place, step } = at.value
  const plan_of = fingerprint(milestone)
  if (step?.plan && stands(step, plan_of)) return done({ plan: step.plan })
  const matter = await matterAt(parts, person, at.value)
  if (!matter.ok) return matter
  const drafter = drafterFor(parts, asked, matter.value, input)
  const drafted = await drafter.stepPlan(matter.value.facts, plan.milestones.map(milestoneOnWire), milestone.milestone_number)
  if (!drafted.ok) return draftProblem(drafted.problem)
  return withStepHeld(parts.db, topic, place, async (held, tx) => {
    // another device may have asked meanwhile: its questions are on a screen already
    if (held.plan && stands(held, plan_of)) return done({ plan: held.plan })
    await updateStep(tx, held, { plan: drafted.value, plan_of })
    return done({ plan: drafted.value })
  })
}

/** Keeps one answer of a step's interview as it is typed, with what was heard where it was spoken; saying it twice changes nothing. */
export async function saveStepAnswer(parts: Parts, { person }: Asked, input: Input<'saveStepAnswer'>): Answer<'saveStepAnswer'> {
  const at = await stepAt(parts, person, input)
  if (!at.ok) return at
  const said = await saidIn(parts.db, person, input)
  if (!said.ok) return said
  const { topic, place } = at.value
  const { slot, question, answer } = input
  if (!isSlotOf(input.step_id, slot)) return fail({ code: 'BAD_INPUT', message: `slot: ${input.step_id} asks no question ${slot}.` })
  return withStepHeld(parts.db, topic, place, async (held, tx) => {
    const qa_transcript = withAnswers(input.step_id, held.qa_transcript, [{ slot, question, answer }])
    if (qa_transcript.length > MOST_ANSWERS) {
      return fail({ code: 'BAD_INPUT', message: `slot: The interview of a step has at most ${MOST_ANSWERS} answers.` })
    }
    const status = isAnswered(input) ? statusAfter(held.status, { kind: 'answered' }) : held.status
    await updateStep(tx, held, { qa_transcript, status })
    const answered = { step_id: place.step_id, slot: slotOfStep(place.step_id, slot), question }
    if (said.value) await keepSpoken(tx, topic, answered, said.value)
    return done({ saved: true, remarks: remarksIn(answer) })
  })
}

function stands({ plan_of, qa_transcript }: StoredStep, now: string): boolean {
  return plan_of === now || qa_transcript.some(isAnswered)
}

/** What a milestone says, as a few characters that change with it. */
function fingerprint(milestone: StoredMilestone): string {
  const said = [shownText(milestone), milestone.deliverables, milestone.acceptance_criteria]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}
