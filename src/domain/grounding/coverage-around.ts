import type { Quantity } from '../../language/quantity/quantity.ts'
import type { ToldPart } from './coverage-part.ts'
import { keyTerms } from './key-terms.ts'

/** The telling words on both sides of a value, and those that name what it measures. */
export type Around = { before: ReadonlySet<string>; after: ReadonlySet<string>; named: ReadonlySet<string> }

/** How many characters on each side of a value tell what it is the value of. */
const AROUND = 70

/** The share of the words around an asked value that stand around a told one, when the asked value stands nowhere else. */
export const LIKE = 0.5

/** The same where nothing else is asked in that unit, so that there is nothing to mistake it for. */
export const ALONE = 0.35

/** With fewer words in common than this, nothing is said about two values. */
const FEWEST_IN_COMMON = 2
const FEWEST_ON_ONE_SIDE = 3

/** The telling words on both sides of a piece of a text. */
export function wordsAround(text: string, start: number, end: number): Omit<Around, 'named'> {
  const from = start > AROUND ? text.indexOf(' ', start - AROUND) : 0
  const to = end + AROUND < text.length ? text.lastIndexOf(' ', end + AROUND) : text.length
  const [before, after] = [text.slice(Math.min(from, start), start), text.slice(end, Math.max(to, end))]
  return { before: keyTerms(before).words, after: keyTerms(after).words }
}

/** The words around a value of a sentence, which is held against each asked one. */
const known = new WeakMap<Quantity, Omit<Around, 'named'>>()

/** The words around a value of a sentence of the plan. */
export function aroundOf({ quote }: ToldPart, told: Quantity): Omit<Around, 'named'> {
  const around = known.get(told) ?? wordsAround(quote, told.start, told.end)
  known.set(told, around)
  return around
}

/** The share of the words around an asked value that stand around a told one: on both sides, or on the side that was kept. */
export function likeness(asked: Around, told: Omit<Around, 'named'>): number {
  const words = new Set([...told.before, ...told.after])
  const sides = [shareOf(asked.before, told.before), shareOf(asked.after, told.after)].filter(({ common }) => common >= FEWEST_ON_ONE_SIDE)
  const both = shareOf(new Set([...asked.before, ...asked.after, ...asked.named]), words)
  return Math.max(both.common < FEWEST_IN_COMMON ? 0 : both.share, ...sides.map(({ share }) => share))
}

function shareOf(asked: ReadonlySet<string>, told: ReadonlySet<string>): { common: number; share: number } {
  const common = [...asked].filter((word) => told.has(word)).length
  return { common, share: asked.size === 0 ? 0 : common / asked.size }
}

type Weight = (words: Iterable<string>) => number

/** The fewer limits a word stands by, the more it tells; one that no limit knows tells of something else. */
export function weightOf(all: readonly ReadonlySet<string>[]): Weight {
  const one = (word: string) => Math.log(1 + all.length / Math.max(1, all.filter((words) => words.has(word)).length))
  return (words) => [...words].reduce((sum, word) => sum + one(word), 0)
}

/** How alike two sets of words are, those the more that tell more. */
export function weightedLikeness(asked: ReadonlySet<string>, told: ReadonlySet<string>, weight: Weight): number {
  const common = weight([...asked].filter((word) => told.has(word)))
  if (common === 0) return 0
  return Math.sqrt((common / weight(asked)) * (common / weight(told)))
}
