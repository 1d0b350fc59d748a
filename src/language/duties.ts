import { withoutEnd } from './characters.ts'
import { isModal, isVerb } from './clause.ts'
import { textOf, type Word, wordsOf } from './words.ts'

/** The fewest nouns, adjectives and numbers that name something by themselves: "and sealing" only ends a list of kinds. */
const FEWEST_NAMING = 2

/**
 * What one sentence asks for, thing by thing, where it coordinates them: the things of "deliver a draft manual and an operator package", each deed of "shall
 * present the result, and shall store it". One piece where nothing is coordinated. What stands in brackets is parted by nothing.
 */
export function dutiesIn(sentence: string): string[] {
  const words = wordsOf(sentence)
  const cuts = words.flatMap((_, at) => (opensDuty(words, at) ? [at] : []))
  const pieces = [0, ...cuts].map((from, nth) => words.slice(from, cuts[nth]))
  return pieces.map((piece) => withoutEnd(textOf(withoutJoint(piece)), ' ,;.')).filter((piece) => piece !== '')
}

/**
 * Whether a further thing or deed begins with a word: behind "and" or a comma an article, a verb with another "shall", or after the "and" behind a thing
 * several words that name another one.
 */
function opensDuty(words: readonly Word[], at: number): boolean {
  const [word, joint] = [words[at], words[at - 1]]
  if (!word || !joint || depthAt(words, at) > 0) return false
  const isAnd = joint.text.toLowerCase() === 'and'
  const before = words.slice(0, isAnd && words[at - 2]?.text === ',' ? at - 2 : at - 1)
  if (!isAnd && joint.text !== ',' && joint.text !== ';') return false
  if (isModal(word)) return !PERMITS.has(word.text.toLowerCase()) && before.some(isModal)
  // what a clause behind a thing lists is part of what is said of that thing
  if (!isAnd && (!before.some(isVerb) || before.some(opensClause))) return false
  if (before.filter(isNaming).length < FEWEST_NAMING) return false
  if (isArticle(word)) return namingAt(words, at, ENDS_PHRASE) >= FEWEST_NAMING
  return isAnd && namingAt(words, at, ENDS_NAME) > FEWEST_NAMING && ENDS_THING.has(before.at(-1)?.pos ?? '')
}

/** Who may do something is asked nothing. */
const PERMITS = new Set(['may', 'might', 'can', 'could'])

/** What a thing may end with: "accurate and useful data products" are one. */
const ENDS_THING = new Set(['NOUN', 'PROPN', 'NUM', 'PUNCT'])

const ENDS_PHRASE = new Set(['PUNCT', 'CCONJ'])
const ENDS_NAME = new Set([...ENDS_PHRASE, 'ADP'])

/** How many words name something from a word on, up to the next that ends what is named. */
function namingAt(words: readonly Word[], at: number, ends: ReadonlySet<string>): number {
  const behind = words.slice(at)
  const end = behind.findIndex((word) => (ends.has(word.pos) && word.text !== '-') || opensClause(word))
  return behind.slice(0, end < 0 ? undefined : end).filter(isNaming).length
}

function isNaming({ pos }: Word): boolean {
  return pos === 'NOUN' || pos === 'PROPN' || pos === 'ADJ'
}

function opensClause({ text }: Word): boolean {
  return ['that', 'which', 'who'].includes(text.toLowerCase())
}

function isArticle({ text }: Word): boolean {
  return ['a', 'an', 'the'].includes(text.toLowerCase())
}

function depthAt(words: readonly Word[], at: number): number {
  return words.slice(0, at).reduce((depth, { text }) => depth + (text === '(' ? 1 : text === ')' ? -1 : 0), 0)
}

/** A piece without the "and" and the comma that lead to the next one. */
function withoutJoint(piece: readonly Word[]): readonly Word[] {
  const last = piece.at(-1)
  return last && (last.pos === 'CCONJ' || last.pos === 'PUNCT') && piece.length > 1 ? withoutJoint(piece.slice(0, -1)) : piece
}
