import { isOneOf, isWord, plain } from '../tokens.ts'
import { CUES, type Meaning, ORDERS } from './cues.ts'
import { closeUp, MEANT } from './fillers.ts'
import { type Following, replacedBy } from './replaced.ts'
import { drop, isComma, isEdge, isFigure, isStop, type Said, standing } from './said.ts'

const LONGEST_CUE = Math.max(...[...CUES.keys()].map((cue) => cue.split(' ').length))

/** These say nothing where they take nothing back. */
const EMPTY = new Set(['i mean', "let's say", 'well', 'er', 'ah'])

/** Cues that were said one after another, "no, sorry": where they end, and how much they say together. */
type Chain = { end: number; cues: string[]; means: Meaning; isParted: boolean }

/**
 * Takes out what was taken back ("the filter, no wait, the amplifier"), with the words that say so. Where it is unclear what they take back all of it
 * stands, and the words are told. In an order, words that order something take nothing back by themselves.
 */
export function withoutRepairs(said: Said[], isOrder: boolean): string[] {
  const unclear: string[] = []
  let places = standing(said)
  const isPunctuated = said.filter(isEdge).length * 40 > said.length
  for (let nth = 1; nth < places.length; nth += 1) {
    const chain = chainAt(said, places, nth, isPunctuated)
    if (!chain || (isOrder && ORDERS.has(chain.cues[0] ?? ''))) continue
    const next = places[chain.end]
    if (!mended(said, places, nth, chain)) {
      if (chain.means === 'instead' && (chain.isParted || chain.cues.length > 1)) unclear.push(chain.cues.join(' '))
      if (next === undefined) return unclear
    }
    places = standing(said)
    nth = next === undefined ? places.length : Math.max(nth - 1, places.findIndex((at) => at >= next) - 1)
  }
  return unclear
}

/** The cues that begin at a place; without punctuation a word alone is none, but between two numbers. */
function chainAt(said: readonly Said[], places: readonly number[], nth: number, isPunctuated: boolean): Chain | null {
  const isParted = isEdge(said[places[nth - 1] ?? -1])
  const cues: string[] = []
  let end = nth
  for (let found = cueAt(said, places, end); found; found = cueAt(said, places, end)) {
    cues.push(found.cue)
    end = isEdge(said[places[found.end] ?? said.length]) ? found.end + 1 : found.end
  }
  const [first] = cues
  if (first === undefined || !isOpen(said, places, { nth, end, cues })) return null
  const meanings = cues.map((cue) => CUES.get(cue))
  const means = meanings.includes('again') ? 'again' : meanings.includes('instead') || cues.length > 1 ? 'instead' : 'perhaps'
  if (isParted) return { end, cues, means, isParted }
  const isBetween = isFigure(said[places[end] ?? -1]) && places.slice(nth - 3, nth).some((at) => isFigure(said[at]))
  // "make that part" is an order, "strike that" hardly ever
  const isSaid = /^(?:er$|or |scratch |strike |hang |hold )/.test(first) || cues.length > 1
  const isCue = isSaid || (!isPunctuated && first !== 'well' && isBetween)
  return isCue && means !== 'again' ? { end, cues, means, isParted } : null
}

function cueAt(said: readonly Said[], places: readonly number[], nth: number): { cue: string; end: number } | null {
  for (let length = LONGEST_CUE; length > 0; length -= 1) {
    const words = places.slice(nth, nth + length).map((at) => plain(said[at]).replace('’', "'"))
    // the "no" of "no-go" is a part of its word
    const next = said[places[nth + length] ?? -1]
    const isPart = next?.text === '-' && next.space === ''
    if (words.length === length && !isPart && CUES.has(words.join(' '))) return { cue: words.join(' '), end: nth + length }
  }
  return namedAt(said, places, nth)
}

