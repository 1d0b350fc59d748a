import type { Subject } from '../../../domain/interview.ts'
import { stem } from '../../../language/stem.ts'
import { kindsOf } from '../../../language/word-kinds.ts'
import type { PlacedWord } from './placed-words.ts'

/** What other answers tell a reader of this one: the roots of the words that tell the steps, and the names of people. */
export type Known = { roots: ReadonlySet<string>; names: ReadonlySet<string> }

/** What can be seen of a word of an answer: itself, its neighbours, what its segment began with, what the question was about, and what is known of it. */
export function wordFeatures(words: readonly PlacedWord[], at: number, subject: Subject, known: Known): string[] {
  const word = words[at]
  if (!word) return []
  return [
    ...ownFeatures(word, words[at + 1], subject),
    ...neighbourFeatures(words, at, subject),
    ...segmentFeatures(words, at),
    ...denialFeatures(words, at, subject),
    ...knownFeatures(words, at, subject, known),
    ...kindFeatures(words, at, subject),
  ]
}

function knownFeatures(words: readonly PlacedWord[], at: number, subject: Subject, { roots, names }: Known): string[] {
  const told = [-1, 0, 1].map((by) => roots.has(stem(low(words[at + by]))) && low(words[at + by]).length > 2)
  const isName = names.has(words[at]?.text ?? '')
  return [
    `told=${told.join(' ')}`,
    `told|${subject}=${told.join(' ')}`,
    ...(isName ? ['name', `name|${subject}`, `name|first=${at === 0 || words[at - 1]?.segment !== words[at]?.segment}`] : []),
  ]
}

function low(word: PlacedWord | undefined): string {
  return word?.text.toLowerCase() ?? ''
}

function ownFeatures(word: PlacedWord, next: PlacedWord | undefined, subject: Subject): string[] {
  const text = low(word)
  return [
    'any',
    `w=${text}`,
    `l=${word.lemma}`,
    `p=${word.pos}`,
    `ends=${text.slice(-3)}`,
    `shape=${shapeOf(word.text)}`,
    ...(text.includes('-') ? [`head=${text.split('-').at(-1)}`, `opens=${text.split('-')[0]}`] : []),
    `s=${subject}`,
    `s=${subject}|p=${word.pos}`,
    `s=${subject}|w=${text}`,
    ...(word.isNewLine ? ['line'] : []),
    ...(next?.isNewLine ? ['line ends'] : []),
  ]
}

/** Of which kinds the word and its neighbours are, so that words that nobody has marked are read as those that are alike. */
function kindFeatures(words: readonly PlacedWord[], at: number, subject: Subject): string[] {
  const [before, own, next] = [-1, 0, 1].map((by) =>
    kindsOf(
      low(words[at + by])
        .split('-')
        .at(-1) ?? '',
    ),
  )
  return [
    ...(own ?? []).map((kind) => `k=${kind}`),
    ...(own ?? []).slice(0, 2).map((kind) => `s=${subject}|k=${kind}`),
    ...(before ?? []).slice(0, 2).map((kind) => `bk=${kind}`),
    ...(next ?? []).slice(0, 2).map((kind) => `nk=${kind}`),
    `bk k=${before?.[0]} ${own?.[0]}`,
    `k nk=${own?.[0]} ${next?.[0]}`,
  ]
}

/** "HFSS" is A, "Ruiz" is Aa, "2024" is 0, "TM-2P" is A-0A. */
function shapeOf(text: string): string {
  return text
    .replace(/[a-z]+/g, 'a')
    .replace(/[A-Z]+/g, 'A')
    .replace(/\d+/g, '0')
    .slice(0, 6)
}

function neighbourFeatures(words: readonly PlacedWord[], at: number, subject: Subject): string[] {
  const [second, before, word, next, third] = [-2, -1, 0, 1, 2].map((by) => words[at + by])
  const ahead = words.slice(at + 1, at + 6)
  const end = ahead.findIndex((one) => one.segment !== word?.segment)
  return [
    `b=${low(before)}`,
    `n=${low(next)}`,
    `bb=${low(second)}`,
    `nn=${low(third)}`,
    `b w=${low(before)} ${low(word)}`,
    `w n=${low(word)} ${low(next)}`,
    `bb b=${low(second)} ${low(before)}`,
    `n nn=${low(next)} ${low(third)}`,
    `pp=${before?.pos} ${word?.pos}`,
    `pn=${word?.pos} ${next?.pos}`,
    `ppn=${before?.pos} ${word?.pos} ${next?.pos}`,
    `s=${subject}|b=${low(before)}`,
    ...ahead.slice(0, end < 0 ? undefined : end).map((one) => `r=${low(one)}`),
  ]
}

const DENYING = new Set(['no', 'not', "n't", 'nothing', 'none', 'nobody', 'never', 'neither', 'nor', 'without', 'yet'])
/** A clause ends where another one may say the contrary. */
const BETWEEN_CLAUSES = new Set([',', ';', ':', '.', '!', '?', '(', ')', 'but', 'and', 'so', 'then', 'because', 'until', 'which'])

/** Whether the clause of a word denies something, before the word or behind it: "there is no training data". */
function denialFeatures(words: readonly PlacedWord[], at: number, subject: Subject): string[] {
  const segment = words[at]?.segment
  const deniesOn = (by: 1 | -1) => {
    for (let next = at; words[next]?.segment === segment && (next === at || !BETWEEN_CLAUSES.has(low(words[next]))); next += by)
      if (DENYING.has(low(words[next]))) return true
    return false
  }
  const denied = deniesOn(-1) ? 'before' : deniesOn(1) ? 'behind' : ''
  return denied ? [`denied=${denied}`, `denied=${denied}|s=${subject}`, `denied=${denied}|p=${words[at]?.pos}`] : []
}

/** Words to the left that tell what follows: kept one by one, whatever stands between. */
const TELLING = new Set(
  'shall will need needs before after once risk if then fall falls back today now pass passes judge judges judged lead leads led run runs hand hands go goes give gives government commit promise measure measured with using hours fallback early sign option late until least most below under above'.split(
    ' ',
  ),
)

/** How far back a word looks in its segment. */
const LOOK_BACK = 30

function segmentFeatures(words: readonly PlacedWord[], at: number): string[] {
  const segment = words[at]?.segment
  const left = words.slice(Math.max(0, at - LOOK_BACK), at).filter((one) => one.segment === segment)
  const [first, second] = [...left, ...words.slice(at, at + 2)]
  return [
    `at=${Math.min(4, left.length)}`,
    `first=${low(first)}`,
    `first two=${low(first)} ${low(second)}`,
    `verb=${left.findLast(({ pos }) => pos === 'VERB' || pos === 'AUX')?.lemma ?? ''}`,
    `joint=${low(left.findLast(({ pos }) => pos === 'ADP' || pos === 'SCONJ'))}`,
    `mark=${low(left.findLast(({ pos, text }) => pos === 'PUNCT' || text === '-' || text === '/'))}`,
    ...left.filter((one) => TELLING.has(low(one))).map((one) => `left=${low(one)}`),
  ]
}
