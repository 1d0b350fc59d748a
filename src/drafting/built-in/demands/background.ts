import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { declarative } from '../english/declarative.ts'
import { hasNumber } from '../english/wording.ts'
import type { Clause } from './clause-kind.ts'

/** How proposals are weighed, and to whom something is open: nothing that work could answer. */
const OF_PROPOSALS =
  /\b(?:partial (?:capabilities|solutions|approaches)|(?:complete|full) (?:solutions?|concepts?)[^.;]{0,60} will be given (?:priority|preference))\b/i

/** Why the topic exists: "It is insufficient to …", "To be effective, X must target …", "they could be used to …". */
const EXPLAINS =
  /^(?:effectively, |in practice, |typically, )?it is (?:in|not )sufficient to\b|^to be (?:effective|useful|successful|accurate), (?!(?:the|this|an?|any|each) )|^by [a-z]+ing [^,]{3,80}, (?:they|it|this|these|one|we|users?) (?:could|can|may|might|will|would)\b|^[^.;]{3,160}? (?:impose|pose|present|create|introduce)s? [^.;]{0,80}\b(?:considerations|challenges|constraints|problems|difficulties)\b/i

/** Words of a duty, a limit or a property that hold whoever reads them. */
const BINDS = /\b(?:must|shall|should|threshold|objective|required?|at least|at most|no more than|not exceed)\b/i

/**
 * Whether a sentence of the description tells how the world is: no duty, limit, value or property of the product. It is kept in the matrix, and
 * no work is made of it. What a phase's own section says is always work.
 */
export function tellsTheWorld({ text, phase, kind, quantities }: Requirement, clauses: readonly Clause[], isOptional: boolean): boolean {
  if (phase !== 'any' || quantities.length > 0 || hasNumber(text.replace(/\[[\d, ]+\]/g, ''))) return false
  if (OF_PROPOSALS.test(text) || EXPLAINS.test(text)) return true
  return (
    !isOptional &&
    kind === 'performance' &&
    !BINDS.test(text) &&
    clauses.every((clause) => clause.kind === 'quote' && declarative(clause.text) !== null)
  )
}
