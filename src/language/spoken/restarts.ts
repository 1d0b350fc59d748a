import { isOneOf, isWord, plain, type Token } from '../tokens.ts'
import { drop, FUNCTION, isComma, isEdge, isFigure, type Said, standing } from './said.ts'

/** "in a, in our dewar", "the, the line", "we, we change": what was begun twice stands once. */
export function withoutRestarts(said: Said[]): void {
  let places = standing(said)
  for (let nth = 1; nth < places.length; nth += 1) {
    const restart = restartAt(said, places, nth)
    if (!restart) continue
    drop(said, restart)
    places = standing(said)
    nth = Math.max(0, nth - restart.length)
  }
}

function restartAt(said: readonly Said[], places: readonly number[], nth: number): number[] | null {
  const word = said[places[nth] as number]
  if (!isWord(word)) return null
  const isParted = isComma(said[places[nth - 1] ?? -1])
  const before = places.slice(Math.max(0, nth - (isParted ? 7 : 4)), isParted ? nth - 1 : nth)
  for (let length = 1; length <= before.length; length += 1) {
    const start = before.at(-length) as number
    if (isEdge(said[start])) return null
    if (plain(said[start]) !== plain(word)) continue
    const broken = before.slice(-length)
    if (isParted || length === 1 ? isBrokenOff(said, broken, places.slice(nth)) : isTwice(said, broken, places.slice(nth)))
      return isParted ? [...broken, places[nth - 1] as number] : broken
  }
  return null
}

/** "can we can we": the same words again, with no figure among them. */
function isTwice(said: readonly Said[], broken: readonly number[], anew: readonly number[]): boolean {
  return broken.every((at, nth) => plain(said[at]) === plain(said[anew[nth] ?? -1]) && !isFigure(said[at]))
}

/** A word said twice, or a phrase that was broken off at a word that leads on; a longer one is begun anew by two words at least. */
function isBrokenOff(said: readonly Said[], broken: readonly number[], anew: readonly number[]): boolean {
  if (broken.length === 1) return isRepeated(said[broken[0] as number])
  const isSame = (nth: number) => plain(said[broken[nth] as number]) === plain(said[anew[nth] ?? -1])
  if (broken.every((at, nth) => isSame(nth) && !isFigure(said[at]))) return true
  const last = plain(said[broken.at(-1) as number])
  if (!FUNCTION.has(last)) return false
  return broken.length < 4 ? !isOneOf(last, 'is are was') : isSame(1)
}

/** "that that" and "had had" may be meant, and a figure said twice may be two. */
function isRepeated(word: Token | undefined): boolean {
  return !isFigure(word) && !isOneOf(plain(word), 'that had very much many')
}
