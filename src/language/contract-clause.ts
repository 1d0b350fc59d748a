import { namesCalendarMonth } from './calendar-months.ts'
import { formOf } from './clause.ts'
import type { Word } from './words.ts'

/** What stands between two marks of a sentence, and the mark before it. */
export type ClausePart = { mark: Word | undefined; words: readonly Word[] }

const PARTING = new Set([',', ';', ':', '-', '–', '—'])

/** The parts of a sentence; what stands in brackets is never parted, nor is a word with a hyphen. */
export function partsOf(words: readonly Word[]): ClausePart[] {
  let depth = 0
  const parts: { mark: Word | undefined; words: Word[] }[] = [{ mark: undefined, words: [] }]
  for (const [at, word] of words.entries()) {
    if (word.text === '(') depth += 1
    if (word.text === ')') depth -= 1
    const isHyphen = word.text === '-' && (word.space === '' || words[at + 1]?.space === '')
    const isColonInside = word.text === ':' && words[at + 1]?.space === ''
    if (depth === 0 && PARTING.has(word.text) && !isHyphen && !isColonInside) parts.push({ mark: word, words: [] })
    else parts.at(-1)?.words.push(word)
  }
  return parts
}

/** Words that lead a clause which hangs on another, beside those that the tagger tells. */
const LEADING = new Set(
  'if when whenever once where after before until till while because since unless although as so that which who what how than whether'.split(
    ' ',
  ),
)

const ASKING = new Set(['which', 'what', 'who', 'how', 'whether'])

/** Whether words begin with what is asked, "which ones it takes", and not with what tells more of the word before them: "which fails". */
export function isAsked([first, second]: readonly Word[]): boolean {
  return first !== undefined && second !== undefined && ASKING.has(first.text.toLowerCase()) && !isInflected(second) && !isVerb(second)
}

/** Whether a word leads a clause that hangs on another. */
export function leads({ text, pos }: Word): boolean {
  return pos === 'SCONJ' || LEADING.has(text.toLowerCase())
}

/** Whether words begin with what joins them to those before: "and it cools", "because it cracks". */
export function isLed(words: readonly Word[]): boolean {
  const [first] = words
  return first !== undefined && (first.pos === 'CCONJ' || leads(first))
}

/**
 * Where "we" stands in its part: first, joined to a clause before it, behind an opening ("If it slips we stop"), or under another clause; undefined where
 * it begins with its object ("the ropes we break") or nobody can tell; behind the object of another clause it is under that ("with the error we read"). `isOpen` says that a main clause stands before it in the same part.
 */
export function placeOf(words: readonly Word[], at: number, isOpen: boolean): 'first' | 'joined' | 'behind' | 'under' | undefined {
  const before = words.slice(0, at)
  const opening = before.findIndex((one) => one.pos !== 'CCONJ' && (one.pos !== 'ADV' || (leads(one) && one.text.toLowerCase() !== 'so')))
  const opened = before.slice(Math.max(0, opening))
  const [opener] = opened
  // "and then we"
  const last = before.findLast(({ pos }) => pos !== 'ADV') ?? before.at(-1)
  if (!opener || !last) return before.length === 0 ? 'first' : 'joined'
  const isOpened = !isOpen && leads(opener) && opener.text.toLowerCase() !== 'so'
  if (last.pos === 'CCONJ') return isOpened ? 'under' : 'joined'
  const next = before.at(-1) ?? last
  if (next.text === 'so') return 'joined'
  if (before.every(({ pos }) => pos === 'ADV') && !leads(next)) return 'first'
  if (leads(next)) return 'under'
  // "which loaves we weigh" is asked, and "what fails we mend" told
  const isOfVerb = opened.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  if (isOpened) return opened.length > 1 && (isOfVerb || !isAsked(opened)) ? 'behind' : 'under'
  const isPhrase = opener.pos === 'ADP' && !opened.some((one) => one.pos === 'AUX' || (one.pos === 'VERB' && !isParticiple(one)))
  if ((isPhrase || isTime(opened)) && !isOpen) return 'behind'
  const isObject = before.slice(1).some(({ pos }) => pos === 'NOUN') && before.some(({ pos }) => pos === 'VERB' || pos === 'ADP')
  return last === next && last.pos === 'NOUN' && isObject ? 'under' : undefined
}

