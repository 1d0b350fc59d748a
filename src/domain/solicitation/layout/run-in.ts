import { hasLetters, partedAtSpaces } from '../../../language/characters.ts'

/** What binds or denies, or a figure, is no heading. */
const BINDS = /\d|\b(?:shall|must|will|should|may|is|are|no|not)\b/i

/** More words, in capitals, are a sentence. */
const MOST_WORDS = 6

/** "REPORTS AND MEETINGS.": whether a sentence is a heading in the line that it heads; in small letters, "4. Reports and meetings.", only where it opens a numbered paragraph. */
export function isRunIn(sentence: string, opensNumbered: boolean): boolean {
  const isSetApart = opensNumbered || sentence === sentence.toUpperCase()
  const isShort = sentence.endsWith('.') && hasLetters(sentence) && partedAtSpaces(sentence).length <= MOST_WORDS
  return isSetApart && isShort && !BINDS.test(sentence)
}
