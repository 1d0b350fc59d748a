/** A piece of a source that a model may be handed. `id` is how an answer names it: "P3.2", "Q4", "C1.5". */
export type Passage = {
  id: string
  /** Where it stands, for the model and for people: "solicitation, page 3", "answer Q4", "company profile". */
  place: string
  text: string
}
