import { hasDigit } from './characters.ts'
import { clauseOf, formOf } from './clause.ts'
import { isNumbered } from './contract-order.ts'
import { type Learned, likelihoods } from './learned/logistic.ts'
import LEARNED from './learned/register.json' with { type: 'json' }
import { remarkFeatures } from './remark-features.ts'
import { remembering } from './remembering.ts'
import { tokensOf } from './tokens.ts'
import { textOf, type Word, wordsOf } from './words.ts'

/** So likely a line has to be spoken for it to be called that: most of what a contract may have is left alone then. */
const LIKELY = 0.6

/**
 * Whether a line of a plan stands as it was said or noted, among colleagues, and not as a contract has it: without who acts, with an aside, a wish, a short
 * form. Judged by what was learned of lines that somebody wrote both ways (`npm run evals train-register`), where it is not sure. What it quotes is to be left
 * out before.
 */
export function isSpoken(line: string, learned?: Learned): boolean {
  return isSurelySpoken(line) || (learned ? spokenLikely(line, learned) : likelySpoken(line)) > LIKELY
}

/** Whether a line speaks for somebody or to somebody, or is two sentences that were never joined: however short it is, that needs no judgement. */
export function isSurelySpoken(line: string): boolean {
  return isPersonal(line) || unglued(line) !== line.trim()
}

/** The pronouns of whoever speaks and of whoever is spoken to: a closed class. */
const PERSONAL = new Set('i me my mine myself we us our ours ourselves you your yours yourself yourselves'.split(' '))

function isPersonal(line: string): boolean {
  return tokensOf(line.toLowerCase()).some(({ text }) => PERSONAL.has(text)) && wordsOf(line).some(speaks)
}

/** "US" is a country and "ME" a trade; the letter of "Phase I" or "Volume I" is a number, and a "mine" may be dug. */
function speaks(word: Word, at: number, words: readonly Word[]): boolean {
  const { text, pos } = word
  if (!PERSONAL.has(text.toLowerCase()) || pos === 'NOUN') return false
  if (text !== 'I') return !/^\p{Lu}{2}/u.test(text)
  const before = words[at - 1]
  const isOfName = before !== undefined && ['NOUN', 'PROPN'].includes(before.pos) && /^\p{Lu}/u.test(before.text)
  return pos === 'PRON' && !isNumbered(word, before) && !isOfName
}

/** What may begin a sentence, and goes on in a list only in small letters. */
const BEGINS = new Set(['DET', 'PRON', 'ADP', 'SCONJ', 'CCONJ', 'ADV', 'AUX'])

/** "it never goes on without; Nothing leaves the room" are two sentences that were never joined: "… without. Nothing leaves the room". */
export function unglued(line: string): string {
  if (!/;\s\p{Lu}\p{Ll}/u.test(line)) return line.trim()
  const begins = ({ text, pos }: Word) => /^\p{Lu}\p{Ll}/u.test(text) && BEGINS.has(pos)
  const words = wordsOf(line)
  const parted = words.map((word, at) => {
    const next = words[at + 1]
    return word.text === ';' && next && begins(next) ? { ...word, text: '.' } : word
  })
  return textOf(parted)
}

/** So begins what was turned into the voice of a contract: behind it stands the verb, whatever else that word may be. */
const ACTING = /^The Contractor \p{Ll}/u

/** Whether words that stand where a sentence is expected are none: they begin small, or nobody does anything in them. */
export function isTelegram(words: string): boolean {
  return /^\p{Ll}(?!\p{Ll}?\p{Lu}|[\p{Ll}-]*\d)/u.test(words) || !(isWhole(words) || wordsOf(words).some(mayAct))
}

/** Behind a noun "measures" may be what it does, whatever the tagger takes it for. */
function mayAct({ text, pos }: Word, at: number, words: readonly Word[]): boolean {
  if (pos !== 'NOUN' || !text.endsWith('s') || !['NOUN', 'PROPN'].includes(words[at - 1]?.pos ?? '')) return false
  return wordsOf(`It ${textOf(words.slice(at))}`)[1]?.pos === 'VERB'
}

/** Whether a sentence has a subject and a finite verb: "not touching the base" has none. */
export function isWhole(sentence: string): boolean {
  const words = wordsOf(sentence)
  const { verbAt } = clauseOf(words)
  const verb = words[verbAt]
  return ACTING.test(sentence) || (verbAt > 0 && verb !== undefined && formOf(verb) !== 'ing')
}

const likelySpoken = remembering((line) => spokenLikely(line, LEARNED))

function spokenLikely(line: string, learned: Learned): number {
  return likelihoods(registerFeatures(line), learned)[learned.answers.indexOf('spoken')] ?? 0
}

const SHORTENED = /\p{L}['’](?!s\b)\p{L}/u
const SIGNS = /[&+~>]|w\/|\.{3}/

/** As much of a line, in characters, tells how it is said as all of it. */
const SEEN = 500

/** What is seen of a line: what tells a remark, how it opens and ends, its length, and whether it has short forms and signs of a note. */
export function registerFeatures(whole: string): string[] {
  const line = whole.slice(0, SEEN)
  const words = tokensOf(line.toLowerCase()).map(({ text }) => text)
  return [
    ...remarkFeatures(line),
    `first ${/^\p{Ll}/u.test(line) ? 'small' : hasDigit(line.charAt(0)) ? 'figure' : 'capital'}`,
    `opens ${words[0]}`,
    `opens ${words.slice(0, 2).join(' ')}`,
    `last ${/[.!?:;)]$/.exec(line)?.[0] ?? 'none'}`,
    `thirds ${Math.min(8, Math.floor(words.length / 3))}`,
    `shortened ${SHORTENED.test(line)}`,
    `signs ${SIGNS.test(line)}`,
  ]
}
