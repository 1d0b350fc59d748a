import { withoutEnd } from '../language/characters.ts'
/** A place in a text that the person still has to fill in: "[name the test range]". `start` and `end` count in the text, brackets included. */
export type Blank = { start: number; end: number; ask: string }

/** What a blank asks to do. Other square brackets are citations, units or the solicitation's own. */
const ASKING = new Set([
  'name',
  'state',
  'give',
  'choose',
  'describe',
  'say',
  'confirm',
  'complete',
  'attach',
  'explain',
  'list',
  'enter',
  'fill',
  'add',
])

const BRACKETED = /\[(\p{L}+)\b([^[\]\n]{2,200})\]/gu

/** The blanks of a text, in order. */
export function blanksIn(text: string): Blank[] {
  return [...text.matchAll(BRACKETED)]
    .filter(({ 1: verb = '' }) => ASKING.has(verb.toLowerCase()))
    .map((match) => ({ start: match.index, end: match.index + match[0].length, ask: match[0].slice(1, -1) }))
}

/** The text with one blank replaced by what the person wrote; a full stop is not doubled. */
export function filledBlank(text: string, { start, end }: Blank, written: string): string {
  const value = written.trim()
  const rest = text.slice(end)
  return text.slice(0, start) + (/^[.;]/.test(rest) ? withoutEnd(value, '.;') : value) + rest
}
