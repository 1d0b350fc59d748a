/** A place in a text that the person still has to fill in: "[name the test range]". `start` and `end` count in the text, brackets included. */
export type Blank = { start: number; end: number; ask: string }

/** Square brackets that ask for something. Others are citations, units or the solicitation's own. */
const BLANK = /\[((?:name|state|give|choose|describe|say|confirm|complete|attach|explain|list|enter|fill in|add)\b[^[\]\n]{2,200})\]/gi

/** The blanks of a text, in order. */
export function blanksIn(text: string): Blank[] {
  return [...text.matchAll(BLANK)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    ask: match[1] ?? '',
  }))
}

/** The text with one blank replaced by what the person wrote; a full stop is not doubled. */
export function filledBlank(text: string, { start, end }: Blank, written: string): string {
  const value = written.trim()
  const rest = text.slice(end)
  return text.slice(0, start) + (/^[.;]/.test(rest) ? value.replace(/[.;]+$/, '') : value) + rest
}
