import { hasLetterOrDigit, hasSpace } from '../../language/characters.ts'
import { type Marked, placeInMarkdown, withoutMarks } from './markdown-marks.ts'

/** The words of a narrative as plain sentences: Markdown's marks, HTML and link addresses are left out, a line that goes on is joined. */
export function plainNarrative(markdown: string): string {
  return withoutMarks(markdown).text
}

/** The same without the headings. */
export function narrativeProse(markdown: string): string {
  return plainNarrative(markdown.replace(HEADING, ''))
}

const HEADING = /^[ \t]{0,3}#{1,6}[ \t].*$/gm

/** Where the words of a finding stand in a narrative, marks between them included; null when they no longer stand there. */
export function placeOf(quote: string, markdown: string): { start: number; end: number } | null {
  const words = quote.trim()
  if (words === '') return null
  return wholeWordsAt(words, markdown) ?? placeInMarked(words, withoutMarks(markdown))
}

/** The words exactly as they stand; where they stand by themselves rather than inside others, if anywhere. */
function wholeWordsAt(words: string, text: string): { start: number; end: number } | null {
  let first = -1
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (isApart(text, at, at + words.length)) return { start: at, end: at + words.length }
    if (first < 0) first = at
  }
  return first < 0 ? null : { start: first, end: first + words.length }
}

function isApart(text: string, start: number, end: number): boolean {
  const joins = /[\p{L}\d]{2}/u
  return !joins.test(text.slice(Math.max(0, start - 1), start + 1)) && !joins.test(text.slice(end - 1, end + 1))
}

/** The words in the plain text, whatever space is between them; then whatever capitals and other signs. */
function placeInMarked(words: string, marked: Marked): { start: number; end: number } | null {
  const small = { ...marked, text: smallLetters(marked.text) }
  return placeOfKept(words, marked, hasSpace) ?? placeOfKept(smallLetters(words), small, isAside)
}

const isAside = (sign: string): boolean => !hasLetterOrDigit(sign) && !'%°$'.includes(sign)

/** The text in small letters, sign for sign: the few letters that become two are left alone. */
function smallLetters(text: string): string {
  return text.replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
}

/** Compares both texts without the signs that are left aside, and leads the place found back to the Markdown. */
function placeOfKept(words: string, marked: Marked, isLeftAside: (sign: string) => boolean): { start: number; end: number } | null {
  const wanted = words
    .split('')
    .filter((sign) => !isLeftAside(sign))
    .join('')
  const { text } = marked
  const kept: number[] = []
  for (let at = 0; at < text.length; at += 1) if (!isLeftAside(text[at] ?? '')) kept.push(at)
  const found = wanted === '' ? null : wholeWordsIn(kept.map((at) => text[at]).join(''), wanted, kept, text)
  if (found === null) return null
  const [first, last] = [kept[found], kept[found + wanted.length - 1]]
  if (first === undefined || last === undefined) return null
  return { start: placeInMarkdown(marked, first), end: placeInMarkdown(marked, last) + 1 }
}

function wholeWordsIn(squeezed: string, wanted: string, kept: readonly number[], text: string): number | null {
  let first: number | null = null
  for (let at = squeezed.indexOf(wanted); at >= 0; at = squeezed.indexOf(wanted, at + 1)) {
    const [start = 0, last = 0] = [kept[at], kept[at + wanted.length - 1]]
    if (isApart(text, start, last + 1)) return at
    first ??= at
  }
  return first
}
