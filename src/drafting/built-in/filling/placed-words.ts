import { startsWithCapital, startsWithLetter, startsWithLetterOrDigit } from '../../../language/characters.ts'
import { type Word, wordsOf } from '../../../language/words.ts'

/** A word of an answer and where it stands. Words of one segment are not parted by a full stop, a semicolon or a new line. */
export type PlacedWord = Word & { start: number; end: number; segment: number; isNewLine: boolean }

/** The words of an answer, in their places; "four-well" and "v0.1" are one. */
export function placedWords(text: string): PlacedWord[] {
  let end = 0
  let segment = 0
  const placed: PlacedWord[] = []
  for (const word of wordsOf(text)) {
    const found = text.indexOf(word.text, end)
    const start = found < 0 ? end : found
    const isNewLine = text.slice(end, start).includes('\n')
    const last = placed.at(-1)
    if (isNewLine || ENDS.test(last?.text ?? '')) segment += 1
    end = start + word.text.length
    if (last && last.end === start && (isOneWord(last.text, text.slice(start, end + 1)) || isTorn(last.text, word.text)))
      placed[placed.length - 1] = { ...word, ...joined(last, word), start: last.start, end, segment, isNewLine: last.isNewLine }
    else placed.push({ ...word, start, end, segment, isNewLine })
  }
  return placed
}

const ENDS = /^[.!?;]$/

/** Whether what follows goes on with a word at a mark within it, as in "four-well" and "v0.1": a mark with a letter or figure behind it, or what stands behind the mark. */
function isOneWord(before: string, behind: string): boolean {
  if (/[\p{L}\d]$/u.test(before)) return /^(?:-[\p{L}\d]|\.[\p{Ll}\d])/u.test(behind)
  return /[\p{L}\d]-$/u.test(before) ? startsWithLetterOrDigit(behind) : /[\p{L}\d]\.$/u.test(before) && /^[\p{Ll}\d]/u.test(behind)
}

/** The tagger tears words at letters that it does not know: "Petrá", "č", "ek". */
function isTorn(before: string, behind: string): boolean {
  const isPlain = /[a-z]$/i.test(before) && /^[a-z]/i.test(behind)
  return /\p{L}$/u.test(before) && startsWithLetter(behind) && !isPlain
}

/** A word of two parts is of the kind of its last one; a torn one with a capital is a name. */
function joined(before: Word, part: Word): Word {
  const isName = isTorn(before.text, part.text) && startsWithCapital(before.text)
  const pos = isName ? 'PROPN' : part.text === '-' ? before.pos : part.pos
  return { ...part, text: before.text + part.text, lemma: before.lemma + part.lemma, pos }
}
