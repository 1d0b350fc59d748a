import type { WrittenBy } from '../../domain/written-by.ts'
import type { Drafter } from '../drafter.ts'
import { draftingOf } from './drafting.ts'
import { acceptanceCriteria, deliverables } from './list-drafting.ts'
import type { LanguageModel } from './model.ts'
import { stepNarrative } from './narrative-drafting.ts'
import { contractSummary, scopeParagraph } from './paragraph-drafting.ts'
import { initialMilestones, refinedMilestones } from './plan-drafting.ts'
import { adaptiveQuestions, stepPlan } from './question-drafting.ts'
import { rowsTold } from './row-drafting.ts'
import { spokenAnswer, spokenChange } from './spoken-drafting.ts'
import type { DraftingWork } from './work.ts'

/** Drafts with a language model around what code has worked out: the built-in drafter's draft is the outline, and stands in where nothing better comes. */
export function languageModelDrafter(model: LanguageModel, work: DraftingWork): Drafter {
  let latest: WrittenBy = { kind: 'language-model', label: model.label }
  const drafting = draftingOf(model, work, (by) => {
    latest = by
  })
  return {
    kind: 'language-model',
    label: model.label,
    wrote: () => latest,
    adaptiveQuestions: (facts) => adaptiveQuestions(drafting, facts),
    contractSummary: (facts) => contractSummary(drafting, facts),
    initialMilestones: (facts) => initialMilestones(drafting, facts),
    refinedMilestones: (facts, milestones, last) => refinedMilestones(drafting, facts, milestones, last),
    deliverables: (facts, milestones) => deliverables(drafting, facts, milestones),
    acceptanceCriteria: (facts, milestones) => acceptanceCriteria(drafting, facts, milestones),
    scopeParagraph: (facts, milestones) => scopeParagraph(drafting, facts, milestones),
    rowsTold: (facts) => rowsTold(drafting, facts),
    spokenAnswer: (said) => spokenAnswer(drafting, said),
    spokenChange: (text, instruction) => spokenChange(drafting, text, instruction),
    stepPlan: (facts, milestones, milestone_number) => stepPlan(drafting, facts, milestones, milestone_number),
    stepNarrative: (facts, milestones, milestone_number) => stepNarrative(drafting, facts, milestones, milestone_number),
  }
}
