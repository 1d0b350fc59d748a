import type { Learned } from '../learned/logistic.ts'
import { likelihoods } from '../learned/logistic.ts'
import LEARNED from '../learned/taken-back.json' with { type: 'json' }
import type { Measure } from '../quantity/measure.ts'
import { remembering } from '../remembering.ts'
import { stretchesIn } from '../sentence.ts'
import { type Pair, pairFeatures } from './pair-features.ts'
import { type Figures, type ToldValue, valuesTold } from './told-values.ts'

/** A value that somebody takes back, the one in its place, and the words that say so, in which both stand: "infested sections: make that 12, not 10". */
export type TakenBack<Value> = { was: Value; now: Value; words: string }
export type Correction = TakenBack<Measure>
/** "Month 5 only, not 4-5" is 5 to 5 instead of 4 to 5. */
export type MonthsAnew = TakenBack<Months>
export type Months = { from: number; to: number }
export type NameAnew = TakenBack<string>

/** What one of two values is to the other: the former is taken back, or the later one, or both stand. */
export const ANSWERS = ['former', 'later', 'both'] as const
type Answer = (typeof ANSWERS)[number]

/** Two values of a text of which one may take back the other, with what is seen of them. */
export type Candidate = Pair & { features: string[] }

/** What was learned, and how likely one of two has to be taken back for a person to be asked. */
export type LearnedPairs = Learned & { sure: number }

/** Who corrects themselves does it in the same sentence or in one of the next two. */
const MOST_SENTENCES = 2

/** The pairs of values in a text of which one may take back the other. */
export function candidatesIn(text: string): Candidate[] {
  const values = valuesTold(text)
  const sentences = stretchesIn(text)
  const sentence = (value: ToldValue) => sentences.findIndex(({ end }) => end > value.start)
  return values.flatMap((one, at) =>
    values.slice(at + 1).flatMap((other) => {
      const isNear = sentence(other) - sentence(one) <= MOST_SENTENCES && !text.slice(one.end, other.start).includes('\n')
      return isNear && isOneKind(one, other) ? [{ one, other, features: pairFeatures(text, { one, other }, { values, sentences }) }] : []
    }),
  )
}

function isOneKind(one: ToldValue, other: ToldValue): boolean {
  if (one.kind === 'name' || other.kind === 'name')
    return one.kind === 'name' && other.kind === 'name' && !isSamePerson(one.name, other.name)
  if (one.kind === 'figure' && other.kind === 'figure') return one.first.value !== other.first.value && isAlike(one.first, other.first)
  // beside a month a bare number may be one
  return [one, other].every(areMonths) && (one.first.value !== other.first.value || one.last.value !== other.last.value)
}

function isSamePerson(one: string, other: string): boolean {
  return one.split(' ').some((part) => !part.endsWith('.') && other.split(' ').includes(part))
}

function areMonths({ first, last }: Figures): boolean {
  return [first, last].every(({ unit, value }) => !unit && Number.isInteger(value) && value >= 1)
}

/** Measures of one dimension; a bare number may be of any. */
function isAlike({ unit: one }: Measure, { unit: other }: Measure): boolean {
  return one === null || other === null || one.dimension === other.dimension
}

/** The pairs of which one value is taken back, as it was learned; each value once, the surest first. */
export function pairsTakenBack(text: string, learned: LearnedPairs = LEARNED): readonly Told[] {
  return learned === LEARNED ? pairsLearned(text) : pairsJudged(text, learned)
}

type Told = { was: ToldValue; now: ToldValue }

/** The same words are asked for by the answers, their sentences and whatever of them waits. */
const pairsLearned: (text: string) => readonly Told[] = remembering((text) => pairsJudged(text, LEARNED))

function pairsJudged(text: string, learned: LearnedPairs): Told[] {
  const judged = candidatesIn(text).map((pair) => {
    const [former = 0, later = 0] = likelihoodsOf(pair.features, learned)
    return { ...pair, isLater: later > former, sure: Math.max(former, later) }
  })
  const used = new Set<ToldValue>()
  return judged
    .filter(({ sure }) => sure >= learned.sure)
    .sort((a, b) => b.sure - a.sure)
    .flatMap(({ one, other, isLater }) => {
      if (used.has(one) || used.has(other)) return []
      used.add(one).add(other)
      return [isLater ? { was: other, now: one } : { was: one, now: other }]
    })
}

function likelihoodsOf(features: readonly string[], learned: Learned): number[] {
  const all = likelihoods(features, learned)
  return ANSWERS.map((answer: Answer) => all[learned.answers.indexOf(answer)] ?? 0)
}

/** The sentences of a text that take something back, with those between the two values: from the first to the last of each. */
export function spansTakenBack(text: string): { start: number; end: number }[] {
  const sentences = stretchesIn(text)
  const spans = pairsTakenBack(text).flatMap(({ was, now }) => {
    const [first, last] = [was, now].sort((one, other) => one.start - other.start)
    const from = sentences.findLast(({ start }) => start <= (first?.start ?? 0))
    const to = sentences.find(({ end }) => end > (last?.start ?? 0))
    return from && to ? [{ start: from.start, end: to.end }] : []
  })
  const joined: { start: number; end: number }[] = []
  for (const span of spans.sort((one, other) => one.start - other.start)) {
    const before = joined.at(-1)
    if (before && span.start < before.end) before.end = Math.max(before.end, span.end)
    else joined.push(span)
  }
  return joined
}

/** What words take back: figures, months and names. */
export const takenBack: (words: string) => { figures: Correction[]; months: MonthsAnew[]; names: NameAnew[] } = remembering((text) => {
  // what is told behind is why, and of something else
  const upTo = ({ was, now }: { was: ToldValue; now: ToldValue }) => {
    const end = Math.max(was.end, now.end)
    return text.slice(0, end) + (text.slice(end).split(/[,;:]|\.(?!\d)/)[0] ?? '')
  }
  const pairs = pairsTakenBack(text).map((pair) => ({ ...pair, words: upTo(pair) }))
  return {
    figures: pairs.flatMap(({ was, now, words }) => {
      if (was.kind !== 'figure' || now.kind !== 'figure' || [was, now].some(({ first, last }) => first !== last)) return []
      return [{ was: { ...was.first, unit: was.first.unit ?? now.first.unit }, now: now.first, words }]
    }),
    months: pairs.flatMap(({ was, now, words }) =>
      [was, now].some(({ kind }) => kind === 'months') && was.kind !== 'name' && now.kind !== 'name'
        ? [{ was: monthsOf(was), now: monthsOf(now), words }]
        : [],
    ),
    names: pairs.flatMap(({ was, now, words }) =>
      was.kind === 'name' && now.kind === 'name' ? [{ was: was.name, now: now.name, words }] : [],
    ),
  }
})

function monthsOf({ first, last }: Figures): Months {
  return { from: first.value, to: last.value }
}
