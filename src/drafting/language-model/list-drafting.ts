import { type InitialMilestone, lacksCriteria, type RefinedMilestone } from '../../domain/milestone.ts'
import { done, type Result } from '../../domain/result.ts'
import type { WrittenBy } from '../../domain/written-by.ts'
import { BUILT_IN, type DraftProblem, type MilestoneCriteria, type MilestoneDeliverables, type PlanFacts } from '../drafter.ts'
import type { Checks } from './answers/objections.ts'
import type { Following } from './ask.ts'
import type { Drafting } from './drafting.ts'
import { listParts, offeredParts, withItems } from './outline.ts'
import type { AnswerSize } from './parts-answer.ts'
import { writeEach } from './pieces.ts'
import type { Prompt } from './prompt.ts'
import { CRITERIA_SIZE, criteriaPrompt } from './prompts/criteria.ts'
import { DELIVERABLES_SIZE, deliverablesPrompt } from './prompts/deliverables.ts'
import { type MilestoneFacts, planRowsOf } from './prompts/milestone-facts.ts'
import { worded } from './wording.ts'

/** What a milestone hands over or is accepted by, as it stands, and who wrote it. */
type MilestoneList = { milestone: InitialMilestone; items: string[]; written_by: WrittenBy; isAsked: boolean }

/** Which list it is: its prompt, and how its items are named to the model. */
type ListKind = { prompt: Prompt<MilestoneFacts>; size: AnswerSize; letter: 'D' | 'C'; kind: 'deliverable' | 'criterion' }

const DELIVERABLES: ListKind = { prompt: deliverablesPrompt, size: DELIVERABLES_SIZE, letter: 'D', kind: 'deliverable' }
const CRITERIA: ListKind = { prompt: criteriaPrompt, size: CRITERIA_SIZE, letter: 'C', kind: 'criterion' }

/** What each milestone carries already; asked for only where it carries nothing. */
export async function deliverables(
  drafting: Drafting,
  facts: PlanFacts,
  milestones: readonly InitialMilestone[],
): Promise<Result<MilestoneDeliverables[], DraftProblem>> {
  const outline = await drafting.work.built_in.deliverables(facts, milestones)
  if (!outline.ok) return outline
  const checks = await drafting.checks()
  const lists = milestones.map((milestone): MilestoneList => {
    const own = outline.value.find((one) => one.milestone_number === milestone.milestone_number)?.deliverables ?? []
    const carried = milestone.deliverables ?? []
    return carried.length > 0
      ? { milestone, items: checked(carried, own, checks), written_by: milestone.written_by ?? BUILT_IN, isAsked: false }
      : { milestone, items: own, written_by: BUILT_IN, isAsked: own.length > 0 }
  })
  const written = await writtenLists(drafting, facts, lists, DELIVERABLES)
  if (!written.ok) return written
  return done(
    written.value.map(({ milestone: { milestone_number }, items, written_by }) => ({ milestone_number, deliverables: items, written_by })),
  )
}

/** Carried items, as long as they rest on something; for the others the built-in drafter's stand in. */
function checked(carried: readonly string[], own: readonly string[], { ofText }: Checks): string[] {
  return carried.flatMap((item, at) => (own.includes(item) || ofText(item, own.join('\n')).length === 0 ? [item] : (own[at] ?? [])))
}

/** What a call brings along, whoever wrote it once: who sends it stands for it. */
const SENT: WrittenBy = { kind: 'person', label: 'You' }

/** What counts as done: one call for each milestone that has no criteria of its own, all at once. One that alone is wanted is asked for in any case. */
export async function acceptanceCriteria(
  drafting: Drafting,
  facts: PlanFacts,
  milestones: readonly RefinedMilestone[],
): Promise<Result<MilestoneCriteria[], DraftProblem>> {
  const outline = await drafting.work.built_in.acceptanceCriteria(facts, milestones)
  if (!outline.ok) return outline
  const lists = milestones.map((milestone): MilestoneList => {
    const { milestone_number, acceptance_criteria: carried = [] } = milestone
    if (drafting.work.only !== milestone_number && !lacksCriteria(milestone)) {
      return { milestone, items: carried, written_by: SENT, isAsked: false }
    }
    const items = outline.value.find((one) => one.milestone_number === milestone_number)?.criteria ?? []
    return { milestone, items, written_by: BUILT_IN, isAsked: items.length > 0 }
  })
  const written = await writtenLists(drafting, facts, lists, CRITERIA)
  if (!written.ok) return written
  return done(
    written.value.map(({ milestone: { milestone_number }, items, written_by }) => ({ milestone_number, criteria: items, written_by })),
  )
}

function writtenLists(
  drafting: Drafting,
  facts: PlanFacts,
  lists: readonly MilestoneList[],
  kind: ListKind,
): Promise<Result<MilestoneList[], DraftProblem>> {
  const milestones = lists.map(({ milestone }) => milestone)
  return writeEach(drafting.work, drafting.written_by, lists, {
    number: ({ milestone }) => milestone.milestone_number,
    author: ({ written_by }) => written_by,
    shownAs: ({ items }) => items.map((item) => `- ${item}`).join('\n'),
    write: (list) => (list.isAsked ? (following) => writtenList(drafting, facts, milestones, list, kind, following) : null),
  })
}

/** Tokens of a list that one call words. */
const LIST_TOKENS = 1200

async function writtenList(
  drafting: Drafting,
  plan: PlanFacts,
  milestones: readonly InitialMilestone[],
  list: MilestoneList,
  { prompt, size, letter, kind }: ListKind,
  following: Following,
): Promise<Result<MilestoneList, DraftProblem>> {
  const { milestone, items } = list
  const parts = listParts(letter, kind, items)
  const offered = offeredParts(parts, size, LIST_TOKENS)
  const checks = await drafting.checks()
  const texts = await worded(
    drafting,
    checks,
    {
      prompt,
      facts: {
        plan,
        number: milestone.milestone_number,
        rows: planRowsOf(plan, milestones),
        parts,
        offered,
        text: [milestone.text, ...(kind === 'criterion' ? (milestone.deliverables ?? []).map((one) => `- ${one}`) : [])].join('\n'),
      },
      offered,
      known: [milestone.text, ...items].join('\n'),
      before: items.join('\n'),
    },
    following,
  )
  if (!texts.ok) return texts
  return done(texts.value.size === 0 ? list : { ...list, items: withItems(letter, items, texts.value), written_by: drafting.written_by })
}