function isParticiple(word: Word): boolean {
  return ['ing', 'ed'].includes(formOf(word))
}

const TIMES = new Set(
  'today tomorrow tonight yesterday first second third last next day week month quarter year spring summer autumn fall winter morning'.split(
    ' ',
  ),
)
const OF_TIME = new Set(['ADV', 'ADJ', 'NUM', 'DET', 'CCONJ', 'ADP'])

/** Whether words only tell when or as which: "Today", "Last", "This spring"; "the day we bake" is one of a clause. */
function isTime(words: readonly Word[]): boolean {
  const isOf = ({ text, lemma, pos }: Word) => TIMES.has(lemma) || namesCalendarMonth(text) || OF_TIME.has(pos)
  const tells = ({ text, lemma }: Word) => TIMES.has(lemma) || namesCalendarMonth(text)
  return words.every(isOf) && words.some(tells) && !words.some(({ text }) => text.toLowerCase() === 'the')
}

/** What was told of before the work, or is so today: nobody owes it. */
const NOW: ReadonlySet<string> = new Set(['today', 'yesterday', 'currently', 'already'])

/** Whether words say that it is so today, or was: "Today", "Last year"; "Last, we paint it" comes at the end. */
export function isOfNow(words: readonly Word[]): boolean {
  return words.some(({ lemma }, at) => NOW.has(lemma) || (lemma === 'last' && TIMES.has(words[at + 1]?.lemma ?? '')))
}

/** Whether a main clause stands behind the one that words begin with, and no mark between: "if it cracks the miller waits". */
export function hasMainBehind(words: readonly Word[]): boolean {
  if (!words[0] || !leads(words[0])) return false
  const verbs = words.flatMap((word, at) => (isInflected(word) && ['NOUN', 'PROPN', 'PRON'].includes(words[at - 1]?.pos ?? '') ? at : []))
  return verbs.length > 1 && !words.slice(1, verbs[1]).some((word) => word.pos === 'CCONJ' || leads(word))
}

/** Whether words have a finite verb with a subject of its own, one alone at their start, or none. */
export function verbIn(words: readonly Word[]): 'own' | 'alone' | undefined {
  const own = words.slice(0, leadAt(words)).filter(({ pos }) => pos !== 'ADV')
  const at = own.findIndex((word, nth) => isInflected(word) || (isVerb(word) && (nth === 0 || isSubject(own[nth - 1]))))
  if (at < 0 || (at === 0 && formOf(own[0] as Word) === 'ing')) return undefined
  return at > 0 ? 'own' : 'alone'
}

/** Whether a verb among words shows its person, before another clause begins. */
export function hasPerson(words: readonly Word[]): boolean {
  return words.slice(0, leadAt(words)).some(isInflected)
}

function leadAt(words: readonly Word[]): number {
  const at = words.findIndex((word, nth) => nth > 0 && leads(word))
  return at < 0 ? words.length : at
}

function isInflected(word: Word): boolean {
  return (word.pos === 'AUX' && formOf(word) !== 'ing') || (word.pos === 'VERB' && formOf(word) === 's')
}

function isVerb(word: Word): boolean {
  return word.pos === 'VERB' && ['bare', 'other'].includes(formOf(word))
}

/** Whether a word may be the subject of a verb that shows no person. */
export function isSubject(word: Word | undefined): boolean {
  return word !== undefined && (word.pos === 'PRON' || word.pos === 'NUM' || (word.pos === 'NOUN' && word.text.endsWith('s')))
}

/** Where what leads a clause ends: "and then". */
export function leadOf(words: readonly Word[]): number {
  const at = words.findIndex(({ pos }) => pos !== 'ADV' && pos !== 'CCONJ')
  return at < 0 ? words.length : at
}
