import type { PlanSources } from '../../../domain/grounding/sources.ts'
import { tracer } from '../../../domain/grounding/trace.ts'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'

/** What code objects to in a text that a model wrote, as a sentence that tells the model what to mend. */
export type Objection = {
  kind:
    | 'number'
    | 'unit'
    | 'name'
    | 'standard'
    | 'quote'
    | 'claim'
    | 'dropped-requirement'
    | 'altered-value'
    | 'passage'
    | 'length'
    | 'wording'
  sentence: string
}

/** Holds texts against the sources and against what they must keep. */
export type Checks = {
  /** What in a text rests on nothing: numbers, units, names, standards, quotations, claims. What stood in `before` is not objected to. */
  ofText: (text: string, before?: string) => Objection[]
  /** Which requirements of a milestone an edit dropped, and which of their values it altered. `before` is what stood for it. */
  ofMilestone: (before: StoredMilestone, after: StoredMilestone, requirements: readonly Requirement[]) => Objection[]
}

/** The checks of one drafting call: its sources are prepared once. */
export function checksOf(sources: PlanSources): Checks {
  const trace = tracer(sources)
  return {
    ofText: (text, before = '') =>
      trace(text)
        .flatMap(({ unsupported }) => unsupported)
        .filter((piece) => !before.includes(piece.text))
        .map(({ kind, text: piece }) => ({ kind, sentence: `"${piece}" stands in no source.` })),
    ofMilestone: () => [],
  }
}

/** Passages that an answer names although they were not handed over. */
export function passageObjections(_named: readonly string[], _handed: readonly { id: string }[]): Objection[] {
  return []
}
