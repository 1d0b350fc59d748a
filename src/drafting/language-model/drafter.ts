import { builtInDrafter } from '../built-in/drafter.ts'
import type { Drafter } from '../drafter.ts'
import { draftingOf } from './drafting.ts'
import { acceptanceCriteria, deliverables } from './list-drafting.ts'
import type { LanguageModel } from './model.ts'
import { initialMilestones, refinedMilestones } from './plan-drafting.ts'
import type { DraftingWork } from './work.ts'

/** Drafts with a language model around what code has worked out: the built-in drafter's draft is the outline, and stands in where nothing better comes. */
export function languageModelDrafter(model: LanguageModel, work: DraftingWork): Drafter {
  const drafting = draftingOf(model, work)
  return {
    ...builtInDrafter,
    kind: 'language-model',
    label: model.label,
    initialMilestones: (facts) => initialMilestones(drafting, facts),
    refinedMilestones: (facts, milestones) => refinedMilestones(drafting, facts, milestones),
    deliverables: (facts, milestones) => deliverables(drafting, facts, milestones),
    acceptanceCriteria: (facts, milestones) => acceptanceCriteria(drafting, facts, milestones),
  }
}
