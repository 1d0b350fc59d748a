import type { Drafter } from '../drafter.ts'
import type { LanguageModel } from './model.ts'
import type { DraftingWork } from './work.ts'

/** Drafts with a language model around what code has worked out: the built-in drafter's draft is the outline, and stands in where nothing better comes. */
export function languageModelDrafter(_model: LanguageModel, _work: DraftingWork): Drafter {
  throw new Error('to be written')
}
