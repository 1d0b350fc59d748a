import type { Drafter } from '../drafting/drafter.ts'
import type { DraftingWork } from '../drafting/language-model/work.ts'

/** What one person may use of the language model in a day (UTC); a limit that is null does not hold. */
export type ModelLimits = {
  calls_per_day: number | null
  /** In US dollars, by the configured prices. */
  cost_per_day: number | null
  /** In US dollars for a million tokens; null where none are configured. */
  prices: { input: number; output: number } | null
}

/** The language model that is at work. Its drafter is bound to one drafting call: to its sources, its signal and what its asker may spend. */
export type ModelDrafting = {
  /** How the screens name it. */
  label: string
  drafter: (work: DraftingWork) => Drafter
  limits: ModelLimits
}

/** Who drafts where a call asks for nobody by name. */
export function drafterAtWork(builtIn: Pick<Drafter, 'kind' | 'label'>, model: ModelDrafting | null): Pick<Drafter, 'kind' | 'label'> {
  return model ? { kind: 'language-model', label: model.label } : builtIn
}
