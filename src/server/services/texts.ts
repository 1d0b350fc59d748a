import { type InitialMilestone, type RefinedMilestone, shownText } from '../../domain/milestone.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import type { WrittenBy } from '../../domain/written-by.ts'
import type { Drafter, DraftProblem, PlanFacts } from '../../drafting/drafter.ts'
import type { Answer, Asked, Input } from '../call.ts'
import type { StoredMilestone } from '../db/milestones.ts'
import { type StoredVersion, versionsOf } from '../db/text-versions.ts'
import type { Parts } from '../parts.ts'
import { notFound, type Problem } from '../problem.ts'
import { drafterFor } from './drafting.ts'
import { milestoneOnWire } from './milestone-on-wire.ts'
import { draftProblem } from './plan-facts.ts'
import { redrafted } from './redrafted.ts'
import { matterAt, type StepAt, stepAt } from './step-at.ts'
import { writtenBy } from './written-by.ts'

/** The earlier states of a milestone's texts, the latest first. */
export async function textHistory(parts: Parts, { person }: Asked, input: Input<'textHistory'>): Answer<'textHistory'> {
  const at = await stepAt(parts, person, input)
  if (!at.ok) return at
  const { topic, project, milestone } = at.value
  const versions = await versionsOf(parts.db, topic, project, milestone.milestone_number, input.part)
  return done({ versions: versions.map(onWire) })
}

/** Drafts one text of a milestone from all that is known now, answers of step interviews included. Nothing is kept. */
export async function regenerateText(parts: Parts, asked: Asked, input: Input<'regenerateText'>): Answer<'regenerateText'> {
  const at = await stepAt(parts, asked.person, input)
  if (!at.ok) return at
  const matter = await matterAt(parts, asked.person, at.value)
  if (!matter.ok) return matter
  const { facts } = matter.value
  const drafter = drafterFor(parts, asked, matter.value, { drafter: input.drafter, only: at.value.milestone.milestone_number })
  if (input.part === 'narrative') return narrative(drafter, facts, at.value)
  const fresh = await drafted(drafter, facts, at.value, input.part, input.index)
  if (!fresh.ok) return fresh
  const text = input.part === 'text' ? await overEdits(parts, at.value, fresh.value.text) : fresh.value.text
  return done({ text, written_by: fresh.value.written_by ?? writtenBy(drafter) })
}

/** The text of a milestone drafted anew, with what people have written in it since it was drafted last. */
async function overEdits({ db }: Parts, { topic, project, milestone }: StepAt, fresh: string): Promise<string> {
  return redrafted(shownText(milestone), fresh, await versionsOf(db, topic, project, milestone.milestone_number, 'text'))
}

async function narrative(drafter: Drafter, facts: PlanFacts, { plan, milestone }: StepAt): Answer<'regenerateText'> {
  const text = await drafter.stepNarrative(facts, plan.milestones.map(milestoneOnWire), milestone.milestone_number)
  return text.ok ? done({ text: text.value, written_by: writtenBy(drafter) }) : draftProblem(text.problem)
}

/** A text drafted anew; `written_by` where another drafter stood in. */
type Fresh = { text: string; written_by?: WrittenBy | undefined }

async function drafted(
  drafter: Drafter,
  facts: PlanFacts,
  { plan, milestone }: StepAt,
  part: 'text' | 'deliverable' | 'criterion',
  index: number | undefined,
): Promise<Result<Fresh, Problem>> {
  const { milestone_number } = milestone
  const isOwn = (one: { milestone_number: number }) => one.milestone_number === milestone_number
  const milestones = plan.milestones.map(asDrafted)
  switch (part) {
    case 'text': {
      const first = await firstDrafts(drafter, facts, plan.milestones)
      const refined = first.ok ? await drafter.refinedMilestones(facts, first.value) : first
      if (!refined.ok) return draftProblem(refined.problem)
      const own = refined.value.find(isOwn)
      return textOrNone(own?.text, own?.written_by)
    }
    case 'deliverable': {
      // a drafter asks for nothing anew that a milestone carries already
      const lists = await drafter.deliverables(
        facts,
        milestones.map((one) => (isOwn(one) ? { ...one, deliverables: [] } : one)),
      )
      if (!lists.ok) return draftProblem(lists.problem)
      const own = lists.value.find(isOwn)
      return itemAt(index, 'deliverable', milestone.deliverables, own?.deliverables ?? [], own?.written_by)
    }
    case 'criterion': {
      const lists = await drafter.acceptanceCriteria(facts, milestones)
      if (!lists.ok) return draftProblem(lists.problem)
      const own = lists.value.find(isOwn)
      return itemAt(index, 'criterion', milestone.acceptance_criteria, own?.criteria ?? [], own?.written_by)
    }
  }
}

/** What a text is worked out from: the first drafts as they would be today, or as they were where the plan has other milestones by now. */
async function firstDrafts(
  drafter: Drafter,
  facts: PlanFacts,
  stored: readonly StoredMilestone[],
): Promise<Result<InitialMilestone[], DraftProblem>> {
  const before = stored.map((one) => ({ ...asDrafted(one), text: one.initial_text ?? shownText(one) }))
  const today = await drafter.initialMilestones(facts)
  if (!today.ok) return today.problem.code === 'NOTHING_TO_DRAFT' ? done(before) : today
  if (today.value.length !== before.length) return done(before)
  const isSamePlan = today.value.every(({ milestone_number, step_type }, place) => {
    const was = before[place]
    return was?.milestone_number === milestone_number && was.step_type === step_type
  })
  return done(isSamePlan ? today.value : before)
}

/** One item of a list, drafted anew: the one in its place, else one that the list does not have yet. */
function itemAt(
  index: number | undefined,
  name: 'deliverable' | 'criterion',
  present: readonly string[],
  fresh: readonly string[],
  written_by?: WrittenBy,
): Result<Fresh, Problem> {
  if (index === undefined) return fail({ code: 'BAD_INPUT', message: `index: Say which ${name}, counted from 0.` })
  if (index >= Math.max(present.length, 1)) return notFound(`This ${name}`)
  return textOrNone(fresh[index] ?? fresh.find((one) => !present.includes(one)), written_by)
}

function textOrNone(text: string | undefined, written_by?: WrittenBy): Result<Fresh, Problem> {
  return text
    ? done({ text, written_by })
    : fail({ code: 'BAD_INPUT', message: 'Nothing else could be drafted here from what is known now.' })
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