/** "scratch the fifty", "did I say one year?": what is taken back is said again. */
function namedAt(said: readonly Said[], places: readonly number[], nth: number): { cue: string; end: number } | null {
  const words = places.slice(nth, nth + 7).map((at) => plain(said[at]))
  const opening =
    /^(?:did i say|scratch the|strike the|forget the|scratch|strike) /.exec(words.join(' '))?.[0].trim().split(' ').length ?? 0
  const near = new Set(places.slice(Math.max(0, nth - 12), nth).map((at) => plain(said[at])))
  let end = nth + opening
  while (opening > 0 && end < nth + 6 && isWord(said[places[end] ?? -1]) && near.has(words[end - nth] ?? '')) end += 1
  return end > nth + opening ? { cue: 'scratch that', end } : null
}

/** "no" counts where it is parted from what follows, "sorry for" and "I mean that" mean something. */
function isOpen(
  said: readonly Said[],
  places: readonly number[],
  { nth, end, cues }: { nth: number; end: number; cues: string[] },
): boolean {
  const next = plain(said[places[end] ?? said.length])
  const last = cues.at(-1) ?? ''
  const isClosed = isEdge(said[places[end - 1] ?? -1]) || next === ''
  if (cues.length === 1 && isOneOf(last, 'no well wait oh ah') && !isClosed && isEdge(said[places[nth - 1] ?? -1])) return false
  if (last === 'i mean') return !isOneOf(next, MEANT)
  return isClosed || last !== 'sorry' || !isOneOf(next, 'is are was to for about')
}

/** Takes back what the cues mean; whether they meant something. */
function mended(said: Said[], places: readonly number[], nth: number, chain: Chain): boolean {
  const before = places.slice(Math.max(0, nth - 40), nth)
  const start = pastDenied(said, places, before, chain.end)
  // "sorry, it's Northern Plains": what is meant stands behind "it's"
  const isArticle = isOneOf(plain(said[places[start + 1] ?? -1]), 'a an the')
  const isLed = /^(?:it|that)['’]s$/.test(plain(said[places[start] ?? -1])) && !(isArticle && isStop(said[before.at(-1) ?? -1]))
  const after = places.slice(isLed ? start + 1 : start, start + 14)
  const following: Following = { after, isSure: chain.means === 'instead' }
  const replaced = chain.means === 'again' ? { gone: lastClause(said, before) } : replacedBy(said, before, following)
  if (!replaced) {
    // what nothing fits are words like others
    const words = chain.cues.join(' ')
    if (EMPTY.has(words) && (chain.isParted || words === 'er')) {
      drop(said, places.slice(nth, chain.end))
      closeUp(said, before.at(-1))
    }
    return false
  }
  drop(said, [...replaced.gone, ...places.slice(nth, isLed ? start + 1 : start)])
  for (const moved of replaced.moved ?? []) move(said, moved)
  const next = replaced.moved ? places.slice(start).find((at) => !said[at]?.gone) : undefined
  if (next !== undefined && isEdge(said[next])) drop(said, [next])
  const stop = before.at(-1)
  if (stop !== undefined && isEdge(said[stop]) && !replaced.moved) (said[stop] as Said).gone = true
  return true
}

/** "at Stevens, no, not Stevens, at Webb": what is denied in so many words belongs to the cue. */
function pastDenied(said: readonly Said[], places: readonly number[], before: readonly number[], at: number): number {
  if (plain(said[places[at] ?? -1]) !== 'not') return at
  const edge = places.findIndex((place, nth) => nth > at && isEdge(said[place]))
  const denied = places.slice(at + 1, edge)
  const known = new Set(before.slice(-10).map((place) => plain(said[place])))
  return edge > 0 && denied.length > 0 && denied.length < 5 && denied.every((place) => known.has(plain(said[place]))) ? edge + 1 : at
}

/** What was corrected later stands where the first was: "three weeks for that. let's say four". */
function move(said: Said[], { to, from }: { to: number; from: number }): void {
  const [first, second] = [said[to] as Said, said[from] as Said]
  first.text = second.text
  Object.assign(second, { text: '', gone: true })
}

/** The words since the last comma or stop. */
function lastClause(said: readonly Said[], before: readonly number[]): number[] {
  const end = before.findLastIndex((at) => isWord(said[at])) + 1
  const start = before.slice(0, end).findLastIndex((at) => isComma(said[at]) || isStop(said[at])) + 1
  return before.slice(start)
}
