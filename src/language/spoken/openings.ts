import { isOneOf, plain } from '../tokens.ts'
import { drop, isComma, isStop, type Said, standing } from './said.ts'

/** "okay so um task one is": words that only open one's mouth. */
export function withoutOpenings(said: Said[]): void {
  const places = standing(said)
  for (const [nth, at] of places.entries()) {
    if (!isStop(said[places[nth - 1] ?? -1]) || said[at]?.gone) continue
    let end = nth
    while (isOneOf(plain(said[places[end] ?? -1]), 'okay ok so yeah yes right well now like alright') && isOpening(said, places, end))
      end += 1
    if (end > nth && isComma(said[places[end] ?? -1])) end += 1
    drop(said, places.slice(nth, end))
  }
}

/** "right hand circular" and "so called" go on, "like a heat pipe" is a comparison, "now" may be a time. */
function isOpening(said: readonly Said[], places: readonly number[], nth: number): boolean {
  const word = plain(said[places[nth] as number])
  const next = said[places[nth + 1] ?? -1]
  if (isOneOf(word, 'yes right well now like')) return isComma(next)
  return plain(next) !== 'called' && next !== undefined && !isStop(next)
}
