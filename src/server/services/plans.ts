import { slotName } from '../../domain/interview.ts'
import type { RefinedMilestone } from '../../domain/milestone.ts'
import { done, type Result } from '../../domain/result.ts'
import type { DraftProblem, PlanFacts } from '../../drafting/drafter.ts'
import type { Answer, Asked, Input } from '../call.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import type { Problem } from '../problem.ts'
import { draftProblem, type PlanFields, planFacts } from './plan-facts.ts'
import { drafterOf } from './written-by.ts'

/** Drafts the milestones (spec §7). */
export async function buildInitialMilestones(
  parts: Parts,
  { person }: Asked,
  input: Input<'buildInitialMilestones'>,
): Answer<'buildInitialMilestones'> {
  const answers = input.global_interview_responses.map(({ slot, question, answer }, index) => ({
    slot: slot ?? slotName(index + 1),
    question,
    answer,
  }))
  const facts = await planFacts(parts, person, input, answers)
  if (!facts.ok) return facts
  const drafted = await parts.drafter.initialMilestones(facts.value)
  return drafted.ok ? done({ milestones: drafted.value }) : draftProblem(drafted.problem)
}

/** Drafts the milestones of a topic from its contract (spec §7). */
export async function generateInitialWorkPlan(
  parts: Parts,
  { person }: Asked,
  input: Input<'generateInitialWorkPlan'>,
): Answer<'generateInitialWorkPlan'> {
  const facts = await planFacts(parts, person, input, input.contract?.answers)
  if (!facts.ok) return facts
  const drafted = await parts.drafter.initialMilestones(facts.value)
  return drafted.ok ? done({ milestones: drafted.value }) : draftProblem(drafted.problem)
}

/** Works how, who, where, when and the thresholds into the milestones (spec §7). */
export async function refineMilestones(parts: Parts, { person }: Asked, input: Input<'refineMilestones'>): Answer<'refineMilestones'> {
  const drafted = await draft(parts, person, input, (facts, milestones) => parts.drafter.refinedMilestones(facts, milestones))
  return drafted.ok ? done({ milestones: drafted.value }) : drafted
}

/** What each milestone hands over (spec §7). */
export async function generateDeliverables(
  parts: Parts,
  { person }: Asked,
  input: Input<'generateDeliverables'>,
): Answer<'generateDeliverables'> {
  const drafted = await draft(parts, person, input, (facts, milestones) => parts.drafter.deliverables(facts, milestones))
  return drafted.ok ? done({ deliverables: drafted.value }) : drafted
}

/** The scope paragraph (spec §7). */
export async function generateScope(parts: Parts, { person }: Asked, input: Input<'generateScope'>): Answer<'generateScope'> {
  const drafted = await draft(parts, person, input, (facts, milestones) => parts.drafter.scopeParagraph(facts, milestones))
  return drafted.ok ? done({ scope_paragraph: drafted.value }) : drafted
}

/** What counts as done for each milestone (spec §7). */
export async function generateAcceptanceCriteria(
  parts: Parts,
  { person }: Asked,
  input: Input<'generateAcceptanceCriteria'>,
): Answer<'generateAcceptanceCriteria'> {
  const drafted = await draft(parts, person, input, (facts, milestones) => parts.drafter.acceptanceCriteria(facts, milestones))
  return drafted.ok ? done({ acceptance_criteria: drafted.value, written_by: drafterOf(parts) }) : drafted
}

async function draft<Draft>(
  parts: Parts,
  person: Person,
  input: PlanFields & { milestones: RefinedMilestone[] },
  write: (facts: PlanFacts, milestones: RefinedMilestone[]) => Promise<Result<Draft, DraftProblem>>,
): Promise<Result<Draft, Problem>> {
  const facts = await planFacts(parts, person, input)
  if (!facts.ok) return facts
  const drafted = await write(facts.value, input.milestones)
  return drafted.ok ? drafted : draftProblem(drafted.problem)
}
