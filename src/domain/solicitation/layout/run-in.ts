import { hasLetters, partedAtSpaces } from '../../../language/characters.ts'

/** What binds or denies, or a figure, is no heading. */
const BINDS = /\d|\b(?:SHALL|MUST|WILL|SHOULD|MAY|IS|ARE|NO|NOT)\b/

/** More words, in capitals, are a sentence. */
const MOST_WORDS = 6

/** "REPORTS AND MEETINGS.": whether a sentence is a heading in the line that it heads. */
export function isRunIn(sentence: string): boolean {
  const isInCapitals = sentence.endsWith('.') && hasLetters(sentence) && sentence === sentence.toUpperCase()
  return isInCapitals && partedAtSpaces(sentence).length <= MOST_WORDS && !BINDS.test(sentence)
}
