/** Months of the effort as people write them, with the first and the last as groups. */
export const MONTHS = 'months? (\\d{1,2})(?:(?: to | and | through | ?[-–] ?)(?:month )?(\\d{1,2}))?'
const DATED = new RegExp(`[, ]*\\(?(?:(?:in|from|over|during) )?${MONTHS}\\)?`, 'giu')

/** The months that a statement gives, first and last. */
export function spanIn(text: string): readonly [number, number] | undefined {
  const found = [...text.matchAll(DATED)].flatMap(([, from, to]) => [Number(from), Number(to ?? from)])
  return found.length > 0 ? [Math.min(...found), Math.max(...found)] : undefined
}

/** A statement without its months: "runs the trade in months 1 and 2" → "runs the trade". */
export function withoutMonths(text: string): string {
  return text
    .replace(DATED, '')
    .replace(/^[,;: ]+/, '')
    .trim()
}
