import { cueList } from '../../../language/cue-list.ts'
import { isBareFigure } from '../../../language/quantity/bare-figure.ts'
import { standingIn } from '../../../language/tokens.ts'
import { wordsOf } from '../../../language/words.ts'
import { isSentence } from '../told-elsewhere.ts'
import type { Commitment, Proof, WorkStep } from '../work-breakdown.ts'
import { bound } from './bound.ts'
import { committedIn, todayOf } from './committed.ts'
import { type ComposedLine, cellsOf } from './composed.ts'
import type { Composition } from './frame.ts'
import { isName } from './people.ts'
import { figure, figuresIn, holdsSeveral, joined, lowered, open, raised, runsTold } from './phrase.ts'
import { isCompared, withFigure } from './reached.ts'
import { isToldOf } from './same-test.ts'

/** A proof and its step, what it is `of` where it does not say so itself, and what is told of it behind its judge. */
type Marked = { step: WorkStep; proof: Proof; of?: string; also?: readonly (string | undefined)[] }

/** A proof with its figure, the value of the commitment that it measures, how it is tested and who judges it. */
export function passMark({ step, proof: asTold, of = 'result', also = [] }: Marked, { rows, frame }: Composition): ComposedLine {
  const proof = withThing(asTold)
  const committed = committedIn(proof, step, rows)
  const own = (proof.value && (proof.comparator || !committed?.comparator)) || !committed?.value ? proof : committed
  const asked = bound(own, frame.requirements)
  const quantity = isNameless(proof) ? of : proof.quantity
  const told = markTold({
    ...proof,
    quantity,
    mark: asked.value !== undefined && isSaidIn(quantity, asked.value) ? '' : figure(asked),
    today: committed && todayOf(committed),
    how: committed?.how && !isToldOf(proof, committed.how) ? committed.how : undefined,
    judge: isJudged(proof) ? undefined : proof.judge,
    also,
  })
  return {
    text: raised(standsFor(proof) ? `${of}: ${lowered(told)}` : told),
    from: [...cellsOf(step.id, 'proof'), ...(committed ? cellsOf(committed.id, 'quantity', 'today', 'value', 'how') : [])],
  }
}

/** The fields of a criterion, and what is told of it behind them. */
type Told = Pick<Proof, 'quantity' | 'condition' | 'runs' | 'evidence' | 'judge'> &
  Pick<Commitment, 'how' | 'today'> & { mark: string; also: readonly (string | undefined)[] }

/**
 * A criterion of its fields. Only what makes one clause in whatever words stands in one: a name with a plain figure, and behind it what begins as a place or a
 * time does. All else stands apart behind its label, since nobody knows which sense words get that are put behind others; and nothing stands twice.
 */
export function markTold({ quantity, mark, today, condition, runs, how, evidence, judge, also }: Told): string {
  const once = unsaidIn([quantity, mark], [condition, runs, how, evidence])
  const [where, often, measured, shown] = [once(condition), once(runs), once(how), once(evidence)]
  const isApart = mark !== '' && (holdsSeveral(mark) || isCompared(quantity) || isSentence(quantity))
  const isRun = !isApart && !MARKED.test(`${where}`) && (!where || opensPhrase(where))
  const repeats = isRun && often && (RUNS.test(runsTold(often)) || opensPhrase(often)) ? runsTold(often) : undefined
  const amount = joined([mark, today], ' ')
  const beside = isRun ? [where, repeats] : []
  const parts = [
    joined([isApart ? `pass: ${lowered(amount)}` : amount, ...beside], ', '),
    isRun ? undefined : behind('conditions', where),
    repeats ? undefined : behind('runs', often),
    measured && opensPhrase(measured) ? measured : behind('measured', measured),
    behind('evidence', shown),
    judge && `${isName(judge) ? 'judged by' : 'judging:'} ${open(judge)}`,
    ...also,
  ]
  const told = joined(parts, '; ')
  return LABELLED.test(told) ? `${open(quantity)}; ${told}` : withFigure(quantity, amount, told)
}

/** Gives what is told in a cell as one part, unless one before it says so already, or one of `all` says it and more. */
function unsaidIn(said: string[], all: readonly (string | undefined)[]): (cell: string | undefined) => string | undefined {
  return (cell) => {
    if (!cell || standingIn(said)(cell)) return undefined
    const longer = all.filter((other) => other !== undefined && other.length > cell.length) as string[]
    if (standingIn(longer)(cell)) return undefined
    said.push(cell)
    return open(cell).replaceAll('; ', ', ')
  }
}

const LABELLED = /^\p{L}+: /u

/** What parts things: in one run with others nobody could tell which belongs to which. */
const MARKED = /,\s/
const RUNS = /^\S+ runs?$/i

function behind(label: string, words: string | undefined): string | undefined {
  return words && `${label}: ${words}`
}

/** Whether words begin as a place, a time or a condition does, so that they may stand behind a figure: "at 20 m/s", "when it is cold". */
function opensPhrase(words: string): boolean {
  return ['ADP', 'SCONJ'].includes(wordsOf(words)[0]?.pos ?? '')
}

/** Whether a name says a value already: its figures, or where it says more than these its words. */
function isSaidIn(quantity: string, value: string): boolean {
  return isBareFigure(value) ? figuresIn(value).every((one) => figuresIn(quantity).includes(one)) : standingIn([quantity])(value)
}

/** A proof that tells of its thing by a word that only points to it: "it passes if no lot fails" says nothing alone. */
function standsFor({ quantity }: Proof): boolean {
  return POINTING.test(quantity.trim().split(' ', 1)[0] ?? '')
}

const POINTING = cueList('it | they | this | that | these | those')

const JUDGING = cueList('judge* | sign | signs | signed | accept* | approve* | confirm* | witness* | certif* | decide* | review*')

/** Whether what is told of the proof says already who judges it: "and Tom Velez judges it", "Velez signs". */
function isJudged({ quantity, judge = '' }: Proof): boolean {
  const names = judge.match(/\p{Lu}[\p{L}’'-]{2,}/gu) ?? []
  return names.some((name) => quantity.includes(name)) && JUDGING.test(quantity)
}

/** A proof that was told without the name of what is measured is of the step's result. */
function isNameless({ quantity }: Proof): boolean {
  return /^results?$/i.test(quantity.trim())
}

/** A proof without a name and a figure: where it holds is what has to hold, "all ropes are weighed". */
function withThing({ condition, ...proof }: Proof): Proof {
  return isNameless(proof) && proof.value === undefined && condition
    ? { ...proof, quantity: condition }
    : { ...proof, ...(condition && { condition }) }
}
