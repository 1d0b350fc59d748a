import { type Word, wordsOf } from '../../../language/words.ts'

/** A word of an answer and where it stands. Words of one segment are not parted by a full stop, a semicolon or a new line. */
export type PlacedWord = Word & { start: number; end: number; segment: number; isNewLine: boolean }

/** The words of an answer, in their places. */
export function placedWords(text: string): PlacedWord[] {
  let end = 0
  let segment = 0
  let before = ''
  return wordsOf(text).map((word) => {
    const found = text.indexOf(word.text, end)
    const start = found < 0 ? end : found
    const isNewLine = text.slice(end, start).includes('\n')
    if (isNewLine || ENDS.test(before)) segment += 1
    before = word.text
    end = start + word.text.length
    return { ...word, start, end, segment, isNewLine }
  })
}

const ENDS = /^[.!?;]$/
