import { measuresIn } from '../../language/quantity/measure.ts'

/** A payment that a sentence tells: how much, and what it is paid for. */
export type PaidWhen = { paid: string; title: string }

/** Between two payments of a sentence. */
const BETWEEN = /[,;]\s+(?:and\s+|then\s+)?|\s+and\s+/
/** A share or an amount, and behind it when it is paid: "20% after kick-off", "$40k when the rig runs". */
const PAID = /^(\$?\d[\d,.]*(?:\s?(?:%|percent|k|K)|(?<=\$[\d,.]+))?)\s+(?:after|at|on|upon|when|once|with)\s+(?:the\s+|acceptance of\s+)*(?=\p{L})(.+)$/u
/** What may stand before the first: "Paid", "We would like to be paid", "Payments:". */
const LEADING = /^[\p{L}\s'’]{0,60}:?\s+(?=\$?\d)/u

const FEWEST = 2
const WHOLE = 100

/**
 * The payments of a sentence that tells nothing else, "Paid 20% after kick-off, 30% after the design review and 50% on the final report": each an amount and what
 * it is paid for; shares are those of a whole. Undefined of any other sentence.
 */
export function paidWhen(sentence: string): PaidWhen[] | undefined {
  const pieces = sentence.replace(LEADING, '').replace(/[.\s]+$/, '').split(BETWEEN)
  const told = pieces.flatMap((piece): PaidWhen[] => {
    const [, paid, title] = PAID.exec(piece) ?? []
    return paid && title ? [{ paid, title }] : []
  })
  if (told.length < FEWEST || told.length !== pieces.length) return undefined
  const shares = told.flatMap(({ paid }) => measuresIn(paid).flatMap(({ value, unit }) => (unit?.dimension === 'percent' ? value : [])))
  const isWhole = shares.length === told.length && Math.round(shares.reduce((sum, one) => sum + one, 0)) === WHOLE
  return isWhole || (shares.length === 0 && told.every(({ paid }) => paid.startsWith('$'))) ? told : undefined
}
