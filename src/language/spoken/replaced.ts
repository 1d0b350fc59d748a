import { isWord, plain } from '../tokens.ts'
import { FUNCTION, isEdge, isFigure, type Said } from './said.ts'

/** How far back the words are looked for that what follows replaces. */
const REACH = 8

/** What follows a marker, and whether the marker by itself says that something is taken back. */
type Following = { after: readonly number[]; isSure: boolean }

/** Which places before a marker what follows it stands for; null where nothing fits. */
export function replacedBy(said: readonly Said[], before: readonly number[], { after, isSure }: Following): number[] | null {
  const words = before.filter((at) => isWord(said[at]))
  const next = after.filter((at) => isWord(said[at]))
  return (
    sameBeginning(said, before, { next, reach: isSure ? REACH : 4 }) ??
    sameFigure(said, before, words, after) ??
    sameKind(said, before, words, next) ??
    (isSure ? sameEnding(said, words, after) : null)
  )
}

/** "in June, sorry, in July": what follows begins as what it replaces. */
function sameBeginning(
  said: readonly Said[],
  before: readonly number[],
  { next, reach }: { next: readonly number[]; reach: number },
): number[] | null {
  const first = plain(said[next[0] ?? -1])
  if (first === '' || isFigure(said[next[0] ?? -1]) || /^(?:not|no|and|so|but)$/.test(first)) return null
  const near = before.slice(/^(?:we|i|they|you)$/.test(first) ? -4 : -reach)
  const start = near.findLastIndex((at) => plain(said[at]) === first)
  return start < 0 ? null : near.slice(start)
}

/** "a third of it, no, make that half of it": what follows ends as what it replaces. */
function sameEnding(said: readonly Said[], words: readonly number[], after: readonly number[]): number[] | null {
  const edge = after.findIndex((at) => isEdge(said[at]))
  const phrase = after.slice(0, edge < 0 ? after.length : edge)
  const tail = words.slice(-phrase.length)
  const [last, other] = [phrase.at(-1), tail.at(-1)].map((at) => plain(said[at ?? -1]))
  return phrase.length > 1 && phrase.length < 6 && last === other ? tail : null
}

/** "five, sorry, seven devices": of two numbers the second counts, with all that belongs to it. */
function sameFigure(said: readonly Said[], before: readonly number[], words: readonly number[], after: readonly number[]): number[] | null {
  const opens = after.slice(0, 3).some((at) => isFigure(said[at]))
  if (!opens) return null
  const last = words.slice(-6).findLast((at) => isFigure(said[at]))
  if (last === undefined) return null
  const start = before.indexOf(last)
  const isSigned = /^[$±\-–+]$/.test(said[before[start - 1] ?? -1]?.text ?? '')
  return before.slice(isSigned ? start - 1 : start)
}

/** "with PMW, no, sorry, PEO Land Systems": a name for a name, back to the word that leads to it. */
function sameKind(said: readonly Said[], before: readonly number[], words: readonly number[], next: readonly number[]): number[] | null {
  const isName = (at: number | undefined) => /^\p{Lu}/u.test(said[at ?? -1]?.text ?? '')
  // what was broken off ends in a word that leads on: "the University of"
  const names = words.slice(0, words.findLastIndex((at) => !FUNCTION.test(plain(said[at]))) + 1)
  if (!isName(names.at(-1)) || !isName(next[0])) return null
  const start = names.slice(-4).findIndex((_, nth, some) => some.slice(nth).every((one) => !FUNCTION.test(plain(said[one]))))
  const first = names.slice(-4)[start]
  return first === undefined ? null : before.slice(before.indexOf(first))
}
