import { RULES } from '../../domain/quality/rules.ts'
import { done, fail } from '../../domain/result.ts'
import type { Overrule } from '../../domain/steps/qc-report.ts'
import { statusAfter } from '../../domain/steps/step-gate.ts'
import { hasLetterOrDigit } from '../../language/characters.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { updateStep, withStepHeld } from '../db/steps.ts'
import type { Parts } from '../parts.ts'
import { drafterFor } from './drafting.ts'
import { milestoneOnWire } from './milestone-on-wire.ts'
import { judged, kept, type NewNarrative } from './narrative-keeping.ts'
import { draftProblem } from './plan-facts.ts'
import { answersOfStep, isAnswered, withAnswers, withStepAnswers } from './step-answers.ts'
import { matterAt, stepAt } from './step-at.ts'
import { reportsAt } from './step-reports.ts'
import { countingRows } from './work-breakdown.ts'
import { writer, writtenBy } from './written-by.ts'

/** Overruled findings that a step keeps; a plan has far fewer findings. */
const MOST_OVERRULES = 300

/** Closes a step's interview: the drafter tells the milestone, the rules report on it, and all is kept unless `persist` is false (spec §4, §7). */
export async function finalizeStep(parts: Parts, asked: Asked, input: Input<'finalizeStep'>): Answer<'finalizeStep'> {
  const { person } = asked
  const at = await stepAt(parts, person, input)
  if (!at.ok) return at
  const { plan, milestone, step } = at.value
  const qa_transcript = withAnswers(input.step_id, step?.qa_transcript ?? [], input.qa_transcript)
  // a milestone of which no cell is empty or weak is asked nothing
  if (!qa_transcript.some(isAnswered) && step?.plan?.question_plan.length !== 0) {
    return refused("Answer at least one question of this step's interview before finalizing it.")
  }
  const matter = await matterAt(parts, person, at.value)
  if (!matter.ok) return matter
  // what a person has said of a whole answer is heard before its marks are taken off
  const own = answersOfStep(input.step_id, step?.plan ?? null, qa_transcript)
  const plain = await parts.think('plainAnswers', { answers: own })
  const answers = withStepAnswers(matter.value.facts.answers, input.step_id, plain.filter(isAnswered))
  const facts = { ...matter.value.facts, answers, rows: await countingRows(parts, at.value.topic, answers) }
  const drafter = drafterFor(parts, asked, { ...matter.value, facts }, input)
  const drafted = await drafter.stepNarrative(facts, plan.milestones.map(milestoneOnWire), milestone.milestone_number)
  if (!drafted.ok) return draftProblem(drafted.problem)
  const narrative_md = drafted.value
  const written_by = writtenBy(drafter)
  const reports = await reportsAt(parts, person, at.value, qa_transcript)
  const written: NewNarrative = { narrative_md, written_by, event: 'interview_closed', answers: input.qa_transcript }
  const answer = input.persist
    ? await kept(parts, at.value, reports, written)
    : done({ ...(await judged(at.value, step, reports, written)), version: step?.version ?? 0 })
  if (!answer.ok) return answer
  const { citations, ...rest } = answer.value
  return done({ ...rest, narrative: { narrative_md, citations } })
}

/**
 * Keeps a step's narrative, drafted by its interview or in the person's own words. The step is finalized only when that is asked for and its report
 * passes; editing takes it back (spec §4).
 */
export async function commitStep(parts: Parts, { person }: Asked, input: Input<'commitStep'>): Answer<'commitStep'> {
  if (!hasLetterOrDigit(input.narrative_md)) return refused('Provide narrative text before saving.')
  const at = await stepAt(parts, person, input)
  if (!at.ok) return at
  const { narrative_md, version, finalize } = input
  const answer = await kept(parts, at.value, await reportsAt(parts, person, at.value), {
    narrative_md,
    written_by: writer(parts, input.written_by),
    event: finalize ? 'finalize_asked' : 'draft_saved',
    version,
  })
  if (!answer.ok) return answer
  const { citations, ...rest } = answer.value
  return done({ ...rest, narrative: { citations } })
}

/** Overrules a finding with a reason, or takes that back, and reports anew: a finalized step stays so only while its report passes. */
export async function overruleFinding(parts: Parts, { person }: Asked, input: Input<'overruleFinding'>): Answer<'overruleFinding'> {
  const at = await stepAt(parts, person, input)
  if (!at.ok) return at
  const reports = await reportsAt(parts, person, at.value)
  const { rule, quote, reason } = input
  if (!RULES.some(({ id }) => id === rule)) return refused(`rule: There is no rule ${rule}.`)
  const made_at = parts.now().toISOString()
  const after = (before: readonly Overrule[]) => {
    const others = before.filter((one) => one.rule !== rule || one.quote !== quote)
    return reason === null ? others : [...others, { rule, quote, reason, made_at }]
  }
  await reports(at.value.step?.user_narrative_md ?? null, after(at.value.step?.overrules ?? []))
  return withStepHeld(parts.db, at.value.topic, at.value.place, async (held, tx) => {
    const overrules = after(held.overrules)
    if (overrules.length > MOST_OVERRULES) return refused(`At most ${MOST_OVERRULES} findings of a step can be overruled.`)
    const { report: qc_report } = await reports(held.user_narrative_md, overrules)
    const status = statusAfter(held.status, { kind: 'checked_again', report: qc_report })
    const { version } = await updateStep(tx, held, { overrules, qc_report, status })
    return done({ status, overrules, qc_report, version })
  })
}

function refused(message: string) {
  return fail({ code: 'BAD_INPUT' as const, message })
}
