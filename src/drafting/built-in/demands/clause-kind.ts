/**
 * What a sentence of the solicitation asks for, in a form that can be built into a sentence of the plan:
 * a duty follows "The Contractor shall", a condition follows "that", a value stands in a list, a need names a thing that is wanted, an option
 * one that is left open, a quote stays as it is.
 */
export type Clause =
  | { kind: 'duty'; verb: string; text: string }
  | { kind: 'condition'; text: string }
  | { kind: 'value'; text: string }
  | { kind: 'need'; text: string }
  | { kind: 'option'; text: string }
  | { kind: 'quote'; text: string }
