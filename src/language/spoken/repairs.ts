import { plain } from '../tokens.ts'
import { MEANT } from './fillers.ts'
import { replacedBy } from './replaced.ts'
import { drop, isComma, isEdge, isStop, type Said, standing } from './said.ts'

/** What takes back what was said before it. Those that are sure say so by themselves, the others only where what follows fits. */
const MARKERS = [
  ['no wait', true],
  ['no sorry', true],
  ['no make that', true],
  ['make that', true],
  ['actually make that', true],
  ['scratch that', true],
  ['correction', true],
  ['sorry', true],
  ['or rather', true],
  ['i mean', false],
  ['actually', false],
  ['no', false],
] as const

/** What takes back the whole clause before it. */
const AGAIN = /^(?:wait )?let me (?:rephrase|start over|say)(?: that| it| on)*(?: again| that)*$/

/** Takes out what was taken back ("the filter, no wait, the amplifier"), with the words that say so. */
export function withoutRepairs(said: Said[]): void {
  let places = standing(said)
  for (let nth = 1; nth < places.length; nth += 1) {
    const end = repairAt(said, places, nth)
    if (end === null) continue
    places = standing(said)
    nth = places.findIndex((at) => at >= end) - 1
    if (nth < 0) return
  }
}

/** Mends what a marker at a place takes back; gives where to go on, null where there is no marker. */
function repairAt(said: Said[], places: readonly number[], nth: number): number | null {
  if (!isEdge(said[places[nth - 1] ?? -1])) return null
  const clause = markerClause(said, places, nth)
  const marker = longestMarker(said, places, nth)
  if (!marker && !clause) return null
  const [length, isSure] = marker ?? [clause as number, true]
  const end = nth + length
  const after = end + (isComma(said[places[end] ?? -1]) || isStop(said[places[end] ?? said.length]) ? 1 : 0)
  const before = places.slice(Math.max(0, nth - 40), nth)
  const follows = withoutItIs(said, places.slice(after, after + 12))
  const replaced = clause && !marker ? lastClause(said, before) : replacedBy(said, before, { after: follows, isSure })
  // a marker that nothing fits is words like others; "I mean" says nothing then
  if (!replaced) return dropUnlessMeant(said, places.slice(nth, end), places[end])
  drop(said, replaced)
  drop(said, places.slice(nth, after))
  drop(said, places.slice(after, places.indexOf(follows[0] ?? -1)))
  const stop = before.at(-1)
  if (stop !== undefined && isEdge(said[stop])) (said[stop] as Said).gone = true
  return (places[after - 1] ?? said.length) + 1
}

function dropUnlessMeant(said: Said[], words: readonly number[], next: number | undefined): number | null {
  const isEmpty = words.map((at) => plain(said[at])).join(' ') === 'i mean' && !MEANT.test(plain(said[next ?? -1]))
  if (isEmpty) drop(said, words)
  return isEmpty && next !== undefined ? next : null
}

/** "sorry, it's Northern Plains": what is meant stands behind "it's". */
function withoutItIs(said: readonly Said[], after: readonly number[]): readonly number[] {
  return /^(?:it's|that's|it’s|that’s)$/.test(plain(said[after[0] ?? -1])) ? after.slice(1) : after
}

function longestMarker(said: readonly Said[], places: readonly number[], nth: number): [number, boolean] | null {
  for (const length of [4, 3, 2, 1]) {
    // "no, make that": a comma within it does not count
    const run = places.slice(nth, nth + length + 1)
    const words = run.filter((at) => !isComma(said[at])).slice(0, length)
    const text = words.map((at) => plain(said[at])).join(' ')
    const found = MARKERS.find(([marker]) => marker === text) ?? (/^scratch the [\d.,]+$/.test(text) ? ([text, true] as const) : undefined)
    const last = words.at(-1)
    const taken = last === undefined ? 0 : places.indexOf(last) - nth + 1
    if (found && words.length === length) {
      const isClosed = isEdge(said[places[nth + taken] ?? said.length])
      const next = plain(said[places[nth + taken] ?? said.length])
      if ((found[0] === 'no' && !isClosed) || (found[0] === 'i mean' && MEANT.test(next))) return null
      if (found[0] === 'sorry' && !isClosed && /^(?:is|are|was|to|for|about)$/.test(next)) return null
      return [taken, found[1]]
    }
  }
  return null
}

function markerClause(said: readonly Said[], places: readonly number[], nth: number): number | null {
  const words: string[] = []
  for (let length = 0; nth + length < places.length && length < 10; length += 1) {
    const token = said[places[nth + length] as number]
    if (isEdge(token)) {
      if (AGAIN.test(words.join(' '))) return length
      if (words.length !== 1) return null
      continue
    }
    words.push(plain(token))
  }
  return AGAIN.test(words.join(' ')) ? words.length : null
}

/** The words since the last comma or stop. */
function lastClause(said: readonly Said[], before: readonly number[]): number[] {
  const end = before.findLastIndex((at) => !isEdge(said[at])) + 1
  const start = before.slice(0, end).findLastIndex((at) => isEdge(said[at])) + 1
  return before.slice(start)
}
