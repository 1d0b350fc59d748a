import { hasDigit } from './characters.ts'
import { clauseOf, formOf } from './clause.ts'
import { isLed, partsOf, verbIn } from './contract-clause.ts'
import { isNumbered } from './contract-order.ts'
import { withApostrophes } from './contractions.ts'
import { type Learned, leaning, likelihoodOf } from './learned/logistic.ts'
import LEARNED from './learned/register.json' with { type: 'json' }
import { remembering } from './remembering.ts'
import { tokensOf } from './tokens.ts'
import { unglued } from './unglued.ts'
import { kindsOf } from './word-kinds.ts'
import { type Word, wordsOf } from './words.ts'

/** So likely a line has to be spoken for it to be called that, and to wait for a person before it is printed: of good lines that are hard to tell one in fifteen is, which costs a click. */
const LIKELY = 0.7

/**
 * Whether a line would not stand in the work plan of a contract, as it is printed: it is said or noted among colleagues, without who acts, with an aside, a
 * wish, a short form. Learned of lines that people judged (`npm run evals train-register`), but for what its grammar tells: it speaks for somebody or to
 * somebody, or is two sentences that were never joined. What it quotes is to be left out before; a full stop says that it is meant as a sentence, without one
 * it may name a thing.
 */
export function isSpoken(line: string, learned?: Learned): boolean {
  const likely = learned ? (one: string) => spokenLikely(one, learned) : likelySpoken
  return isPersonal(line) || unglued(line) !== line.trim() || saidIn(line).some((one) => likely(one) > LIKELY)
}

/** Whether a line reads as spoken, and by a word that one only says. */
export function isSpokenByWord(line: string): boolean {
  return wordsOf(line).some(isOnlySaid) && isSpoken(line)
}

/** Whether nobody specifies with a word; "5 V" is read as if it called. */
function isOnlySaid({ text, pos }: Word, at: number, words: readonly Word[]): boolean {
  return leans(text, pos) > SAID || (pos === 'INTJ' && words[at - 1]?.pos !== 'NUM')
}

/** How far a word that names nothing leans to speech by itself. */
function leans(text: string, pos: string): number {
  return NAMING.has(pos) || pos === 'PUNCT' ? 0 : leaning([`word ${text.toLowerCase()}`], LEARNED, 'spoken')
}
/** Nobody specifies with a word that leans so far. */
const SAID = 0.8

/** A line, and each of the sentences that it joins by semicolons: one that is spoken is not lost among others. */
function saidIn(line: string): string[] {
  const parts = line.split(/;\s+/).filter((part) => part.trim() !== '')
  return parts.length < 2 ? [line] : [line, ...parts.map(asSentence).filter(isWhole)]
}

