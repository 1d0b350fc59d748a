import { partedAtSpaces, withoutEnd } from './characters.ts'
import { formOf, isVerb } from './clause.ts'
import { cueList } from './cue-list.ts'
import { inlineListIn, leadEndIn } from './inline-list.ts'
import { tellsOnlyMonths, timeFrom } from './time-words.ts'
import { textOf, type Word, wordsOf } from './words.ts'

/** A thing that a sentence lists, by its name, and what the sentence says of it beside. */
export type ListedThing = { thing: string; beside: string }

/** What may part things from each other: a mark, a word that joins, or both. */
const JOINT = /(?:[,;]\s+(?:(?:and|plus)\s+)?|\s(?:and|plus|as well as)\s+)(?:(?:also|then|finally|of course)\s+)*/gi

/** What joins the last thing to the others, or parts any two. */
const CLOSING = /and|plus|well|;/i

/**
 * The things of a sentence that runs on from one to the next, "we hand over the memo, a sketch and the log", without what introduces them. A joint parts
 * things where one begins behind it; where "and" may join two names, "code and data", "on the design and the test", they stay one. What lists nothing is one thing.
 */
export function thingsListed(sentence: string): ListedThing[] {
  const told = withoutEnd(sentence.trim(), ' .;,')
  const counted = inlineListIn(told, true)
  if (counted) return counted.items.map(({ start, end }) => withoutVerb(told.slice(start, end)))
  const joints = [...told.matchAll(JOINT)].filter(({ index }) => !isInBrackets(told, index))
  const pieces: string[] = []
  const parting: string[] = []
  let from = 0
  for (const [at, { 0: joint, index }] of joints.entries()) {
    const [before, behind] = [told.slice(from, index), told.slice(index + joint.length, joints[at + 1]?.index)]
    const isMarked = (pieces.length > 0 || joint.trim().toLowerCase() !== 'and') && !tellsContents(before)
    const isParted = isMarked
      ? isThing(withoutLead(behind)) || (joint.includes(',') && beginsClause(behind))
      : beginsCounted(behind) && !goesOnWithin(withoutLead(before))
    if (!isParted || !isThing(withoutLead(before))) continue
    pieces.push(before)
    parting.push(joint)
    from = index + joint.length
  }
  const all = [...pieces, told.slice(from)]
  // without an "and" what stands behind a comma may say more of the thing before it, but where all are names
  const areNames = all.length > 2 && all.every((piece) => partedAtSpaces(piece).length <= LONGEST_NAME)
  const isList = !isHeaded(told) && (areNames || parting.some((joint) => CLOSING.test(joint)))
  // "the contractor delivers a report": who opens the sentence is no thing, who opens what is joined to it may be
  return (isList ? all : [told]).map((piece, at) => {
    const { thing, beside } = withoutVerb(at === 0 ? withoutLead(piece) : piece)
    return { thing: withoutLead(thing), beside }
  })
}

/** What has more words is no mere name. */
const LONGEST_NAME = 4

/** "Concept memo: the decision and its reasons": what stands behind the mark is in the thing. */
function isHeaded(text: string): boolean {
  const at = text.indexOf(': ')
  return at >= 0 && withoutLead(text).length === text.length
}

/** "A report covering progress, hours and risks": what is listed behind the verb is in the thing, until one begins with its own article. */
function tellsContents(words: string): boolean {
  const isBehind = ({ pos }: Word) => pos === 'NOUN' || pos === 'PROPN' || pos === 'PUNCT'
  return wordsOf(words).some((word, at, all) => word.pos === 'VERB' && formOf(word) === 'ing' && all.slice(at - 1, at).some(isBehind))
}

function isInBrackets(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at)
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'some', 'another'])

/** Whether words begin with an article, a number or "our". */
function beginsCounted(words: string): boolean {
  const [first, second] = wordsOf(words)
  if (!first || !second) return false
  const isCounted = first.pos === 'NUM' && second.pos !== 'PUNCT'
  return ARTICLES.has(first.text.toLowerCase()) || isCounted || (first.pos === 'PRON' && !isVerb(second) && second.pos !== 'PART')
}

/** "We brief the slides": what somebody does, and no thing. */
function beginsClause(words: string): boolean {
  const [first, second] = wordsOf(words)
  return first?.pos === 'PRON' && second !== undefined && isVerb(second)
}

/** Whether what stands behind a preposition may go on behind "and": "on the design and the test". */
function goesOnWithin(words: string): boolean {
  const told = wordsOf(words)
  return told[told.findLastIndex(({ pos }) => pos === 'ADP') + 1]?.pos === 'DET' && told.some(({ pos }) => pos === 'ADP')
}

/** Whether words name a thing, and no time. */
function isThing(words: string): boolean {
  const told = wordsOf(words)
  const [first, second] = told
  if (!first || tellsOnlyMonths(words.replace(/^due\s/i, '')) || timeFrom(` ${words}`)?.start === 1) return false
  if (second && (ARTICLES.has(first.text.toLowerCase()) || second.text === '-')) return true
  const isMade = first.pos === 'VERB' && formOf(first) === 'ed' && second !== undefined && OF_NAME.has(second.pos)
  const isNamed = isName(first) || first.pos === 'ADJ' || isMade
  return told.some(isName) && (isNamed || beginsCounted(words))
}

function isName({ pos }: Word): boolean {
  return pos === 'NOUN' || pos === 'PROPN'
}

const OF_NAME: ReadonlySet<string> = new Set(['DET', 'ADJ', 'NUM', 'NOUN', 'PROPN'])

/** Whether words are a name and nothing besides. */
function isOnlyNamed(words: readonly Word[]): boolean {
  return words.some(isName) && words.every(({ pos }) => OF_NAME.has(pos))
}

/** "So at the end we hand over the memo", "deliverables: a memo": the memo. What only tells more of a thing, "a log, kept in the lab", introduces nothing. */
function withoutLead(words: string): string {
  const end = Math.max(0, leadEndIn(words))
  const lead = wordsOf(words.slice(0, end))
  const verb = lead.findLast(isVerb)
  // a bare verb has somebody before it, or is a name: "specimen set: the recordings"
  const isSaid = verb && (formOf(verb) === 's' || (formOf(verb) === 'bare' && lead.some(({ pos }) => pos === 'PRON')))
  const introduces = HANDED_OVER.test(words.slice(0, end)) || isSaid
  return introduces && isThing(words.slice(end)) ? words.slice(end) : words
}

/** The words by which somebody says that what follows is handed over. */
export const HANDED_OVER = cueList('deliver* | hand* over | products')

/** "The draft goes to the TPOC": the draft, and what is said of it. */
function withoutVerb(words: string): ListedThing {
  const told = wordsOf(words)
  const at = told.findIndex((word) => word.pos === 'AUX' || (word.pos === 'VERB' && formOf(word) === 's'))
  const before = told.slice(0, Math.max(0, at))
  return isOnlyNamed(before) ? { thing: textOf(before), beside: textOf(told.slice(at)) } : { thing: words, beside: '' }
}
