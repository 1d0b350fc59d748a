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
  /** What in a text rests on nothing: numbers, units, names, standards, quotations, claims. */
  ofText: (text: string) => Objection[]
  /** Which requirements of a milestone an edit dropped, and which of their values it altered. `before` is what stood for it. */
  ofMilestone: (before: StoredMilestone, after: StoredMilestone, requirements: readonly Requirement[]) => Objection[]
}
