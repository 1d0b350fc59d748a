import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { namesMonths } from '../../../language/calendar-months.ts'
import { headOf } from '../../../language/characters.ts'
import { formOf } from '../../../language/clause.ts'
import { comparisonApart } from '../../../language/quantity/comparison.ts'
import { binds, type Quantity, quantitiesIn } from '../../../language/quantity/quantity.ts'
import { stretchesIn } from '../../../language/sentence.ts'
import { textOf, type Word, wordsOf } from '../../../language/words.ts'
import { inFigures, shareEnd } from './limit-told.ts'

/**
 * A figure that binds in the words that tell it, what it is the figure of, '' where that is not said, where it holds or how it is shown, and what heads all
 * that: a step or a thing ("Logger: error at most 0.5 C").
 */
export type Bound = { head: string; name: string; limit: string; condition: string }

/** What a figure is of, with what heads it: "Logger: error"; '' where nothing says it. */
export function measuredBy({ head, name }: Bound): string {
  return [head, name].filter(Boolean).join(': ')
}

/** What opens an item of a list. */
const ITEM = /^[-–—•*]\s+/

/**
 * The figures that bind in some words, each with what stands beside it: "CO2 error | at most 2 mmHg | from 0 to 80 mmHg, 10 levels". Every word goes with
 * one of them, but for what only leads up to a name, so that nothing is lost; undefined where that cannot be told.
 */
export function boundsTold(told: string): Bound[] | undefined {
  const words = inFigures(told)
  const bounds = stretchesIn(words).map(({ start, end }) => boundsIn(words.slice(start, end).replace(ITEM, '')))
  return bounds.length === 0 || bounds.includes(undefined) ? undefined : bounds.flatMap((some) => some ?? [])
}

function boundsIn(words: string): Bound[] | undefined {
  const binding = bindingIn(quantitiesIn(words))
  const from = binding.map((one, at) => (at === 0 ? 0 : startBetween(words, binding[at - 1]?.end ?? 0, one.start)))
  if (binding.length === 0 || from.includes(undefined)) return undefined
  const bounds = binding.map((one, at) => boundIn(words.slice(from[at], from[at + 1]), one, from[at] ?? 0))
  return bounds.includes(undefined) ? undefined : bounds.flatMap((one) => one ?? [])
}

/** What binds in some words: figures that say how they limit, or the only figure that says anything of how it is meant, as "20 to 30 dB" does. */
function bindingIn(all: readonly Quantity[]): readonly Quantity[] {
  const binding = all.filter(binds)
  const others = all.filter(({ comparator }) => comparator !== '=')
  return binding.length === 0 && others.length === 1 ? others : binding
}

const PARTS = /[,;]\s+(?:and\s+)?|\s+and\s+/g

/** Where behind one figure the name of the next one begins, which is the last part before it. */
function startBetween(words: string, end: number, start: number): number | undefined {
  const marks = [...words.slice(end, start).matchAll(PARTS)].map(({ index, 0: mark }) => end + index + mark.length)
  return marks.findLast((at) => nameIn(words.slice(at, start))?.name)
}

function boundIn(words: string, { start, end, unit }: Quantity, from: number): Bound | undefined {
  const named = nameIn(words.slice(0, start - from))
  if (!named) return undefined
  const behind = words.slice(unitEnd(words, end - from, unit)).trimEnd()
  const { rest } = comparisonApart(behind)
  const ends = words.trimEnd().length - rest.length
  const share = shareEnd(words.slice(ends))
  const condition = open(words.slice(ends + share))
    .replace(/^[\s.,;:]+/, '')
    .replace(/(?:^|[\s,]+)and$/, '')
  return { ...named, limit: open(words.slice(start - from, ends + share)), condition }
}

/** Where a figure ends whose unit nobody knows: behind what is written in one with it ("220 g/m2"), or behind the thing that it counts ("5 kOhm"). */
function unitEnd(words: string, end: number, unit: string): number {
  const glued = /^[^\s,;:()]*/.exec(words.slice(end))?.[0] ?? ''
  const [next] = wordsOf(words.slice(end))
  const isNamed = unit === '' && glued === '' && (next?.pos === 'NOUN' || next?.pos === 'PROPN')
  return end + (isNamed ? words.slice(end).indexOf(next.text) + next.text.length : open(glued).length)
}

/** What words before a figure name, without what leads up to it: "By month 5, the mass should be" names the mass. Undefined where they say more than a name. */
function nameIn(before: string): Pick<Bound, 'head' | 'name'> | undefined {
  const months = /^[^,]*,\s+/.exec(before)?.[0] ?? ''
  const dated = namesMonths(months) ? before.slice(months.length) : before
  const head = headOf(dated)
  const words = nameWords(wordsOf(open(head === '' ? dated : dated.slice(head.length + 2)).replace(/\s[-–—]$/, '')))
  if (head !== '' && words.length === 0) return { head: '', name: head }
  const isName = words.length <= LONGEST_NAME && !/[,.;:]/.test(textOf(words)) && !words.some(isOfSentence)
  return isName ? { head, name: textOf(words).trim() } : undefined
}

/** "The mass should be", "front-to-back ratio of": the name without what stands around it. */
function nameWords(words: readonly Word[]): readonly Word[] {
  const last = words.findLastIndex(({ pos, text }) => pos !== 'AUX' && pos !== 'PART' && text.toLowerCase() !== 'of')
  const first = words.findIndex(({ text }) => !ARTICLES.has(text.toLowerCase()))
  return first < 0 ? [] : words.slice(first, last + 1)
}

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an'])
const LONGEST_NAME = 8
const OF_SENTENCE: ReadonlySet<string> = new Set(['AUX', 'PRON', 'CCONJ', 'SCONJ'])

/** A word that no name has, or with which it does not end: who does something has said more than a name. */
function isOfSentence(word: Word, at: number, all: readonly Word[]): boolean {
  if (word.pos === 'VERB') return formOf(word) === 's' || (at === 0 && formOf(word) === 'bare')
  return OF_SENTENCE.has(word.pos) || (at === all.length - 1 && (word.pos === 'ADP' || word.pos === 'ADV'))
}
