import { type RefinedMilestone, shownText } from '../../domain/milestone.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import type { Drafter, DraftProblem, PlanFacts } from '../../drafting/drafter.ts'
import type { Answer, Asked, Input } from '../call.ts'
import type { StoredMilestone } from '../db/milestones.ts'
import { type StoredVersion, versionsOf } from '../db/text-versions.ts'
import type { Parts } from '../parts.ts'
import { notFound, type Problem } from '../problem.ts'
import { milestoneOnWire } from './milestone-on-wire.ts'
import { draftProblem } from './plan-facts.ts'
import { factsAt, type StepAt, stepAt } from './step-at.ts'
import { drafterOf } from './written-by.ts'

/** The earlier states of a milestone's texts, the latest first. */
export async function textHistory(parts: Parts, { person }: Asked, input: Input<'textHistory'>): Answer<'textHistory'> {
  const at = await stepAt(parts, person, input)
  if (!at.ok) return at
  const { topic, project, milestone } = at.value
  const versions = await versionsOf(parts.db, topic, project, milestone.milestone_number, input.part)
  return done({ versions: versions.map(onWire) })
}

/** Drafts one text of a milestone from all that is known now, answers of step interviews included. Nothing is kept. */
export async function regenerateText(parts: Parts, { person }: Asked, input: Input<'regenerateText'>): Answer<'regenerateText'> {
  const at = await stepAt(parts, person, input)
  if (!at.ok) return at
  const facts = await factsAt(parts, person, at.value)
  if (!facts.ok) return facts
  const text = await drafted(parts.drafter, facts.value, at.value, input)
  return text.ok ? done({ text: text.value, written_by: drafterOf(parts) }) : text
}

async function drafted(
  drafter: Drafter,
  facts: PlanFacts,
  { plan, milestone }: StepAt,
  { part, index }: Input<'regenerateText'>,
): Promise<Result<string, Problem>> {
  const { milestone_number } = milestone
  const isOwn = (one: { milestone_number: number }) => one.milestone_number === milestone_number
  const milestones = plan.milestones.map(asDrafted)
  switch (part) {
    case 'narrative':
      return orRefused(await drafter.stepNarrative(facts, plan.milestones.map(milestoneOnWire), milestone_number))
    case 'text': {
      const refined = await drafter.refinedMilestones(facts, await firstDrafts(drafter, facts, plan.milestones))
      return refined.ok ? textOrNone(refined.value.find(isOwn)?.text) : draftProblem(refined.problem)
    }
    case 'deliverable': {
      const lists = await drafter.deliverables(facts, milestones)
      if (!lists.ok) return draftProblem(lists.problem)
      return itemAt(index, 'deliverable', milestone.deliverables, lists.value.find(isOwn)?.deliverables ?? [])
    }
    case 'criterion': {
      const lists = await drafter.acceptanceCriteria(facts, milestones)
      if (!lists.ok) return draftProblem(lists.problem)
      return itemAt(index, 'criterion', milestone.acceptance_criteria, lists.value.find(isOwn)?.criteria ?? [])
    }
  }
}

/** What a text is worked out from: the first drafts as they would be today, or as they were where the plan has other milestones by now. */
async function firstDrafts(drafter: Drafter, facts: PlanFacts, stored: readonly StoredMilestone[]) {
  const before = stored.map((one) => ({ ...asDrafted(one), text: one.initial_text ?? shownText(one) }))
  const today = await drafter.initialMilestones(facts)
  if (!today.ok || today.value.length !== before.length) return before
  const isSamePlan = today.value.every(({ milestone_number, step_type }, place) => {
    const was = before[place]
    return was?.milestone_number === milestone_number && was.step_type === step_type
  })
  return isSamePlan ? today.value : before
}

/** One item of a list, drafted anew: the one in its place, else one that the list does not have yet. */
function itemAt(
  index: number | undefined,
  name: 'deliverable' | 'criterion',
  present: readonly string[],
  fresh: readonly string[],
): Result<string, Problem> {
  if (index === undefined) return fail({ code: 'BAD_INPUT', message: `index: Say which ${name}, counted from 0.` })
  if (index >= Math.max(present.length, 1)) return notFound(`This ${name}`)
  return textOrNone(fresh[index] ?? fresh.find((one) => !present.includes(one)))
}

function textOrNone(text: string | undefined): Result<string, Problem> {
  return text ? done(text) : fail({ code: 'BAD_INPUT', message: 'Nothing else could be drafted here from what is known now.' })
}

function orRefused(draft: Result<string, DraftProblem>): Result<string, Problem> {
  return draft.ok ? draft : draftProblem(draft.problem)
}

function asDrafted({
  milestone_number,
  step_type,
  deliverables,
  acceptance_criteria,
  requirement_ids,
  ...one
}: StoredMilestone): RefinedMilestone {
  const requirements = requirement_ids ? { requirement_ids } : {}
  return { milestone_number, step_type, text: shownText(one), deliverables, acceptance_criteria, ...requirements }
}

function onWire({ id, milestone_number, part, text, written_by, written_at }: StoredVersion) {
  return { id, milestone_number, part, text, written_by, written_at: written_at.toISOString() }
}
