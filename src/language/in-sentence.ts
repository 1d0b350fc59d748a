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

/** Words that no name begins with in their place: "On the bench", "With the flag up"; a noun with a capital may be a name, "Dayton laboratory". */
const OF_NO_NAME: ReadonlySet<string> = new Set(['ADP', 'DET', 'ADV', 'PRON', 'SCONJ', 'CCONJ', 'PART'])

/** The same of words that go on in the midst of a sentence as they were typed: with a small letter only where their first word can be no name. */
export function goingOn(text: string): string {
  const [first] = wordsOf(text.trim().toLowerCase())
  return first && OF_NO_NAME.has(first.pos) ? inSentence(text) : text
}
