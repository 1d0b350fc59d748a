import { cueList } from '../cue-list.ts'
import type { Comparator } from './comparison-cues.ts'
import { type Quantity, quantitiesIn } from './quantity.ts'

/** A quantity as a requirement holds it, wherever it stands. */
export type RequiredQuantity = Omit<Quantity, 'start' | 'end'>

/** The quantities of a text as a requirement holds them: of "one blank per ten samples" ten limits nothing, and of "loads above 60 kW cannot be supported" no more than 60 kW is asked. */
export function requirementQuantities(text: string): RequiredQuantity[] {
  return quantitiesIn(text)
    .filter(({ start, comparator }) => comparator !== '=' || !PER.test(text.slice(0, start)))
    .map(({ start: _, end, ...quantity }) => ({ ...quantity, comparator: withRefusal(quantity.comparator, text.slice(end)) }))
}

const PER = /\b(?:per|(?:in|of) every)\s$/i

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
