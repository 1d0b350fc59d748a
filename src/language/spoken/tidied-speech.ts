import { isWord, type Token, textOf, tokensOf } from '../tokens.ts'
import { withoutFillers } from './fillers.ts'
import { withoutOpenings } from './openings.ts'
import { withoutRepairs } from './repairs.ts'
import { withNamesRespelled } from './respelled.ts'
import { withoutRestarts } from './restarts.ts'
import { isEdge, isStop, type Said } from './said.ts'

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
    withNamesRespelled(some)
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
