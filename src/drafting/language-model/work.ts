import type { DraftProgress } from '../../domain/draft-progress.ts'
import type { PlanSources } from '../../domain/grounding/sources.ts'
import type { Result } from '../../domain/result.ts'
import type { Drafter, DraftProblem } from '../drafter.ts'
import type { Usage } from './model.ts'

/**
 * What a person may still spend. Each call of a model is taken first and booked when it is over, also one that failed; one that was called off before
 * it was made is given back.
 */
export type Spending = {
  /** Takes one of today's calls; a problem with code LIMIT_REACHED when none is left. */
  take: () => Promise<Result<null, DraftProblem>>
  book: (prompt: string, usage: Usage) => Promise<void>
  giveBack: () => Promise<void>
}

/** What one drafting call brings along besides the facts. */
export type DraftingWork = {
  /** Everything that the plan may rest on; read when it is first needed. */
  sources: () => Promise<PlanSources>
  spending: Spending
  /** Works out what the model words, and stands in where nothing better comes. */
  built_in: Drafter
  signal: AbortSignal
  report: (progress: DraftProgress) => void
  /** The only milestone that is wanted, where one text is drafted anew: the others stay as they are, and no model is asked for them. */
  only?: number | undefined
}

/** What comes of a draft that the person has called off. */
export const CALLED_OFF: DraftProblem = { code: 'PROVIDER_FAILED', message: 'The draft was called off.' }
