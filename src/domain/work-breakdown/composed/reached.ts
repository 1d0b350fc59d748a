import { hasDigit } from '../../../language/characters.ts'
import { clauseOf, formOf } from '../../../language/clause.ts'
import { binds, quantitiesIn } from '../../../language/quantity/quantity.ts'
import { standingIn } from '../../../language/tokens.ts'
import { wordsOf } from '../../../language/words.ts'
import { isGuess, SAYS_TODAY } from '../../thought.ts'
import type { Commitment, WorkBreakdown } from '../work-breakdown.ts'
import { type ComposedLine, cellsOf } from './composed.ts'
import { figuresIn, inUnit, joined, open, raised, saysHow } from './phrase.ts'
import { closed } from './sentences.ts'

/** The label behind which stands what is so today, measured or guessed: it is no achievement of this plan. */
export const STARTING_POINT = 'Starting point'

/** The rows with what is still to be reached: what is told only of today is no commitment. A step's test always is what it has to pass. */
export function withoutReached(given: WorkBreakdown): WorkBreakdown {
  const rows = withoutGuesses(given)
  return { ...rows, commitments: rows.commitments.filter((one) => !isOnlyOfToday(one)) }
}

/** The rows with nothing but what is told of today. */
export function onlyReached(rows: WorkBreakdown): WorkBreakdown {
  return { ...rows, commitments: withoutGuesses(rows).commitments.filter(isOnlyOfToday) }
}

/** The rows without what is only guessed: nothing is judged by it before somebody says that it counts (`markChecks`). */
function withoutGuesses(rows: WorkBreakdown): WorkBreakdown {
  const { steps, commitments } = rows
  return {
    ...rows,
    steps: steps.map((step) => ({ ...step, proof: step.proof.filter((one) => !isGuess(one)) })),
    commitments: commitments.map((one) => (isGuess(one) ? { ...one, comparator: undefined, value: undefined } : one)),
  }
}

/** Lines for rows with what is told only of today: it stands with what the work builds on, where that does not say it already. */
export function reachedLines({ commitments, plan }: WorkBreakdown): ComposedLine[] {
  const isTold = standingIn([plan.existing ?? '', plan.feasibility ?? ''])
  return commitments.flatMap(({ id, quantity, today, how, unit }) => {
    const amount = today ? open(inUnit(today, unit)) : ''
    const method = how ? open(how) : ''
    if ([quantity, amount, method].every((words) => words === '' || isTold(words))) return []
    const isSaid = standingIn([quantity, amount])(method)
    const text = `${STARTING_POINT}: ${closed(raised(joined([withFigure(quantity, amount), isSaid ? '' : method], '; ')))}`
    return [{ text, from: cellsOf(id, 'quantity', 'today', 'how') }]
  })
}

/**
 * A quantity with what is said of it, its figure at first. Where its name holds a figure that binds, "pressure drop under 25 mm", another one stands apart:
 * neither is the value of the other. "Recovery after 24 h" only names what is measured. What is whole without a figure, "it passes if no lot fails", ends there.
 * A name that has its own colon, "Logger: error", is read on into the figure.
 */
export function withFigure(quantity: string, amount: string): string {
  const isWhole = figuresIn(quantity).length > 0 || clauseOf(wordsOf(quantity)).verbAt > 0
  const isApart = amount === '' ? isWhole : isCompared(quantity) && quantitiesIn(amount).length > 0
  return joined([open(quantity), amount], isApart ? '; ' : amount !== '' && quantity.includes(': ') ? ' ' : ': ')
}

/**
 * Whether a commitment tells what is, and not what is to be reached: it has only today's figure, or is stated as the company's own ("our library detects …").
 * A figure that binds in how it is measured is a goal that was not taken apart, and "not measured" is no figure.
 */
function isOnlyOfToday(one: Commitment): boolean {
  if (one.comparator || one.value || saysHow(one.how)) return false
  return hasDigit(one.today ?? '') || isStatement(one) || isOfToday(one)
}

/** A name that says a figure of today, and none that binds: "hold time today 61 h". */
function isOfToday({ quantity }: Commitment): boolean {
  return hasDigit(quantity) && SAYS_TODAY.test(quantity) && !quantitiesIn(quantity).some(binds)
}

/** Whether words hold a figure that says how it binds: "20 microseconds or less". */
export function isCompared(words = ''): boolean {
  return quantitiesIn(words).some(({ comparator }) => comparator !== '=')
}

/** Who speaks of what is their own. */
const OWN: ReadonlySet<string> = new Set(['our', 'we', 'my', 'i'])

/** What the company says of its own, with a verb that says what it does or did: "our card finds …". */
function isStatement({ quantity }: Commitment): boolean {
  const tagged = wordsOf(quantity)
  const { modals, verbAt } = clauseOf(tagged)
  const verb = tagged[verbAt]
  const isOwn = OWN.has(tagged[0]?.text.toLowerCase() ?? '')
  return isOwn && !saysHow(quantity) && modals.length === 0 && verbAt > 0 && verb?.pos === 'VERB' && ['s', 'other'].includes(formOf(verb))
}
