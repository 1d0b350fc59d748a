import { clauseOf, isOrder } from '../../../language/clause.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { type Word, wordsOf } from '../../../language/words.ts'
import { cuesIn } from './cues.ts'

/** What is longer, in characters, says more than one thing, or is no sentence. */
const LONGEST = 600

/** What makes a sentence ask something, whatever else it says. */
const ASKING: ReadonlySet<string> = new Set(['must', 'should', 'wish'])

/**
 * Whether a sentence asks nothing of the work by how it is built, though it is about the work. It only permits: "This may be shown by simulation"; it says
 * what the Government will do; or it denies that something is wanted or needed, "Steel masts are not of interest", or that it is one of what is asked for:
 * "Ropes are not a deliverable". "No part may remain" denies, and asks.
 */
export function asksNothing(text: string): boolean {
  if (text.length > LONGEST) return false
  const words = withoutConcession(wordsOf(text))
  const { modals, subject, cut, verbAt } = clauseOf(words)
  const cues = cuesIn(words)
  const asking = cues.filter(({ means }) => ASKING.has(means))
  if (isOrder(words)) return false
  if (asking.length > 0) return asking.every(({ at }) => isDenied(words, at))
  const isAll = (modal: string) => modals.length > 0 && modals.every((one) => one === modal) && verbAt >= cut
  const isLimited = cues.some(({ means }) => means === 'limitation' || means === 'limit') || quantitiesIn(text).length > 0
  return (isAll('may') && !isLimited) || (isAll('will') && isOfGovernment(subject)) || (modals.length === 0 && isNoneOf(words))
}

/** "Although no test is expected, …": what a sentence concedes before it says anything asks nothing, and takes nothing back of what is asked behind it. */
function withoutConcession(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ text }) => text === ',')
  return CONCEDES.has(words[0]?.text.toLowerCase() ?? '') && end > 0 ? words.slice(end + 1) : words
}

const CONCEDES: ReadonlySet<string> = new Set(['although', 'though', 'while', 'whereas'])

/** "is not a deliverable": what is denied is that it is such a thing, not how it is. */
function isNoneOf(words: readonly Word[]): boolean {
  const at = words.findIndex(({ lemma }) => lemma === 'be')
  const [not, article] = words.slice(at + 1)
  return at > 0 && not?.text.toLowerCase() === 'not' && ['a', 'an'].includes(article?.text.toLowerCase() ?? '')
}

const DENIALS: ReadonlySet<string> = new Set(['not', 'no', 'neither', 'nor'])

/**
 * "Neither bends": what is denied of all that was named, and not forbidden, is told of what there is. "Not less than 3 m" is none of these. "Oars need not
 * bend": what need not be is permitted to be otherwise, unless more is said of it than that.
 */
export function isToldOfNone(text: string): boolean {
  const words = wordsOf(text)
  const { modals, verbAt } = clauseOf(words)
  if (modals.length > 0) return false
  return ['neither', 'nor'].includes(words[0]?.text.toLowerCase() ?? '') || (needsNot(words, verbAt) && quantitiesIn(text).length === 0)
}

/** Whether "need not" is what a sentence says first, and nothing in it asks. */
function needsNot(words: readonly Word[], verbAt: number): boolean {
  const [need, not] = words.slice(verbAt, verbAt + 2).map(({ text }) => text.toLowerCase())
  return verbAt > 0 && need === 'need' && not === 'not' && cuesIn(words).every(({ means }) => !ASKING.has(means))
}

const NEXT_CLAUSE: ReadonlySet<string> = new Set([',', ';', ':', 'but'])
/** What is denied of these is forbidden: "No part shall bend". */
const DUTIES: ReadonlySet<string> = new Set(['shall', 'must', 'should', 'may', 'can', 'cannot'])

/** "is not of interest", "no access is needed": in the clause of what would ask a denial stands before it; "no less than" compares, and denies nothing. */
function isDenied(words: readonly Word[], at: number): boolean {
  const low = words.map(({ text }) => text.toLowerCase())
  const from = low.slice(0, at).findLastIndex((word) => NEXT_CLAUSE.has(word)) + 1
  const denies = (word: string, nth: number) => nth >= from && DENIALS.has(word) && low[nth + 2] !== 'than'
  return !DUTIES.has(low[at] ?? '') && low.slice(0, at).some(denies)
}

/** Whether it is the Government that does something, and nobody who proposes. */
function isOfGovernment(subject: readonly Word[]): boolean {
  const who = cuesIn(subject).filter(({ means }) => ['government', 'offeror', 'product'].includes(means))
  return who.length > 0 && who.every(({ means }) => means === 'government')
}
