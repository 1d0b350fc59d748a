import { plainCharacters } from '../../../domain/solicitation/layout/characters.ts'

const LINE_END = /\r\n?|[\u0085\u2028\u2029\v\f]/g
/** Signs that nobody sees, that turn the order of reading around, or that are no characters. */
const UNSEEN = /(?!\n)[\p{C}\p{Default_Ignorable_Code_Point}\ufffc\ufffd]/gu

/**
 * A text in everyday characters without signs that nobody sees: control, bidirectional, zero-width and tag characters. Every line end is one "\n", odd
 * spaces and tabs are plain ones.
 */
export function plainSigns(text: string): string {
  return plainCharacters(text.replace(LINE_END, '\n')).replace(UNSEEN, '')
}

/** Quotation marks, hyphens and dots that are written in many ways, each as the product writes it. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ...[...'“”„‟«»'].map((mark) => [mark, '"'] as const),
  ...[...'‘’‚‛‹›´'].map((mark) => [mark, "'"] as const),
  ...[...'‐‑‒–—−'].map((mark) => [mark, '-'] as const),
  ['…', '...'],
])

/** A character as the product writes it. */
export const everydayMark = (sign: string): string => MARKS.get(sign) ?? sign
