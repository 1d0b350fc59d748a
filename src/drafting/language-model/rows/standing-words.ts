import { hasSpace } from '../../../language/characters.ts'
import { plainSigns } from '../answers/plain-signs.ts'
import { linesWithoutOrders } from '../matter/orders.ts'

/** A text squeezed of white space and case, with everyday marks, and where each of its letters stands in it. */
type Squeezed = { text: string; at: readonly number[] }

/** An answer in which words can be found again. `handed` is what a model is handed of it: words that give orders to a machine are not among them. */
export type HeardAnswer = { slot: string; answer: string; squeezed: Squeezed; handed: string }

/** Where words stand in an answer, as they are written there. */
export type Stretch = { slot: string; start: number; end: number; text: string }

/** Prepares an answer for looking up words in it. */
export function heardAnswer({ slot, answer }: { slot: string; answer: string }): HeardAnswer {
  return { slot, answer, squeezed: squeezed(answer), handed: squeezed(linesWithoutOrders(answer)).text }
}

/** Where words stand in an answer, all pieces of them if "…" parts them; null where one piece does not stand there. */
export function stretchesOf(words: string, { slot, answer, squeezed: all, handed }: HeardAnswer): Stretch[] | null {
  const pieces = words.split(/…|\.{3}/).flatMap((piece) => squeezed(piece).text.replace(ENDS, '') || [])
  const stretches: Stretch[] = []
  for (const piece of pieces) {
    const from = placeOf(piece, all.text)
    const [start, last] = [all.at[from], all.at[from + piece.length - 1]]
    if (from < 0 || start === undefined || last === undefined || placeOf(piece, handed) < 0) return null
    const end = last + ((answer.codePointAt(last) ?? 0) > 0xffff ? 2 : 1)
    stretches.push({ slot, start, end, text: answer.slice(start, end) })
  }
  return stretches.length > 0 ? stretches : null
}

/** White space and marks around words; what begins or ends a word or a value is none. */
const ENDS = /^[\s.,;:!?"']+|[\s.,;:!?"']+$/g
const LETTER = /[\p{L}\d]/u

/** Where words begin that are whole words there; -1 where they are not found. */
function placeOf(words: string, text: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isCutBefore = LETTER.test(words[0] ?? '') && LETTER.test(text[at - 1] ?? '')
    const isCutBehind = LETTER.test(words.at(-1) ?? '') && LETTER.test(text[at + words.length] ?? '')
    if (!isCutBefore && !isCutBehind) return at
  }
  return -1
}

function squeezed(text: string): Squeezed {
  let plain = ''
  const at: number[] = []
  let index = 0
  for (const sign of text) {
    const now = hasSpace(sign) ? ' ' : everyday(sign)
    if (now !== ' ' || (plain !== '' && !plain.endsWith(' '))) {
      plain += now
      for (let letter = 0; letter < now.length; letter++) at.push(index)
    }
    index += sign.length
  }
  return { text: plain.trimEnd(), at }
}

function everyday(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  return code < 0x80 && code > 0x1f ? sign.toLowerCase() : (MARKS.get(sign) ?? plainSigns(sign)).toLowerCase()
}

/** Marks that models write in their own way. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ...[...'“”„«»'].map((mark) => [mark, '"'] as const),
  ...[...'‘’‚´'].map((mark) => [mark, "'"] as const),
  ...[...'‐‑‒–—−'].map((mark) => [mark, '-'] as const),
])