function asSentence(part: string): string {
  const words = part.trim().replace(/\.$/, '')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** A word that leans so far to speech, in logarithms of the odds, is marked. */
const MARKED_FROM = 0.5

/** The words of a line by which it reads as spoken, by their places: who it speaks for, what was learned of them. */
export function spokenWords(line: string): { start: number; end: number }[] {
  let end = 0
  return wordsOf(line).flatMap((word, at, words) => {
    const start = line.indexOf(word.text, end)
    end = start + word.text.length
    const text = word.text.toLowerCase()
    const isLeaning = leans(text, word.pos) > MARKED_FROM
    return isLeaning || (PERSONAL.has(text) && speaks(word, at, words)) ? [{ start, end }] : []
  })
}

/** The pronouns of whoever speaks and of whoever is spoken to: a closed class. */
const PERSONAL = new Set('i me my mine myself we us our ours ourselves you your yours yourself yourselves'.split(' '))

/** Whether a line speaks for somebody or to somebody. */
export function isPersonal(line: string): boolean {
  // a whole page is not tagged for words that it does not have
  return (
    tokensOf(withApostrophes(line).toLowerCase()).some(({ text }) => PERSONAL.has(text.split(/['’]/)[0] ?? '')) &&
    wordsOf(line).some(speaks)
  )
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

/** So begins what was turned into the voice of a contract: behind it stands the verb, whatever else that word may be. */
const ACTING = /^The Contractor \p{Ll}/u

/** Whether a sentence has a subject and a finite verb: "not touching the base" has none. */
export function isWhole(sentence: string): boolean {
  const words = wordsOf(sentence)
  const { verbAt } = clauseOf(words)
  const verb = words[verbAt]
  return ACTING.test(sentence) || (verbAt > 0 && verb !== undefined && formOf(verb) !== 'ing')
}

const likelySpoken = remembering((line) => spokenLikely(withApostrophes(line), LEARNED))

function spokenLikely(line: string, learned: Learned): number {
  return likelihoodOf('spoken', registerFeatures(line), learned)
}

const SHORTENED = /\p{L}['’](?!s\b)\p{L}/u
/** "pH" and "x86" begin small wherever they stand. */
const SMALL = /^\p{Ll}(?!\p{Ll}?\p{Lu}|[\p{Ll}-]*\d)/u
const PARTS = /[,;:.–—-]/
const SIGNS = /[&+~<>=@#→≤≥]|\p{L}\/|\.{3}|\d\p{Ll}/gu

/** As much of a line, in characters, tells how it is said as all of it. */
const SEEN = 500

/** What names a thing or counts it tells what a line is about, and not how it is said. */
const NAMING = new Set(['NOUN', 'PROPN', 'NUM'])

/** What is seen of a line: its words, how it opens and ends, its length, its short forms and signs of a note, and how its words are built into clauses. */
export function registerFeatures(whole: string): string[] {
  const line = whole.slice(0, SEEN)
  const tagged = wordsOf(line)
  const words = tagged.map(({ text }) => text.toLowerCase())
  const [first = '', second = ''] = tagged.map(({ text, pos }) => (NAMING.has(pos) ? pos : text.toLowerCase()))
  const last = /[.!?:;)]$/.exec(line)?.[0] ?? 'none'
  return [
    'any',
    ...words.map((word) => `word ${word}`),
    ...frameOf(tagged),
    `opens ${first}`,
    `opens ${first} ${second}`,
    `first ${SMALL.test(line) ? 'small' : hasDigit(line.charAt(0)) ? 'figure' : 'capital'}`,
    `last ${last}`,
    `length ${Math.min(6, words.length)}`,
    `thirds ${Math.min(8, Math.floor(words.length / 3))}`,
    `shortened ${SHORTENED.test(line)}`,
    ...(line.match(SIGNS) ?? ['none']).map((sign) => `sign ${hasDigit(sign) ? 'glued' : sign.replace(/\p{L}/u, '')}`),
    ...builtFeatures(line, tagged, last),
    ...toneFeatures(tagged),
  ]
}

/** Words that say something of their own; what stands between them is the frame of a line. */
const SAYING = new Set([...NAMING, 'VERB', 'ADJ'])

/** The frame of a line: its small words with the kinds of those between them, by twos and threes. */
function frameOf(tagged: readonly Word[]): string[] {
  const frame = ['^', ...tagged.map(({ text, pos }) => (SAYING.has(pos) ? pos : text.toLowerCase())), '$']
  return [2, 3].flatMap((long) => frame.slice(long - 1).map((_, at) => `frame ${frame.slice(at, at + long).join(' ')}`))
}

/** Longer words than this, in characters, and words that are longer in the mean, tell no more. */
const LONG = { word: 14, mean: 9, saying: 10 }

/** What sort of words a line is told in: how long they are, and of which kinds, so that words nobody has judged count by those that stand among the same words. */
function toneFeatures(tagged: readonly Word[]): string[] {
  const own = tagged.filter(({ pos }) => pos !== 'PUNCT' && pos !== 'NUM')
  const lengths = own.map(({ text }) => text.length)
  const saying = own.flatMap(({ text, pos }) => (pos !== 'PROPN' && (SAYING.has(pos) || pos === 'ADV') ? text.length : []))
  return [
    `mean ${Math.min(LONG.mean, mean(lengths))}`,
    `saying ${Math.min(LONG.saying, mean(saying))}`,
    `longest ${Math.min(LONG.word, Math.max(0, ...lengths))}`,
    ...own.flatMap(({ text, pos }) => {
      const [coarse = 'none', middle = 'none'] = kindsOf(text)
      return [`kind ${pos} ${coarse}`, `kind ${middle}`]
    }),
  ]
}

function mean(lengths: readonly number[]): number {
  return Math.round(lengths.reduce((sum, one) => sum + one, 0) / (lengths.length || 1))
}

/** What says which thing is meant: a note leaves it out, "Heaviest piece is". */
const WHICH = new Set(['DET', 'PRON', 'PROPN', 'NUM'])

/** How a line is built: whether it has a subject and a verb, how many of its parts have none, and which kinds of words follow one another. */
function builtFeatures(line: string, words: readonly Word[], last: string): string[] {
  const tags = ['^', ...words.map(({ pos }) => pos), '$']
  const parts = partsBetweenMarks(words)
  const verbless = parts.filter((part) => !part.some(({ pos }) => pos === 'VERB' || pos === 'AUX')).length
  const whole = isWhole(line)
  const subject = words.slice(0, Math.max(0, clauseOf(words).verbAt)).map(({ pos }) => pos)
  const telling = words.filter(({ pos }) => pos === 'DET').length
  return [
    `subject ${subject.length < 5 ? subject.join(' ') : 'long'}`,
    `subject said ${subject.some((pos) => WHICH.has(pos))} ${words[subject.length - 1]?.text.endsWith('s')}`,
    `which ${Math.min(3, telling)} of ${Math.min(8, Math.floor(words.length / 3))} ${whole}`,
    `whole ${whole} ${last}`,
    `built ${whole} ${Math.min(4, parts.length)} ${Math.min(4, verbless)}`,
    `spliced ${isSpliced(words)}`,
    `opens with ${words[0]?.pos === 'VERB' ? formOf(words[0]) : words[0]?.pos}`,
    `tags ${tags.slice(0, 3).join(' ')}`,
    `tags ${tags.slice(0, 4).join(' ')}`,
    `tags ${tags.slice(-4).join(' ')}`,
    ...tags.slice(1).map((tag, at) => `tag ${tags[at]} ${tag}`),
  ]
}

/** Whether a comma stands between two clauses that nothing joins: "it rings, the crew wakes". */
function isSpliced(words: readonly Word[]): boolean {
  const parts = partsOf(words)
  return parts.some(({ mark, words: part }, at) => {
    const before = parts[at - 1]
    const isOwn = (some: readonly Word[]) => !isLed(some) && verbIn(some) === 'own'
    return mark?.text === ',' && before !== undefined && isOwn(before.words) && isOwn(part)
  })
}

function partsBetweenMarks(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]]
  for (const word of words) {
    if (word.pos === 'PUNCT' && PARTS.test(word.text)) parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts.filter((part) => part.length > 0)
}
