import MiniSearch from 'minisearch'
import { isGrammar } from '../../../domain/grounding/plan-vocabulary.ts'
import type { PlanSources } from '../../../domain/grounding/sources.ts'
import { sourcesWithoutOrders } from '../../../domain/grounding/sources-without-orders.ts'
import { beginningOf } from '../../../language/characters.ts'
import { stem } from '../../../language/stem.ts'
import { withoutOrders } from './orders.ts'
import type { Passage } from './passage.ts'
import { sourcePassages, type WeighedPassage } from './source-passages.ts'
import { tokensOf } from './tokens.ts'

/** Finds in the sources what belongs to the queries, the best of it within a number of tokens, in the order in which it stands there. */
export type Library = (queries: readonly string[], tokens: number) => Passage[]

/** What the marks around a passage take, in tokens. */
const MARKS = 24

/** What has less than this part of the best passage's score belongs to something else. */
const BELONGS = 0.12

/** Cuts the sources, without what gives orders to a machine, into passages and prepares the search (BM25) once; each drafting call has its own. */
export function libraryOf(sources: PlanSources): Library {
  const passages = sourcePassages(sourcesWithoutOrders(sources))
  const index: Index = new MiniSearch({ idField: 'at', fields: ['text'], tokenize: wordsOf, processTerm: rootOf })
  index.addAll(passages.map(({ text }, at) => ({ at, text })))
  return (queries, tokens) => {
    const { scores, best } = scoresOf(queries, index, passages)
    const ranked = [...passages.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    const least = BELONGS * (scores[ranked[0] ?? 0] ?? 0)
    const isAbout = (at: number) => (scores[at] ?? 0) > 0 && (scores[at] ?? 0) >= least
    // where nothing is about it, the sources from their beginning are better than nothing
    const wanted = ranked.some(isAbout) ? ranked.filter(isAbout) : ranked
    return within([...new Set([...best, ...wanted])], passages, tokens)
  }
}

/**
 * What each passage scores: every query gives its best one the same, so that a long query does not drown the others. `best` are the passages that hold
 * most of one query each, in the order of the queries.
 */
function scoresOf(queries: readonly string[], index: Index, passages: readonly WeighedPassage[]): { scores: number[]; best: number[] } {
  const scores = passages.map(({ standing }) => standing)
  const best = [...new Set(queries)].flatMap((query) => {
    const found = index
      .search(query)
      .map(({ id, score }): Found => ({ at: Number(id), score: score * (passages[Number(id)]?.weight ?? 1) }))
      .sort((one, other) => other.score - one.score)
    const most = found[0]?.score ?? 1
    for (const { at, score } of found) scores[at] = (scores[at] ?? 0) + score / most
    return found.slice(0, 1).map(({ at }) => at)
  })
  return { scores, best }
}

type Found = { at: number; score: number }
type Index = MiniSearch<{ at: number; text: string }>

/** The first passages that the tokens suffice for, in the order of the sources; where none does, the first of them is cut. */
function within(ranked: readonly number[], passages: readonly WeighedPassage[], tokens: number): Passage[] {
  const chosen = new Map<number, Passage>()
  let left = tokens
  for (const at of ranked) {
    const whole = passages[at]
    if (!whole || sizeOf(whole) > left) continue
    const passage = withoutOrders(whole)
    if (!passage) continue
    chosen.set(at, passage)
    left -= sizeOf(passage)
  }
  if (chosen.size === 0) return firstOf(ranked, passages, tokens)
  return [...chosen].sort(([one], [other]) => one - other).map(([, passage]) => passage)
}

function firstOf(ranked: readonly number[], passages: readonly WeighedPassage[], tokens: number): Passage[] {
  for (const at of ranked) {
    const whole = passages[at]
    const passage = whole && withoutOrders(whole)
    if (passage) return cutTo(passage, tokens)
  }
  return []
}

function sizeOf({ id, place, text }: Passage): number {
  return tokensOf(`${id}${place}${text}`) + MARKS
}

function cutTo(passage: Passage, tokens: number): Passage[] {
  let { text } = passage
  while (text !== '' && sizeOf({ ...passage, text }) > tokens) text = beginningOf(text, Math.floor(text.length * 0.8))
  return text === '' ? [] : [{ ...passage, text }]
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}[\p{L}\p{M}]*|\d+(?:[.,]\d+)*/gu) ?? []
}

function rootOf(word: string): string | null {
  return isGrammar(word) ? null : stem(word)
}
