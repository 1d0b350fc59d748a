import { printable } from '../word-text.ts'

/** The most characters that a cell holds. */
const LONGEST_CELL = 32_767

/** What a spreadsheet program may take for the beginning of a formula, once the sheet is pasted or saved as text; also in the wide letters of East Asia. */
const FORMULA = /^[=+\-@＝＋－＠]/

/** A number with its sign and what it is of: "-5 dB", "+10 %", "-40 °C and below". Without a sign of arithmetic, a bracket or a bar it computes and calls nothing. */
const SIGNED = /^[+-]\s?\d[\d.,]*(?:\s?[\p{L}%°‰Ω][\p{L}\p{N}\s%°‰Ω.,;]*)?$/u

/** A text for a cell: never a formula, nothing that a spreadsheet cannot hold, no longer than a cell. What begins like a formula and is no number gets an apostrophe before it. */
export function cellText(text: string): string {
  const safe = printable(text).replace(/\r\n?/g, '\n').replace(/\t/g, ' ').trim()
  return printable((FORMULA.test(safe) && !SIGNED.test(safe) ? `'${safe}` : safe).slice(0, LONGEST_CELL))
}
