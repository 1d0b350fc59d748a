import { startsWithCapital } from '../characters.ts'
import { isWord } from '../tokens.ts'
import { drop, isComma, isStop, type Said, standing } from './said.ts'

/** Two spellings of one name share this part of their pairs of letters, from 0 to 1: "Voitasik" and "Wojtasik" 0.57, "Smith" and "Sneath" 0.2. */
const ALIKE = 0.5

/** "Marek Voitasik, Wojtasik, statistician": a name that was said again, since it was heard wrong, is spelled everywhere as it was the second time. */
export function withNamesRespelled(said: Said[]): void {
  const places = standing(said)
  for (let nth = 1; nth + 2 < places.length; nth += 1) {
    const [first, name, comma, again, end] = places.slice(nth - 1, nth + 4).map((at) => said[at])
    if (!isNamePart(first) || !isNamePart(name) || !isComma(comma) || !isNamePart(again) || !name || !again) continue
    if (end && !isComma(end) && !isStop(end)) continue
    if (name.text === again.text || likenessOf(name.text, again.text) < ALIKE) continue
    const heard = name.text
    drop(said, places.slice(nth, nth + 2))
    for (const one of said) if (one.text === heard && !one.gone) one.text = again.text
  }
}

function isNamePart(token: Said | undefined): boolean {
  return isWord(token) && startsWithCapital(token?.text ?? '')
}

function likenessOf(one: string, other: string): number {
  const [some, more] = [pairsOf(one), pairsOf(other)]
  const shared = some.filter((pair) => more.includes(pair)).length
  return (2 * shared) / (some.length + more.length)
}

/** Each two letters that follow each other, without accents. */
function pairsOf(name: string): string[] {
  const letters = name.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase()
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2))
}
