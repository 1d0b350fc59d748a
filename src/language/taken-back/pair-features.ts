import { remembering } from '../remembering.ts'
import { stem } from '../stem.ts'
import { kindsOf } from '../word-kinds.ts'
import type { Figures, ToldValue } from './told-values.ts'

/** Two values of one kind, in the order in which they are told. */
export type Pair = { one: ToldValue; other: ToldValue }

/** The values of a text, and where its sentences stand. */
export type Told = { values: readonly ToldValue[]; sentences: readonly { start: number; end: number }[] }

const TOKEN = /-{1,2}>|=>|\.{2,}|[\p{L}]+(?:['’]\p{L}+)?|\d+(?:[.,]\d+)*|[^\s\p{L}\d]/gu
const rootOf = remembering(stem)
const ARROWS: ReadonlySet<string> = new Set(['->', '-->', '=>', '→'])
const DASHES: ReadonlySet<string> = new Set(['–', '—', '-'])

/** The words and signs of a text as what they are: any arrow is one, any number is one. */
const tokensIn: (text: string) => readonly string[] = remembering((text) =>
  Array.from(text.matchAll(TOKEN), ([token]) => {
    if (ARROWS.has(token)) return '->'
    if (DASHES.has(token)) return '–'
    if (/^\d/.test(token)) return '#'
    return token === '…' || token.startsWith('..') ? '...' : token.toLowerCase().replace('’', "'")
  }),
)

/** Words by which people speak of what they said before, call it wrong, stop themselves, or say what is so instead: each may stand for the others. */
const TALK = Object.entries({
  said: 'wrote said told typed put listed quoted stated gave given mentioned entered noted stands quoted reported assumed had earlier above previous draft table slide mail version',
  wrong:
    'wrong false incorrect typo mistake error misprint misread mixed swapped off outdated old wrongly mistyped erroneous short underestimated omits',
  stop: 'no wait sorry scratch strike forget ignore oops correction disregard stop nope hang hold never hmm ugh ah oh actually edit update erratum kindly please',
  anew: 'instead rather make use change read correct corrected right should must replace replaces now new actually really mean meant revised raised moved amend adapt',
  not: "not no longer don't doesn't isn't can't cannot never nor",
  aim: 'today currently present target goal ours limit max maximum min minimum least most between from until per allowed asked required above below under over before after',
  both: 'and or each both either with then plus while whereas',
}).flatMap(([name, words]) => words.split(' ').map((word) => ({ name, word })))
const talkOf = remembering((word) => TALK.flatMap((one) => (one.word === word ? one.name : [])))

/** So many words ahead of the first of two values and behind the second say what they are to each other. */
const AHEAD = 5
const BEHIND = 6
/** From so many words on somebody speaks of something else in between. */
const FAR = [1, 3, 6, 12, 20]

/** What is seen of two values in their words: the words and signs ahead of them, between and behind, how far they are apart, and whether they measure the same. */
export function pairFeatures(text: string, { one, other }: Pair, { values, sentences }: Told): string[] {
  const [own, its] = [one, other].map(
    ({ start }) => sentences.findLast((sentence) => sentence.start <= start) ?? { start: 0, end: text.length },
  )
  const ahead = tokensIn(text.slice(own?.start, one.start))
  const between = tokensIn(text.slice(one.end, other.start))
  const behind = tokensIn(text.slice(other.end, its?.end)).slice(0, BEHIND)
  const inside = values.filter((value) => value.kind === one.kind && value.start > one.start && value.start < other.start)
  const parts = sentences.filter(({ start }) => start > one.start && start <= other.start).length
  const opened = sentences.flatMap(({ start, end }) =>
    start > one.start && start <= other.start ? (tokensIn(text.slice(start, end))[0] ?? []) : [],
  )
  return [
    'any',
    ...(ahead.length > 0 ? [`opens ${ahead[0]}`] : []),
    ...named('ahead', ahead.slice(-AHEAD)),
    ...named('between', between),
    ...named('behind', behind),
    ...opened.map((word) => `next opens ${word}`),
    ...(between.length <= 3 ? [`all ${between.join(' ')}`] : []),
    ...FAR.filter((words) => between.length > words).map((words) => `far ${words}`),
    ...new Set(
      [...ahead.slice(-AHEAD), ...between, ...behind].flatMap((word) => [
        `near ${word}`,
        ...talkOf(word).map((talk) => `near talk ${talk}`),
      ]),
    ),
    `sentences ${Math.min(parts, 2)}`,
    `inside ${Math.min(inside.length, 2)}`,
    `behind ${values.some(({ kind, start }) => kind === one.kind && start > other.start && start < (its?.end ?? 0))}`,
    ...alikeness(one, other),
  ]
}

/** The words of a place: each by itself, by its root and kind, by twos, and the outermost. */
function named(place: string, words: readonly string[]): string[] {
  const kinds = words.flatMap((word) => kindsOf(word).slice(1))
  const talks = words.flatMap(talkOf)
  return [
    ...words.map((word) => `${place} ${word}`),
    ...words.map((word) => `${place} root ${rootOf(word)}`),
    ...talks.map((talk) => `${place} talk ${talk}`),
    ...(talks.length > 0 ? [`${place} talks ${[...new Set(talks)].join(' ')}`] : []),
    ...kinds.map((kind) => `${place} kind ${kind}`),
    ...words.slice(1).map((word, at) => `${place} ${words[at]} ${word}`),
    `${place} first ${words[0] ?? 'none'}`,
    `${place} last ${words.at(-1) ?? 'none'}`,
  ]
}

function alikeness(one: ToldValue, other: ToldValue): string[] {
  if (one.kind === 'name' || other.kind === 'name') return ['of name']
  const [had, has] = [one.first, other.first]
  const ratio = had.value === 0 || has.value === 0 ? 0 : Math.min(had.value / has.value, has.value / had.value)
  const units =
    had.unit?.name === has.unit?.name ? (had.unit ? 'same' : 'none') : had.unit === null ? 'later' : has.unit === null ? 'former' : 'two'
  return [
    `of ${one.kind}`,
    `units ${units}`,
    `stretches ${isStretch(one)} ${isStretch(other)}`,
    ...[0.3, 0.5, 0.7, 0.85].filter((least) => ratio > least).map((least) => `alike ${least}`),
    had.value > has.value ? 'falls' : 'rises',
  ]
}

function isStretch({ first, last }: Figures): boolean {
  return first !== last
}
