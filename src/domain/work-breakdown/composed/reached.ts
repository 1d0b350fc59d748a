import { clauseOf, formOf } from '../../../language/clause.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { wordsOf } from '../../../language/words.ts'
import type { Commitment, PlanFields, Proof, WorkBreakdown } from '../work-breakdown.ts'
import { type ComposedLine, cellsOf } from './composed.ts'
import { closed, figure, inUnit, joined, open, raised, runsTold } from './phrase.ts'

/** A figure with what it is the figure of: of a proof, or of a commitment. */
type Figure = Pick<Proof, 'quantity' | 'comparator' | 'value' | 'unit'>

/** The label behind which stands what was measured before. */
export const REACHED = 'Reached today'

/** The rows with what is still to be reached: what was measured before is no pass mark of this plan. */
export function withoutReached(rows: WorkBreakdown): WorkBreakdown {
  return {
    ...rows,
    steps: rows.steps.map((step) => ({ ...step, proof: step.proof.filter((proof) => !isReached(proof, rows.plan)) })),
    commitments: rows.commitments.filter((one) => !isReached(one, rows.plan)),
  }
}

/** What was measured before, as it was typed: it stands with what the work builds on. */
export function reachedLines({ steps, commitments, plan }: WorkBreakdown): ComposedLine[] {
  const told = (words: string, ...others: readonly (string | undefined)[]) =>
    `${REACHED}: ${closed(raised(joined([words, ...others.map((one) => one && open(one))], '; ')))}`
  const proofs = steps.flatMap(({ id, proof }) =>
    proof
      .filter((one) => isReached(one, plan))
      .map((one) => ({
        text: told(withFigure(one.quantity, figure(one)), one.condition, one.runs && runsTold(one.runs), one.evidence),
        from: cellsOf(id, 'proof'),
      })),
  )
  const values = commitments
    .filter((one) => isReached(one, plan))
    .map((one) => ({
      text: told(withFigure(one.quantity, joined([figure(one), one.today && inUnit(one.today, one.unit)], '; ')), one.how),
      from: cellsOf(one.id, 'quantity', 'today', 'value', 'how'),
    }))
  return [...values, ...proofs]
}

/**
 * A quantity with what is said of it, its figure at first. Where its name holds a figure that binds, "pressure drop under 25 mm", another one stands apart:
 * neither is the value of the other. "Recovery after 24 h" only names what is measured.
 */
export function withFigure(quantity: string, amount: string, told = amount): string {
  const isApart = quantitiesIn(quantity).length > 0 && quantitiesIn(told).length > 0 && (amount === '' || isCompared(quantity))
  return joined([open(quantity), told], isApart ? '; ' : ': ')
}

/**
 * Whether a figure tells what is, and not what is to be reached. One that says how it binds is to be reached; of others that is told already which has
 * only today's value, which is a statement ("our library detects …"), and which stands with what exists.
 */
function isReached(one: Figure & Pick<Commitment, 'today' | 'how'>, { existing = '', feasibility = '' }: PlanFields): boolean {
  if (one.comparator) return false
  if (!one.value) return !isCompared(one.how) && (one.today !== undefined || isStatement(one))
  const [own, another] = quantitiesIn(joined([one.value, one.unit], ' '))
  if (!own || another || own.comparator !== '=') return false
  return quantitiesIn(`${existing}. ${feasibility}`).some(({ value, unit }) => value === own.value && unit === own.unit)
}

/** Whether words hold a figure that says how it binds: "20 microseconds or less". */
export function isCompared(words = ''): boolean {
  return quantitiesIn(words).some(({ comparator }) => comparator !== '=')
}

/** A subject with a verb that says what it did, or of a commitment what it does: "the log shows …" is how a step is going to be tested. */
function isStatement(one: Figure & Partial<Commitment>): boolean {
  const tagged = wordsOf(one.quantity)
  const { modals, verbAt } = clauseOf(tagged)
  const verb = tagged[verbAt]
  const forms = 'step_ids' in one ? ['s', 'other'] : ['other']
  return modals.length === 0 && verbAt > 0 && verb?.pos === 'VERB' && forms.includes(formOf(verb))
}
