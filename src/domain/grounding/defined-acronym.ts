import { isGrammar } from './plan-vocabulary.ts'
import type { Stretch } from './statement.ts'

const IN_BRACKETS = /\(([A-Z]{2,7})s?\)/g
const BEFORE_BRACKETS = /(?<![\p{L}\d])([A-Z]{2,7})s?\s\(([^()]{3,120})\)/gu

/** A short form that a text explains, and where the words stand that it is short for. */
export type WrittenOut = Stretch & { short: string }

/** The short forms that a text itself explains: "front-to-back ratio (FBR)", "GEBCO (General Bathymetric Chart of the Oceans)". */
export function writtenOutIn(text: string): WrittenOut[] {
  const behind = Array.from(text.matchAll(IN_BRACKETS)).flatMap(({ 1: short = '', index }) => {
    const from = Math.max(0, index - LONGEST_WORD * short.length)
    const words = wordsIn(text.slice(from, index), from)
    const first = words.findIndex((_, at) => words.length - at <= 2 * short.length && spells(words.slice(at), short))
    const [start, end] = [words[first]?.start, words.at(-1)?.end]
    return start === undefined || end === undefined ? [] : [{ short, start, end }]
  })
  const before = Array.from(text.matchAll(BEFORE_BRACKETS)).flatMap(({ 0: whole, 1: short = '', 2: inside = '', index }) => {
    const end = index + whole.length - 1
    return spells(wordsIn(inside, 0), short) ? [{ short, start: end - inside.length, end }] : []
  })
  return [...behind, ...before]
}

/** The short forms that a text itself explains, in the singular and in the plural. */
export function definedAcronyms(text: string): Set<string> {
  return new Set(writtenOutIn(text).flatMap(({ short }) => [short, `${short}s`]))
}

/** So many characters before a bracket belong to each of its letters. */
const LONGEST_WORD = 25

/** So many letters of a short form may come from the beginning of one word: "GEneral Bathymetric Chart of the Oceans". */
const MOST_OF_ONE = 3

type Word = Stretch & { word: string }

function wordsIn(text: string, from: number): Word[] {
  return Array.from(text.matchAll(/\p{L}+/gu), ({ 0: word, index }) => ({ word, start: from + index, end: from + index + word.length }))
}

/** Whether the words begin with the letters of a short form, in its order; "of" and "the" may be passed over, but not at the beginning. */
function spells([first, ...others]: readonly Word[], letters: string): boolean {
  if (!first) return letters === ''
  const upper = first.word.toUpperCase()
  return Array.from({ length: MOST_OF_ONE }, (_, at) => letters.slice(0, at + 1)).some(
    (some, at) => some.length === at + 1 && upper.startsWith(some) && goesOn(others, letters.slice(at + 1)),
  )
}

function goesOn(words: readonly Word[], letters: string): boolean {
  const [first, ...others] = words
  return spells(words, letters) || (first !== undefined && isGrammar(first.word) && goesOn(others, letters))
}
