import { printable } from '../word-text.ts'

/** The most characters that a cell holds. */
const LONGEST_CELL = 32_767

/** What a spreadsheet program may take for the beginning of a formula, once the sheet is pasted or saved as text. */
const FORMULA = /^[=+\-@\t\r]/

/** A text for a cell: never a formula, nothing that a spreadsheet cannot hold, no longer than a cell. What begins like a formula gets an apostrophe before it. */
export function cellText(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').trim()
  const safe = printable(plain)
  return printable((FORMULA.test(safe) ? `'${safe}` : safe).slice(0, LONGEST_CELL))
}
