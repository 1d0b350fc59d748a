import { type Answer as GivenAnswer, slotName } from '../../domain/interview.ts'
import { shownText } from '../../domain/milestone.ts'
import { PERIOD_LIMITS } from '../../domain/program.ts'
import { done, type Result } from '../../domain/result.ts'
import { type StandingMilestone, standingMilestones } from '../../domain/work-breakdown/standing-milestones.ts'
import type { WrittenBy } from '../../domain/written-by.ts'
import type { DraftedLast, Drafter, DraftProblem, PlanFacts } from '../../drafting/drafter.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { findProject } from '../db/projects.ts'
import { versionsOf } from '../db/text-versions.ts'
import { findTopicHead } from '../db/topics.ts'
import { findPlanOfTopic } from '../db/work-plans.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import type { Problem } from '../problem.ts'
import { type DraftChoice, drafterFor } from './drafting.ts'
import { draftMatter, draftProblem, type PlanFields } from './plan-facts.ts'
import { lastDraft } from './redrafted.ts'
import { writtenBy } from './written-by.ts'

/** Drafts the milestones (spec §7). */
export async function buildInitialMilestones(
  parts: Parts,
  asked: Asked,
  input: Input<'buildInitialMilestones'>,
): Answer<'buildInitialMilestones'> {
  const answers = input.global_interview_responses.map(({ slot, question, answer }, index) => ({
    slot: slot ?? slotName(index + 1),
    question,
    answer,
  }))
  const drafted = await draft(parts, asked, input, (drafter, facts) => drafter.initialMilestones(facts), answers)
  return drafted.ok ? done({ milestones: signed(drafted.value) }) : drafted
}

/** Drafts the milestones of a topic from its contract (spec §7). */
export async function generateInitialWorkPlan(
  parts: Parts,
  asked: Asked,
  input: Input<'generateInitialWorkPlan'>,
): Answer<'generateInitialWorkPlan'> {
  const drafted = await draft(parts, asked, input, (drafter, facts) => drafter.initialMilestones(facts), input.contract?.answers)
  return drafted.ok ? done({ milestones: signed(drafted.value) }) : drafted
}

/** Works how, who, where, when and the thresholds into the milestones (spec §7). */
export async function refineMilestones(parts: Parts, asked: Asked, input: Input<'refineMilestones'>): Answer<'refineMilestones'> {
  const last = await draftedLast(parts, asked.person, input)
  const drafted = await draft(parts, asked, input, (drafter, facts) => drafter.refinedMilestones(facts, input.milestones, last))
  return drafted.ok ? done({ milestones: signed(drafted.value) }) : drafted
}

/** What was drafted last of the texts that are sent as they are kept; of others nobody knows which draft they go back to. */
async function draftedLast({ db }: Parts, person: Person, input: Input<'refineMilestones'>): Promise<DraftedLast> {
  const last = new Map<number, readonly string[]>()
  const topic = await findTopicHead(db, person, input)
  const plan = topic.ok ? await findPlanOfTopic(db, topic.value) : null
  const project = plan && (await findProject(db, person, plan.project_id))
  if (!topic.ok || !project?.ok) return last
  for (const kept of plan?.milestones ?? []) {
    const isSent = input.milestones.some((one) => one.milestone_number === kept.milestone_number && one.text === shownText(kept))
    const base = isSent ? lastDraft(await versionsOf(db, topic.value, project.value, kept.milestone_number, 'text')) : undefined
    if (base) last.set(kept.milestone_number, base)
  }
  return last
}

/** What each milestone hands over (spec §7). */
export async function generateDeliverables(
  parts: Parts,
  asked: Asked,
  input: Input<'generateDeliverables'>,
): Answer<'generateDeliverables'> {
  const drafted = await draft(parts, asked, input, (drafter, facts) => drafter.deliverables(facts, input.milestones))
  return drafted.ok ? done({ deliverables: signed(drafted.value) }) : drafted
}

/** The scope paragraph (spec §7). */
export async function generateScope(parts: Parts, asked: Asked, input: Input<'generateScope'>): Answer<'generateScope'> {
  const drafted = await draft(parts, asked, input, (drafter, facts) => drafter.scopeParagraph(facts, input.milestones))
  return drafted.ok ? done({ scope_paragraph: drafted.value.draft }) : drafted
}

/** What counts as done for each milestone (spec §7). */
export async function generateAcceptanceCriteria(
  parts: Parts,
  asked: Asked,
  input: Input<'generateAcceptanceCriteria'>,
): Answer<'generateAcceptanceCriteria'> {
  const drafted = await draft(parts, asked, input, (drafter, facts) => drafter.acceptanceCriteria(facts, input.milestones))
  if (!drafted.ok) return drafted
  const { draft: acceptance_criteria, written_by } = drafted.value
  return done({ acceptance_criteria, written_by: writerOfAll(acceptance_criteria) ?? written_by })
}

/** What came of a drafting call, and which drafter it was. */
type Drafted<Draft> = { draft: Draft; written_by: WrittenBy }

async function draft<Draft>(
  parts: Parts,
  asked: Asked,
  input: PlanFields & DraftChoice,
  write: (drafter: Drafter, facts: PlanFacts) => Promise<Result<Draft, DraftProblem>>,
  answers?: readonly GivenAnswer[],
): Promise<Result<Drafted<Draft>, Problem>> {
  const matter = await draftMatter(parts, asked.person, { ...input, standing: standingIn(input) }, answers)
  if (!matter.ok) return matter
  const drafter = drafterFor(parts, asked, matter.value, input)
  const drafted = await write(drafter, matter.value.facts)
  return drafted.ok ? done({ draft: drafted.value, written_by: writtenBy(drafter) }) : draftProblem(drafted.problem)
}

/** The milestones that are sent, as their own texts say. */
function standingIn(input: PlanFields & { milestones?: readonly { text: string }[] }): readonly StandingMilestone[] | undefined {
  const texts = input.milestones?.map(({ text }) => text)
  return texts && standingMilestones(texts, input.period_of_performance ?? PERIOD_LIMITS.usual)
}

/** Who wrote all of them, where each says who and it is the same one. */
function writerOfAll(lists: readonly { written_by?: WrittenBy }[]): WrittenBy | undefined {
  const [first] = lists
  return lists.every(({ written_by }) => written_by?.kind === first?.written_by?.kind) ? first?.written_by : undefined
}

/** What belongs to each milestone with who wrote it: the drafter, where it does not say that another one stood in. */
function signed<One extends { written_by?: WrittenBy | undefined }>({ draft, written_by }: Drafted<One[]>): One[] {
  return draft.map((one) => ({ ...one, written_by: one.written_by ?? written_by }))
}
