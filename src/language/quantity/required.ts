import { cueList } from '../cue-list.ts'
import type { Comparator } from './comparison-cues.ts'
import { measuresIn } from './measure.ts'
import { type Quantity, quantitiesIn } from './quantity.ts'

/** A quantity as a requirement holds it, wherever it stands. */
export type RequiredQuantity = Omit<Quantity, 'start' | 'end'>

/**
 * The quantities of a text as a requirement holds them: of "one blank per ten samples" ten limits nothing, nor does what decibels are told by, "120 dB re 1 µPa"; of
 * "loads above 60 kW cannot be supported" no more than 60 kW is asked, and of "at 8, 16 and 24 °C" all three.
 */
export function requirementQuantities(text: string): RequiredQuantity[] {
  return quantitiesIn(text)
    .filter((one) => !isAside(text, one))
    .flatMap((one) => [...(one.comparator === '=' && MAY_END_ROW.test(text.slice(0, one.start)) ? rowBefore(text, one) : []), one])
    .map(({ start: _, end, ...quantity }) => ({ ...quantity, comparator: withRefusal(quantity.comparator, text.slice(end)) }))
}

/** Whether a figure tells per how much something is counted: it limits nothing. */
export function isAside(text: string, { start, comparator }: Pick<Quantity, 'start' | 'comparator'>): boolean {
  return comparator === '=' && ASIDE.test(text.slice(0, start))
}

const ASIDE = /(?<![\p{L}'’])(?:per|(?:in|of) every|re)\s$/iu

/** "16, and" before the last number of a row. */
const MAY_END_ROW = /\d,? and\s$/

/** The numbers of a row whose unit is printed behind its last one, each as a quantity; only behind a preposition, "at 8, 16 and 24 °C", since "TRL 5 and 10 kg" is none. */
function rowBefore(text: string, last: Quantity): Quantity[] {
  const row: Quantity[] = []
  let next = last.start
  for (const { start, end, shared } of measuresIn(text.slice(0, last.end)).toReversed()) {
    if (start >= next) continue
    const printed = text.slice(start, end)
    if (!shared || !ROW_JOINT.test(text.slice(end, next)) || !DIGITS.test(printed)) break
    row.unshift({ ...last, printed, value: printed, start, end })
    next = start
  }
  return LEADS_ROW.test(text.slice(0, row[0]?.start)) ? row : []
}

const DIGITS = /^\d[\d.]*$/
const LEADS_ROW = /\b(?:at|of|to|with|for)\s$/i
const ROW_JOINT = /^(?:,|,? and)\s$/

/** What is not taken where something is beyond a figure, and so limits it. */
const REFUSED =
  cueList(`cannot be accepted/supported/used/considered/tolerated | not accepted/supported/permitted/allowed/acceptable/considered/tolerated |
  not be accepted/supported/permitted/allowed/acceptable/considered/used/tolerated | prohibited | unacceptable | ruled out`)
const BEYOND: Partial<Record<Comparator, Comparator>> = { '>': '<=', '<': '>=' }

/** The comparison of what is asked, where what lies beyond a figure is refused in the same clause. */
function withRefusal(comparator: Comparator, behind: string): Comparator {
  const clause = /^[^;,.]*/.exec(behind)?.[0] ?? ''
  return REFUSED.test(clause) ? (BEYOND[comparator] ?? comparator) : comparator
}
