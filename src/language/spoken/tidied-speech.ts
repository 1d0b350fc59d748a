import { isOneOf, isWord, plain, type Token, textOf, tokensOf } from '../tokens.ts'
import { withoutFillers } from './fillers.ts'
import { withoutRepairs } from './repairs.ts'
import { withoutRestarts } from './restarts.ts'
import { drop, isComma, isEdge, isStop, type Said, standing } from './said.ts'

/** Spoken words as sentences, and the words that take something back, but nobody knows what. */
export type Tidied = { text: string; unclear: string[] }

/**
 * What was said, as somebody would have typed it: without fillers, repetitions, what was broken off and what was taken back ("the filter, no wait,
 * the amplifier"). Nothing is added but capitals at the beginning of sentences. What cannot be told for sure stays.
 */
export function tidiedSpeech(text: string, isOrder: boolean): Tidied {
  const said: Said[] = tokensOf(text).map((token) => ({ ...token, gone: false }))
  const unclear = stretches(said).flatMap((some) => {
    withoutFillers(some)
    const words = withoutRepairs(some, isOrder)
    withoutRestarts(some)
    withoutOpenings(some)
    return words
  })
  return { text: printed(said), unclear }
}

/** A stretch ends with the first sentence that ends after so many tokens, or without one after twice as many: nobody takes back more. */
const STRETCH = 300

function stretches(said: readonly Said[]): Said[][] {
  const all: Said[][] = []
  let some: Said[] = []
  for (const token of said) {
    some.push(token)
    if (some.length < STRETCH || (!isStop(token) && some.length < 2 * STRETCH)) continue
    all.push(some)
    some = []
  }
  return [...all, some]
}

/** The words that stand, with one space between them, sentences begun with a capital, and "I" as it is written. */
function printed(said: readonly Said[]): string {
  const tokens: Token[] = []
  for (const [at, token] of said.entries()) {
    if (token.gone || (tokens.length === 0 && isEdge(token))) continue
    const before = tokens.at(-1)
    const wasParted = said[at - 1]?.gone === true
    const space = tokens.length === 0 || isEdge(token) ? '' : wasParted && isWord(token) ? ' ' : token.space
    const text = isStop(before) && isWord(token) ? capital(token.text) : token.text === 'i' ? 'I' : token.text
    tokens.push({ text, space: isEdge(token) && wasParted ? '' : tokens.length === 0 ? '' : space })
  }
  return textOf(tokens).trim()
}

/** "mV" and "pH" keep their first letter; a figure has none. */
const capital = (word: string): string => (/^\p{Ll}\p{Lu}/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))

/** "okay so um task one is": words that only open one's mouth. */
function withoutOpenings(said: Said[]): void {
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
