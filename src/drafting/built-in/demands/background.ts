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

/** Where it could be used and what it would bring there: "In the commercial sector this technology is applicable to …", "X is expected to have the greatest payoff". */
const USES =
  /^(?:in|for) (?:the |a )?(?:commercial|civil(?:ian)?|private|medical|industrial|military|defense|public|consumer|government)(?: and [a-z]+)? (?:sectors?|markets?|world|domains?|areas?|arena|side|applications?|industry)\b|^(?:this|the|such|these) (?:\w+ )?(?:technolog(?:y|ies)|capabilit(?:y|ies)|results?|advances?) (?:is|are|will|would|could|can|may|has|have)(?: also)? (?:(?:be )?(?:applicable|relevant|of use|useful|beneficial)\b|(?:have |find )?(?:\w+ )?(?:applications?|uses) (?:in|to|for|beyond|outside))|\b(?:is|are|will be) (?:expected|likely|anticipated) to (?:have|bring|offer|provide|yield|see|find|give) (?:the |an? )?(?:greatest|largest|most|biggest|highest|broad(?:est)?|wide(?:st)?|significant|substantial|great|major|immediate)(?: and \w+)? (?:pay-?offs?|impacts?|benefits?|applications?|use|market|savings|returns?|interest)\b/i

/** What may be said of a later phase, and no more: "While a Phase II concept may be outlined, …". */
const LATER_ALLOWED = /^(?:while|although|though) [^,]*\bphase (?:ii|iii|2|3|two|three)\b[^,]* (?:may|might|can|could) (?:also )?be \w+/i

/** Words of a duty, a limit or a property that hold whoever reads them. */
const BINDS = /\b(?:must|shall|should|threshold|objective|required?|at least|at most|no more than|not exceed)\b/i

/** Behind "while …" something is ordered after all. */
const ORDERS = /, (?:[^,]{3,80} )?(?:must|shall|should|will|needs? to|(?:is|are) (?:expected|required|asked|to be))\b/i

/**
 * Whether a sentence of the description tells how the world is: no duty, limit, value or property of the product. It is kept in the matrix, and
 * no work is made of it. What a phase's own section says is always work.
 */
export function tellsTheWorld({ text, phase, kind, quantities }: Requirement, clauses: readonly Clause[], isOptional: boolean): boolean {
  if (LATER_ALLOWED.test(text) && !ORDERS.test(text)) return true
  if (phase !== 'any' || quantities.length > 0 || hasNumber(text.replace(/\[[\d, ]+\]/g, ''))) return false
  if (OF_PROPOSALS.test(text) || EXPLAINS.test(text) || (USES.test(text) && !BINDS.test(text))) return true
  return (
    !isOptional &&
    kind === 'performance' &&
    !BINDS.test(text) &&
    clauses.every((clause) => clause.kind === 'quote' && declarative(clause.text) !== null)
  )
}
