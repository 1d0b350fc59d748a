import { type InitialMilestone, type RefinedMilestone, shownText } from '../../domain/milestone.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import type { TextPart } from '../../domain/steps/text-version.ts'
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
import { isEdited, redrafted, redraftedItem, redraftedList } from './redrafted.ts'
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
  if (input.part !== 'text') return item(parts, drafter, facts, at.value, { part: input.part, index: input.index })
  const fresh = await draftedText(drafter, facts, at.value)
  if (!fresh.ok) return fresh
  const { text, written_by = writtenBy(drafter) } = fresh.value
  const [now, history] = [shownText(at.value.milestone), await historyOf(parts, at.value, 'text')]
  return done({ text: redrafted(now, text, history), written_by, is_edited: isEdited(now, history) })
}

/** The states of one of a milestone's texts, for what people have written in it since it was drafted last. */
function historyOf({ db }: Parts, { topic, project, milestone }: StepAt, part: TextPart): Promise<StoredVersion[]> {
  return versionsOf(db, topic, project, milestone.milestone_number, part)
}

async function narrative(drafter: Drafter, facts: PlanFacts, { plan, milestone }: StepAt): Answer<'regenerateText'> {
  const text = await drafter.stepNarrative(facts, plan.milestones.map(milestoneOnWire), milestone.milestone_number)
  return text.ok ? done({ text: text.value, written_by: writtenBy(drafter) }) : draftProblem(text.problem)
}

/** A text drafted anew; `written_by` where another drafter stood in. */
type Fresh = { text: string; written_by?: WrittenBy | undefined }

async function draftedText(drafter: Drafter, facts: PlanFacts, { plan, milestone }: StepAt): Promise<Result<Fresh, Problem>> {
  const first = await firstDrafts(drafter, facts, plan.milestones)
  const refined = first.ok ? await drafter.refinedMilestones(facts, first.value) : first
  if (!refined.ok) return draftProblem(refined.problem)
  const own = refined.value.find(({ milestone_number }) => milestone_number === milestone.milestone_number)
  return own?.text ? done(own) : NOTHING_ELSE
}

/** Which item of a milestone's lists. */
type ItemAt = { part: 'deliverable' | 'criterion'; index: number | undefined }

/** One item of a list or all of it drafted anew, with what people have written in the list since it was drafted last. */
async function item(parts: Parts, drafter: Drafter, facts: PlanFacts, at: StepAt, { part, index }: ItemAt): Answer<'regenerateText'> {
  const list = part === 'deliverable' ? 'deliverables' : 'acceptance_criteria'
  const items = at.milestone[list]
  if (index !== undefined && index >= Math.max(items.length, 1)) return notFound(`This ${part}`)
  const fresh = await draftedList(drafter, facts, at, part)
  if (!fresh.ok) return fresh
  const { items: anew, written_by = writtenBy(drafter) } = fresh.value
  const history = await historyOf(parts, at, list)
  // a whole list may have nothing in it any more
  if (index === undefined) return done({ ...redraftedList(items, anew, history), written_by })
  const text = redraftedItem(items, index, anew, history)
  return text ? done({ text, written_by }) : NOTHING_ELSE
}

/** A list drafted anew; `written_by` where another drafter stood in. */
type FreshList = { items: readonly string[]; written_by?: WrittenBy | undefined }

async function draftedList(
  drafter: Drafter,
  facts: PlanFacts,
  { plan, milestone }: StepAt,
  part: ItemAt['part'],
): Promise<Result<FreshList, Problem>> {
  const isOwn = (one: { milestone_number: number }) => one.milestone_number === milestone.milestone_number
  const milestones = plan.milestones.map(asDrafted)
  if (part === 'criterion') {
    const lists = await drafter.acceptanceCriteria(facts, milestones)
    if (!lists.ok) return draftProblem(lists.problem)
    const own = lists.value.find(isOwn)
    return own ? done({ items: own.criteria, written_by: own.written_by }) : NOTHING_ELSE
  }
  // a drafter asks for nothing anew that a milestone carries already
  const without = milestones.map((one) => (isOwn(one) ? { ...one, deliverables: [] } : one))
  const lists = await drafter.deliverables(facts, without)
  if (!lists.ok) return draftProblem(lists.problem)
  const own = lists.value.find(isOwn)
  return own ? done({ items: own.deliverables, written_by: own.written_by }) : NOTHING_ELSE
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

const NOTHING_ELSE = fail({ code: 'BAD_INPUT', message: 'Nothing else could be drafted here from what is known now.' } as const)

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
