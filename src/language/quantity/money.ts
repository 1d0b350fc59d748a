import { scaleOf } from './number-word.ts'

/** An amount of dollars ("$140,000", "$1.8M", "250,000 dollars"), as the source of a regular expression. */
export const DOLLARS = String.raw`(?:\$\s?(?:\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?:\.\d{1,3})?(?:\s?(?:million|thousand|[MK])\b)?|\b(?:\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?:\.\d{1,3})?(?:\s(?:million|thousand))?\s(?:U\.?S\.?\s)?dollars\b)`

const AMOUNT_PARTS = /((?:\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?:\.\d{1,3})?)\s?(million|thousand|[MK])?/i

/** The first amount of a printed text in dollars; undefined when it has none. "$250K" and "250,000 dollars" are the same. */
export function dollarsIn(printed: string): number | undefined {
  const [amount] = new RegExp(DOLLARS, 'i').exec(printed) ?? []
  const [, digits, scale] = AMOUNT_PARTS.exec(amount ?? '') ?? []
  if (!digits) return undefined
  const dollars = Number(digits.replaceAll(',', '')) * scaleOf(scale)
  return Number.isFinite(dollars) ? Math.round(dollars * 100) / 100 : undefined
}
