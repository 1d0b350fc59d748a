import { hasDigit } from '../../../language/characters.ts'
import { formOf } from '../../../language/clause.ts'
import { cueList } from '../../../language/cue-list.ts'
import { inSentence } from '../../../language/in-sentence.ts'
import { isBareFigure } from '../../../language/quantity/bare-figure.ts'
import { sentencesIn } from '../../../language/sentence.ts'
import { standingIn } from '../../../language/tokens.ts'
import { type Word, wordsOf } from '../../../language/words.ts'
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

/** A proof and its step, what it is `of` where it does not say so itself, by when it is met and what it answers. */
type Marked = { step: WorkStep; proof: Proof; of?: string; by?: string | undefined; answers?: string | undefined }

/** A proof with its figure, the value of the commitment that it measures, how it is tested and who judges it. */
export function passMark({ step, proof: asTold, of = 'result', by, answers }: Marked, { rows, frame }: Composition): ComposedLine {
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
    by,
    answers,
  })
  return {
    text: raised(standsFor(proof) ? `${of}: ${lowered(told)}` : told),
    from: [...cellsOf(step.id, 'proof'), ...(committed ? cellsOf(committed.id, 'quantity', 'today', 'value', 'how') : [])],
  }
}

/** The fields of a criterion, by when it is met and what it answers. */
type Told = Pick<Proof, 'quantity' | 'condition' | 'runs' | 'evidence' | 'judge'> &
  Pick<Commitment, 'how' | 'today'> & { mark: string; by: string | undefined; answers: string | undefined }

/**
 * A criterion of its fields, one sentence: each cell in its place behind fixed words, as it was typed, and nothing twice. What is a sentence itself stands
 * behind its label at the end, and so does all that belongs to a mark which holds several values, since nobody could tell to which of them.
 */
export function markTold({ quantity, mark, today, condition, runs, how, evidence, judge, by, answers }: Told): string {
  const once = unsaidIn([quantity, mark], [condition, runs, how, evidence])
  const [where, often, measured, shown] = [once(condition), once(runs), once(how), once(evidence)]
  const isApart = mark !== '' && (holdsSeveral(mark) || isCompared(quantity) || isSentence(quantity))
  const amount = joined([isApart ? `pass: ${lowered(mark)}` : mark, today], ' ')
  const behind = [
    isApart ? labelled('conditions', where) : conditionTold(where, today),
    isApart ? labelled('runs', often) : runsIn(often),
    measured && opensPhrase(measured) ? measured : connected('measured', 'measured', measured),
    connected('shown', 'evidence', shown),
    judgeTold(judge),
  ]
  const [clauses, labels] = [false, true].map((isLabel) => behind.filter((part) => part !== undefined && LABELLED.test(part) === isLabel))
  const inBrackets = clauses?.[0]?.startsWith('(') ? clauses.shift() : undefined
  const beside = joined([...(clauses ?? []), by], ', ').replace(/, (?=judged by )/, shown && clauses?.some(isShown) ? ' and ' : ', ')
  const told = joined([joined([amount, inBrackets], ' '), beside], ', ')
  return joined(
    [isDuty(quantity, mark, isApart) ? `${open(quantity)} shall be ${told}` : headed(quantity, amount, told), ...(labels ?? []), answers],
    '; ',
  )
}

/** Where nothing has to be reached, what is told behind a name goes on in its clause; a mark that stands apart has its own label. */
function headed(quantity: string, amount: string, told: string): string {
  if (LABELLED.test(told)) return `${open(quantity)}; ${told}`
  return amount === '' && !told.startsWith('(') ? joined([open(quantity), told], ', ') : withFigure(quantity, amount, told)
}

/** Whether a mark can follow "shall be": it begins with its figure or with how that binds, and what is measured is named by a thing. */
function isDuty(quantity: string, mark: string, isApart: boolean): boolean {
  const [first, named] = [wordsOf(mark)[0], wordsOf(open(quantity)).at(-1)]
  return !isApart && hasDigit(mark) && !quantity.includes(': ') && [first, named].every(isOfThing)
}

/** "each inside 12 g", "issued with 2 copies": what begins so tells of the thing, and is not its figure; what ends so is done, "manual approved". */
function isOfThing(word: Word | undefined): boolean {
  return word !== undefined && !['DET', 'AUX', 'PRON'].includes(word.pos) && (word.pos !== 'VERB' || formOf(word) === 'ing')
}

/** Under which conditions it is so: what begins as a place or a time does goes on, anything else stands in brackets. */
function conditionTold(where: string | undefined, today: string | undefined): string | undefined {
  if (!where || (opensPhrase(where) && !MARKED.test(where))) return where
  return today || isSentence(where) || /[()]/.test(where) ? labelled('conditions', where) : `(${where})`
}

/** In how many runs: "three nights" are nights in which it is tried, "once" says all itself. */
function runsIn(often: string | undefined): string | undefined {
  const told = often && runsTold(often)
  if (!told) return undefined
  const { pos = '' } = wordsOf(told)[0] ?? {}
  if (isSentence(told) || MARKED.test(told)) return labelled('runs', told)
  return ['ADP', 'ADV', 'SCONJ'].includes(pos) ? told : `in ${told}`
}

/** "measured with a scale", "shown by the log": a name behind "by", what begins as a place does without it, a sentence behind its label. */
function connected(verb: string, label: string, words: string | undefined): string | undefined {
  if (!words) return undefined
  if (isSentence(words) || !isName(words) || sentencesIn(words).length > 1) return labelled(label, words)
  return opensPhrase(words) ? `${verb} ${words}` : `${verb} by ${inSentence(words)}`
}

function judgeTold(judge: string | undefined): string | undefined {
  return judge && (isName(judge) ? `judged by ${open(judge)}` : labelled('judging', open(judge)))
}

function isShown(part: string | undefined): boolean {
  return part?.startsWith('shown ') === true
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

function labelled(label: string, words: string | undefined): string | undefined {
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
