import { kindsOf } from './word-kinds.ts'
import { wordsOf } from './words.ts'

const DAYS: ReadonlySet<string> = new Set('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '))

/**
 * Words as they stand within a sentence: with a small letter at the start where their first word is an ordinary one ("Thermal model" → "thermal model"). What
 * the language does not have as such, "Icepak", is a name, and stays as it was typed, as days do.
 */
export function inSentence(text: string): string {
  const [first] = wordsOf(text.trim())
  const isOrdinary =
    first !== undefined && !DAYS.has(first.text) && [first.text, first.lemma].some((word) => kindsOf(word).length > 0 || word.length === 1)
  return isOrdinary && /^\p{Lu}(?:\p{Ll}|$|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
