import { hasDigit } from '../../../language/characters.ts'
import { clauseOf, formOf } from '../../../language/clause.ts'
import { binds, quantitiesIn } from '../../../language/quantity/quantity.ts'
import { standingIn } from '../../../language/tokens.ts'
import { wordsOf } from '../../../language/words.ts'
import { SAYS_TODAY } from '../../says-today.ts'
import type { Commitment, PlanFields, Proof, WorkBreakdown } from '../work-breakdown.ts'
import { type CellRef, type ComposedLine, cellsOf } from './composed.ts'
import { figure, figuresIn, inUnit, joined, open, raised, runsTold, saysHow } from './phrase.ts'
import { closed } from './sentences.ts'

/** A figure with what it is the figure of: of a proof, or of a commitment. */
type Figure = Pick<Proof, 'quantity' | 'comparator' | 'value' | 'unit'>

/** The label behind which stands what was measured before. */
export const REACHED = 'Reached today'

/** The rows with what is still to be reached: what was measured before is no pass mark of this plan. */
export function withoutReached(rows: WorkBreakdown): WorkBreakdown {
  return withFigures(rows, (one) => !isReached(one, rows.plan))
}

/** The rows with nothing but what was measured before. */
export function onlyReached(rows: WorkBreakdown): WorkBreakdown {
  return withFigures(rows, (one) => isReached(one, rows.plan))
}

function withFigures(rows: WorkBreakdown, isMeant: (one: Proof | Commitment) => boolean): WorkBreakdown {
  const steps = rows.steps.map((step) => ({ ...step, proof: step.proof.filter(isMeant) }))
  return { ...rows, steps, commitments: rows.commitments.filter(isMeant) }
}

/** Lines for rows with what was measured before: it stands with what the work builds on, where that does not say it already. */
export function reachedLines({ steps, commitments, plan }: WorkBreakdown): ComposedLine[] {
  const isTold = standingIn([plan.existing ?? '', plan.feasibility ?? ''])
  const lines = (from: readonly CellRef[], { quantity, amounts, others }: Told): ComposedLine[] => {
    const [figures, rest] = [amounts, others].map((some) => some.flatMap((one) => (one ? [open(one)] : []))) as [string[], string[]]
    if ([quantity, ...figures, ...rest].every(isTold)) return []
    return [{ text: `${REACHED}: ${closed(raised(joined([withFigure(quantity, joined(figures, '; ')), ...rest], '; ')))}`, from }]
  }
  const values = commitments.flatMap(({ id, quantity, today, how, ...one }) =>
    lines(cellsOf(id, 'quantity', 'today', 'value', 'how'), {
      quantity,
      amounts: [figure(one), today && inUnit(today, one.unit)],
      others: [how],
    }),
  )
  const proofs = steps.flatMap(({ id, proof }) =>
    proof.flatMap(({ quantity, condition, runs, evidence, ...one }) =>
      lines(cellsOf(id, 'proof'), { quantity, amounts: [figure(one)], others: [condition, runs && runsTold(runs), evidence] }),
    ),
  )
  return [...values, ...proofs]
}

/** What was measured, what came of it, and what else is told of that. */
type Told = { quantity: string; amounts: readonly (string | undefined)[]; others: readonly (string | undefined)[] }

/**
 * A quantity with what is said of it, its figure at first. Where its name holds a figure that binds, "pressure drop under 25 mm", another one stands apart:
 * neither is the value of the other. "Recovery after 24 h" only names what is measured. What is whole without a figure, "it passes if no lot fails", ends there.
 * A name that has its own colon, "Logger: error", is read on into the figure.
 */
export function withFigure(quantity: string, amount: string, told = amount): string {
  const isWhole = figuresIn(quantity).length > 0 || clauseOf(wordsOf(quantity)).verbAt > 0
  const isApart = amount === '' ? isWhole : isCompared(quantity) && quantitiesIn(told).length > 0
  return joined([open(quantity), told], isApart ? '; ' : amount !== '' && quantity.includes(': ') ? ' ' : ': ')
}

/**
 * Whether a figure tells what is, and not what is to be reached. One that says how it binds is to be reached; of others that is told already which has
 * only today's figure, which the company states of its own ("our library detects …"), and which stands with what exists. A figure that
 * binds in how it is measured is a goal that was not taken apart, "not measured" is no figure, and what says how it is tested is a test.
 */
function isReached(one: Figure & Partial<Proof & Commitment>, { existing = '', feasibility = '' }: PlanFields): boolean {
  if (one.comparator || one.runs || one.condition || one.evidence) return false
  if (!one.value) return !saysHow(one.how) && (hasDigit(one.today ?? '') || isStatement(one) || isOfToday(one))
  const [own, another] = quantitiesIn(joined([one.value, one.unit], ' '))
  if (!own || another || own.comparator !== '=') return false
  return quantitiesIn(`${existing}. ${feasibility}`).some(({ value, unit }) => value === own.value && unit === own.unit)
}

/** A name that says a figure of today, and none that binds: "hold time today 61 h". */
function isOfToday({ quantity }: Figure): boolean {
  return hasDigit(quantity) && SAYS_TODAY.test(quantity) && !quantitiesIn(quantity).some(binds)
}

/** Whether words hold a figure that says how it binds: "20 microseconds or less". */
export function isCompared(words = ''): boolean {
  return quantitiesIn(words).some(({ comparator }) => comparator !== '=')
}

/** Who speaks of what is their own. */
const OWN: ReadonlySet<string> = new Set(['our', 'we', 'my', 'i'])

/**
 * What the company says of its own, with a verb that says what it did, or of a commitment what it does: "our card finds …". Of anything else a
 * statement may be how a step is going to be tested: "all 40 held-back runs play to the end".
 */
function isStatement(one: Figure & Partial<Commitment>): boolean {
  const tagged = wordsOf(one.quantity)
  const { modals, verbAt } = clauseOf(tagged)
  const verb = tagged[verbAt]
  const forms = 'step_ids' in one ? ['s', 'other'] : ['other']
  const isOwn = OWN.has(tagged[0]?.text.toLowerCase() ?? '')
  return isOwn && !saysHow(one.quantity) && modals.length === 0 && verbAt > 0 && verb?.pos === 'VERB' && forms.includes(formOf(verb))
}
