import { withApostrophes } from './contractions.ts'
import { isPersonal, isSpokenByWord } from './register.ts'

/** What is asked, or short for two words behind a pronoun: "it's", "don't". */
const TALKED = /\?|\b(?:it|that|there|what|who|he|she|here)['’]s\b|\p{L}['’](?!s\b)\p{L}/iu

/** What somebody wishes for, or has only got: a plan says what has to be. */
const WISHED = /\b(?:wants?|wish(?:es)?|hopes?|(?:has|have) got)\b/i

/** What whoever speaks asks themselves in between: ", what was it,". */
const ASIDE = /,\s+(?:what|who|where|when|how)\s+(?:is|was|are|were|did)\s+\p{L}+,/iu

/** Whether a line is talk, whatever it tells of: it speaks for somebody or to somebody, asks, wishes, or is short for words as one says them. */
export function isTalk(line: string): boolean {
  const words = withApostrophes(line)
  return isPersonal(words) || [TALKED, WISHED, ASIDE].some((one) => one.test(words))
}

/** Whether a line shows by its form or by its words that somebody said it: it is talk, or reads as spoken by a word that one only says. */
export function isPlainlySaid(line: string): boolean {
  return isTalk(line) || isSpokenByWord(line)
}
