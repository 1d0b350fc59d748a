import type { RefinedMilestone, StoredMilestone } from '../../../domain/milestone.ts'
import { expectDone } from '../../built-in/testing/whole-plan.ts'
import type { LanguageModel } from '../model.ts'
import { drafting, type Told } from './model-drafting.ts'

/** A plan that was drafted stage by stage as the product asks for it, each call for itself. */
export async function wholeDrafting(model: LanguageModel, { facts, sources }: Told) {
  const call = () => drafting(model, sources).drafter
  const questions = expectDone(await call().adaptiveQuestions({ ...facts, answers: facts.answers.slice(0, 3) }))
  const summary = expectDone(await call().contractSummary(facts))
  const built = expectDone(await call().initialMilestones(facts))
  const refined = expectDone(await call().refinedMilestones(facts, built))
  const things = expectDone(await call().deliverables(facts, refined))
  const handed = refined.map((one, at): RefinedMilestone => ({ ...one, deliverables: things[at]?.deliverables ?? [] }))
  const lists = expectDone(await call().acceptanceCriteria(facts, handed))
  const milestones = handed.map((one, at): RefinedMilestone => ({ ...one, acceptance_criteria: lists[at]?.criteria ?? [] }))
  const scope = expectDone(await call().scopeParagraph(facts, milestones))
  const stored = milestones.map(
    ({ text, acceptance_criteria = [], ...one }): StoredMilestone => ({
      ...one,
      initial_text: null,
      refined_text: text,
      acceptance_criteria,
    }),
  )
  const steps = await Promise.all(
    stored.map(async ({ milestone_number }) => ({
      plan: expectDone(await call().stepPlan(facts, stored, milestone_number)),
      narrative: expectDone(await call().stepNarrative(facts, stored, milestone_number)),
    })),
  )
  return { questions, summary, milestones, scope, stored, steps }
}
