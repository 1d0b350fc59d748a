import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { decisive } from '../demands/decisive.ts'
import type { Stage } from '../demands/duty-verbs.ts'
import { limitsIn } from '../demands/limits-in.ts'
import { itemOf } from '../demands/list-item.ts'
import { hasNumber } from '../english/wording.ts'
import type { PlanBrief } from '../plan-brief.ts'

/** Which demand of the solicitation a question hangs on. */
export type Anchors = {
  /** Values with a number, the decisive ones first. */
  values: Requirement[]
  /** What has to be worked out and made: the phase's own, longest first. */
  works: Requirement[]
  tests: Requirement[]
  closing: Requirement[]
  /** Any demand whose text matches. */
  matching: (pattern: RegExp) => Requirement | undefined
}

/** Finds the demands that questions can be asked about. */
export function anchorsOf({ demands, closing }: PlanBrief): Anchors {
  const byId = new Map(demands.requirements.map((one) => [one.id, one]))
  const found = (ids: readonly (string | undefined)[]) => [...new Set(ids)].flatMap((id) => byId.get(id ?? '') ?? [])
  const staged = (stages: readonly Stage[]) =>
    demands.duties.filter(({ stage }) => stages.includes(stage)).sort((one, other) => rank(other) - rank(one))
  const own = ownLimits(demands.requirements)
  const values = demands.proofs
    .filter(({ text, form }) => form !== 'words' && isQuantity(text) && !OF_THE_AWARD.test(text))
    .map((proof) => ({ proof, rank: decisive(proof.text) + ofTheProduct(byId.get(proof.requirement_id), own) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ proof }) => proof)
  const apart = new Set([...demands.constraints, ...demands.papers].map(({ id }) => id))
  const usable = demands.requirements.filter(({ id }) => !apart.has(id))
  return {
    values: found(values.map((proof) => proof.requirement_id)),
    works: found(staged(['analyse', 'design', 'build', 'integrate']).map((duty) => duty.requirement_id)),
    tests: found(staged(['test']).map((duty) => duty.requirement_id)).filter(({ text }) => PROVED.test(text)),
    closing: found(closing.map((duty) => duty.requirement_id)),
    matching: (pattern) => usable.find((one) => pattern.test(itemOf(one).text)),
  }
}

/** What the product has to reach decides more than the space that it may take, and most where the phase's own section says the number again. */
function ofTheProduct(value: Requirement | undefined, own: ReadonlyMap<string, string>): number {
  if (!value) return 0
  const isAgain = limitsIn(value.text).some((limit) => own.has(limit) && own.get(limit) !== value.id)
  return (value.kind === 'performance' ? 1 : 0) + (value.phase !== 'any' || isAgain ? 2 : 0)
}

/** The limits that the phase's own section sets, each with the demand that sets it. */
function ownLimits(requirements: readonly Requirement[]): Map<string, string> {
  return new Map(
    requirements.filter(({ phase }) => phase !== 'any').flatMap(({ id, text }) => limitsIn(text).map((limit) => [limit, id] as const)),
  )
}

/** Words of a proof. */
const PROVED = /\b(?:test|demonstrat|validat|measur|evaluat|verif|benchmark|experiment|feasib|assess|quantif|characteriz)/i

/** Money, months and readiness levels of the award are no value of the work. */
const OF_THE_AWARD = /\bproposals?\b|\bperiod of performance\b|\bTRL\b/

/** A value with a unit or a limit; a mere count or a year decides nothing. */
function isQuantity(text: string): boolean {
  return (
    hasNumber(text) &&
    (/threshold|less than|greater than|at least|no more/i.test(text) || quantitiesIn(text).some(({ unit }) => unit !== ''))
  )
}

function rank({ isOwn, text }: { isOwn?: boolean; text: string }): number {
  const isHard =
    /^(?:\w+ly )?(?:develop|design|determine|demonstrate|define|build|construct|integrate|conceptualize|extend|implement|perform|propose|estimate)/.test(
      text,
    )
  return (isOwn ? 1_000 : 0) + (isHard ? 400 : 0) + Math.min(text.length, 300)
}
