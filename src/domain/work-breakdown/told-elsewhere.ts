import { hasDigit, hasLetterOrDigit } from '../../language/characters.ts'
import { clauseOf, formOf } from '../../language/clause.ts'
import { cueList } from '../../language/cue-list.ts'
import { isBareFigure } from '../../language/quantity/bare-figure.ts'
import { saysLimit } from '../../language/quantity/says-limit.ts'
import { tellsSeveral } from '../../language/quantity/several-values.ts'
import { RANKS } from '../../language/quantity/written-amount.ts'
import { wordsOf } from '../../language/words.ts'
import { isGuess } from '../thought.ts'
import { personNamed } from './composed/people.ts'
import { isCompared } from './composed/reached.ts'
import type { Commitment, Proof, WorkPerson, WorkStep } from './work-breakdown.ts'

/** Whether it is told where a step is done: in its own cell, or as the place of each of its people. */
export function isPlaced({ place, lead, people }: Pick<WorkStep, 'place' | 'lead' | 'people'>, known: readonly WorkPerson[]): boolean {
  const names = [...(lead ? [lead] : []), ...people]
  return place !== undefined || (names.length > 0 && names.every((name) => personNamed(name, known)?.place !== undefined))
}

/**
 * Whether a proof has a figure of which nobody has said how it binds, "about 12 V" among them. Words in its place, "agreed in writing by day 30" or "12 of 12",
 * and a rank, "class 1", need no comparison.
 */
export function isHalfTold({ comparator = 'approx', value = '', unit = '' }: Proof): boolean {
  return comparator === 'approx' && isBareFigure(value) && !RANKS.has(unit)
}

/**
 * Whether a proof says when it is passed: by a figure of which is told how it binds or how it is shown, in words, or by what has to be shown. Without any of
 * them nothing could fail it.
 */
export function canFail(proof: Proof): boolean {
  const { quantity, value, condition, evidence, runs } = proof
  if (isGuess(proof) || (value === undefined && isUnsure(quantity))) return false
  if ([condition, evidence].some(saysSomething)) return true
  if (value === undefined) return binds(quantity) || isDuty(quantity)
  return isHalfTold(proof) ? runs !== undefined || binds(quantity) : saysSomething(value)
}

/** "Remove 95 percent of the dust" is what the result has to do (`bare`), "fits in the box" what it does (`s`): words that say only what is done. */
export function dutyIn(words: string): 'bare' | 's' | undefined {
  const [first, second] = wordsOf(words)
  const verb = first?.text.toLowerCase() === 'not' ? second : first
  if (!verb || !(verb.pos === 'VERB' || verb.lemma === 'be')) return undefined
  const form = formOf(verb)
  return form === 'bare' || form === 's' ? form : undefined
}

function isDuty(quantity: string): boolean {
  return hasDigit(quantity) && dutyIn(quantity) !== undefined
}

/** Whether a proof has its mark in one of its cells: as a value, or in words of another that bind. */
export function saysMark({ value, quantity, condition = '', evidence = '', runs = '' }: Proof): boolean {
  return value !== undefined || [quantity, condition, evidence, runs].some(binds)
}

/** "Yes" to what is measured sets no mark: whoever said it could not have said otherwise. */
function isMereYes({ value }: Proof): boolean {
  return value !== undefined && !saysSomething(value)
}

function saysSomething(words: string | undefined): boolean {
  return words !== undefined && !SAYS_NONE.test(words) && wordsOf(words).some(({ pos, text }) => pos !== 'INTJ' && hasLetterOrDigit(text))
}

/** "Nothing yet", "fine": words in the place of a value that tell none. */
const SAYS_NONE = /^\W*(?:(?:nothing|none|never|not) (?:yet|measured)|fine|ok(?:ay)?|good|all right)\W*$/i

/** Whether words tell several values, or none yet beside others: "2.6 % / 1.4 % / max 2.0", "nothing yet, 6 h, topic 8". */
function isUnsure(words: string): boolean {
  return tellsSeveral(words) || (hasDigit(words) && NONE_YET.test(words))
}

const NONE_YET = /\b(?:(?:nothing|none) yet|(?:never|not yet) measured)\b/i

/** Whether it is told when a step has passed: by a figure that binds, in its cell or in a whole sentence, by words, or by a commitment that it has to reach. */
export function isPassMark({ id, proof }: Pick<WorkStep, 'id' | 'proof'>, commitments: readonly Commitment[]): boolean {
  const committed = commitments.some(({ step_ids, comparator, value }) => step_ids.includes(id) && comparator && value)
  const isMark = (one: Proof) =>
    !isGuess(one) &&
    ((one.value ? !isHalfTold(one) && saysSomething(one.value) : one.condition) ||
      (!isMereYes(one) && (binds(one.quantity) || isDuty(one.quantity))))
  return committed || proof.some(isMark)
}

/** Whether a step lacks no pass mark: it has one, or a value of which the row asks what counts (`markChecks`). */
export function hasMark(step: Pick<WorkStep, 'id' | 'proof'>, commitments: readonly Commitment[]): boolean {
  return step.proof.some(isAsked) || isPassMark(step, commitments)
}

/** Whether a proof has a figure that says itself what is to be asked of it. */
export function isAsked(proof: Proof): boolean {
  return isHalfTold(proof) || isGuess(proof)
}

/** Whether words hold a figure with what it is compared by, "the force is off by no more than 4 %", a ratio, "9 of 10", of which there may be none, "no crack in the weld", or are a sentence on what is so then: "all runs pass the check". */
function binds(words: string): boolean {
  if (isUnsure(words)) return false
  return isCompared(words) || saysLimit(words) || isSentence(words) || isNone(words)
}

/** Whether words name what there may not be; "no test yet" says that nothing is told. */
function isNone(words: string): boolean {
  const [first, ...named] = wordsOf(words)
  return first !== undefined && NONE.test(first.text) && named.some(({ pos }) => pos === 'NOUN') && !UNTOLD.test(words)
}

const NONE = cueList('no | zero')
const UNTOLD = cueList('test* | mark* | figure* | value* | number* | limit* | data | criteri* | yet | idea')

/** Whether words say what is so, and are no name alone: "a lid that the press takes". */
export function isSentence(words: string): boolean {
  const tagged = wordsOf(words)
  const { verbAt } = clauseOf(tagged)
  const verb = tagged[verbAt]
  // "time to set it up" is a name
  const isMain = verb !== undefined && verbAt > 0 && tagged[verbAt - 1]?.text !== 'to'
  return tagged.some(({ pos }) => pos === 'AUX') || (isMain && ['s', 'bare'].includes(formOf(verb)))
}
