import { unbroken } from '../domain/plan-forms/times-lines.ts'

/** One line of a person's or drafter's text as Word knows it: a paragraph, or an item of a bullet list. */
export type WordLine = { kind: 'paragraph' | 'bullet'; text: string }

// What XML 1.0 cannot hold: control characters, halves of surrogate pairs, and U+FFFE and U+FFFF, which PDF readers leave at line ends.
const NOT_XML = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu

/** The text without the characters that a Word document cannot hold; a single one of them makes Word refuse the whole file. */
export function printable(text: string): string {
  return text.replace(NOT_XML, '')
}

/** A text on one line, without what a Word document cannot hold and broken nowhere within a measure. */
export function oneLine(text: string): string {
  return unbroken(printable(text).replace(/\s+/g, ' ').trim())
}

const BULLET = /^[-*•‣▪●–]\s+/

/** A text as paragraphs and bullet items, one per line that says something; lines that begin with a dash, star or dot are items. */
export function wordLines(text: string): WordLine[] {
  return text
    .split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)
    .map(oneLine)
    .filter((line) => line !== '')
    .map((line) => (BULLET.test(line) ? { kind: 'bullet', text: line.replace(BULLET, '') } : { kind: 'paragraph', text: line }))
}
