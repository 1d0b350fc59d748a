import { asSentence, raised, startsWithDigit, withoutEnd } from './characters.ts'
import { withApostrophes } from './contractions.ts'
import LEARNED from './learned/held-back.json' with { type: 'json' }
import { type Learned, likelihoods } from './learned/logistic.ts'
import { remembering } from './remembering.ts'
import { stem } from './stem.ts'
import { tokensOf } from './tokens.ts'
import { wordsOf } from './words.ts'

/** What a sentence says of being printed: that it is not for the document itself (`own`), that what was said `before` is not, or nothing of that sort. */
export const HELD = ['own', 'before', 'print'] as const
export type Held = (typeof HELD)[number]

/**
 * So likely a sentence has to keep something out of the document, and a clause of one: what is dictated has many. What is held back in vain costs a click; what is
 * printed in vain is out. Yet one of many clauses has to give a sign of it: that a sentence is long is none.
 */
const LIKELY = { sentence: 0.25, clause: 0.35, sign: 0.03 } as const

/** What the speaker of a sentence, or of what a semicolon parts, says of its being printed. Judged by what was learned of marked sentences (`npm run evals train-held-back`), so a person is asked. */
export function heldBy(sentence: string, learned?: Learned): Held {
  const said = raised(asSentence(withoutEnd(withApostrophes(sentence).trim().replace(MARKS, ''), ';')))
  return learned ? judged(said, learned) : known(said)
}

/** What stands before the words of a heading or of a line of a list. */
const MARKS = /^[#*•–-]+\s+/

const known = remembering((sentence) => judged(sentence, LEARNED))

function judged(sentence: string, learned: Learned): Held {
  const [own, before] = likely(sentence, learned)
  const clauses = clausesOf(sentence).map((clause) => likely(clause, learned).reduce((sum, one) => sum + one))
  const isSign = clauses.length === 0 || clauses.some((one) => one > LIKELY.sign)
  if (isSign && own + before > LIKELY.sentence) return own > before ? 'own' : 'before'
  // beside much that is said of the work one clause is easily outweighed
  return clauses.some((one) => one > LIKELY.clause) ? 'own' : 'print'
}

function likely(sentence: string, learned: Learned): [own: number, before: number] {
  const all = likelihoods(heldFeatures(sentence), learned)
  const of = (held: Held) => all[learned.answers.indexOf(held)] ?? 0
  return [of('own'), of('before')]
}

/** Words that stand for what was said before them. */
const POINTING = /^(?:that|this|these|those|it)$/i
/** What may stand before such a word where nothing is named that it could stand for, and behind it where it is no part of a name or clause. */
const BEFORE = new Set(['VERB', 'AUX', 'ADV', 'PART', 'INTJ', 'PUNCT', 'CCONJ'])
const BEHIND = new Set(['ADP', 'ADV', 'PUNCT', 'PART', 'INTJ', 'CCONJ', 'AUX'])
const FEW_WORDS = 5

/** Whether what keeps something out of the document says it of what was said before: "That's her business, keep it out.", "Keep that out of the paper, name and all."; "Keep this quiet: they pay" is of what follows. */
export function pointsBack(sentence: string): boolean {
  const words = wordsOf(sentence.trim())
  const at = words.findIndex(({ text }) => POINTING.test(text))
  if (at < 0 || words.slice(at, -1).some(({ text }) => text === ':')) return false
  const isFirst = words.slice(0, at).every(({ pos }) => BEFORE.has(pos))
  const isShort = words.filter(({ pos }) => pos !== 'PUNCT').length <= FEW_WORDS
  return at === 0 || isShort || (isFirst && BEHIND.has(words[at + 1]?.pos ?? 'PUNCT'))
}

/** "The dye is from Leeds – keep that quiet, please": each of its clauses as a sentence; none where it has only one. */
export function clausesOf(sentence: string): string[] {
  const parts = sentence.split(/[,;:]\s+|\s[–—-]\s/).filter((part) => part.trim() !== '')
  return parts.length < 2 ? [] : parts.map((part) => asSentence(raised(part.trim())))
}

/** Words that are this far apart are seen together. */
const APART = 5

/** What is seen of a sentence: its words by ones, twos and threes, and two by two with others between them; figures count as one word. */
export function heldFeatures(sentence: string): string[] {
  const words = tokensOf(sentence.toLowerCase()).map(({ text }) => (startsWithDigit(text) ? '#' : stem(text)))
  const all = ['^', ...words, '$']
  return [
    'any',
    ...[1, 2, 3].flatMap((long) => all.slice(long - 1).map((_, at) => all.slice(at, at + long).join(' '))),
    ...all.flatMap((word, at) => all.slice(at + 2, at + APART).map((other) => `${word} … ${other}`)),
    `length ${Math.min(6, Math.ceil(words.length / 3))}`,
  ]
}
