import type { PlanSources } from '../../domain/grounding/sources.ts'
import type { WrittenBy } from '../../domain/written-by.ts'
import { checksOf } from './answers/checks.ts'
import type { Checks } from './answers/objections.ts'
import { once } from './answers/remembering.ts'
import type { Asking } from './ask.ts'
import { breath } from './breath.ts'
import { libraryOf } from './matter/passages.ts'
import type { LanguageModel } from './model.ts'
import type { DraftingWork } from './work.ts'

/** What all questions of one drafting call share. The sources are read once, when they are first needed; others have their turn before they are worked with. */
export type Drafting = Asking & {
  sources: () => Promise<PlanSources>
  checks: () => Promise<Checks>
  /** The model, as a text's writer. */
  written_by: WrittenBy
  /** Keeps who wrote the text that is handed over: the built-in drafter, where its words stand in. */
  wrote: (by: WrittenBy) => void
}

/** Prepares a drafting call; nothing is read or asked yet. */
export function draftingOf(model: LanguageModel, work: DraftingWork, wrote: Drafting['wrote']): Drafting {
  const read = once(work.sources)
  const sources = async () => {
    const known = await read()
    await breath()
    return known
  }
  return {
    model,
    work,
    sources,
    library: async () => libraries(await sources()),
    checks: async () => checksBySources(await sources()),
    written_by: { kind: 'language-model', label: model.label },
    wrote,
  }
}

/** Sources that a drafting call shares with the one before are cut, indexed and prepared only once, for as long as somebody has them. */
const libraries = bySources(libraryOf)
const checksBySources = bySources(checksOf)

function bySources<Value>(make: (sources: PlanSources) => Value): (sources: PlanSources) => Value {
  const made = new WeakMap<PlanSources, { value: Value }>()
  return (sources) => {
    const known = made.get(sources) ?? { value: make(sources) }
    made.set(sources, known)
    return known.value
  }
}
