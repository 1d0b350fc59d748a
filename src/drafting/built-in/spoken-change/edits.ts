import { isOneOf } from './vocabulary.ts'

/** Words to be put in for those from one place to another. */
export type Edit = { from: number; to: number; put: string }

/** A text with some edits. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  const last = [...edits].sort((one, other) => other.from - one.from)
  return last.reduce((now, { from, to, put }) => beforeWord(now.slice(0, from), now.slice(from, to), put) + put + now.slice(to), text)
}

/** "a" becomes "an" where what follows it now begins with a vowel and did not before, and the other way round. */
function beforeWord(before: string, gone: string, put: string): string {
  const isVowel = (word: string) => isOneOf(word.charAt(0).toLowerCase(), 'a e i o')
  if (put.charAt(0) === put.charAt(0).toUpperCase() || isVowel(gone) === isVowel(put)) return before
  return before.replace(/\b(a)n? $/i, isVowel(put) ? '$1n ' : '$1 ')
}
