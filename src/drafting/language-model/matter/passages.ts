import type { PlanSources } from '../../../domain/grounding/sources.ts'

/** A piece of a source that a model may be handed. `id` is how an answer names it: "P3.2", "Q4", "C1.5". */
export type Passage = {
  id: string
  /** Where it stands, for the model and for people: "solicitation, page 3", "answer Q4", "company profile". */
  place: string
  text: string
}

/** Finds in the sources what belongs to the queries, best first, within a number of tokens. */
export type Library = (queries: readonly string[], tokens: number) => Passage[]

/** Cuts the sources into passages and prepares the search (BM25) once; each drafting call has its own. */
export function libraryOf(_sources: PlanSources): Library {
  throw new Error('to be written')
}
