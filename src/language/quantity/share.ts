import { comparisonBefore } from './comparison.ts'
import type { Comparator } from './comparison-cues.ts'
import { measuresIn } from './measure.ts'
import type { Quantity } from './quantity.ts'
import { measureUnit } from './unit.ts'

/** So many of so many, in percent, as it is compared, and where it stands. */
type Share = { start: number; end: number; printed: string; percent: number; comparator: Comparator }

const OF = /^\s(?:out\s)?of\s(?:the\s|all\s|its\s|these\s)?$/
/** "one in 90", "no more than 1 weld in 500". */
const IN = /^(?:\s[a-z][\w-]*)?\sin\s$/i

/** How a share is told as a unit of measure. */
export const PERCENT = { name: '%', dimension: 'percent', factor: 1 }

/** The shares that a text tells as a part and its whole: "nine out of ten", "3 of 120", "1 weld in 500". A span, "1 weld in 30 days", is none. */
export function sharesIn(text: string): Share[] {
  const numbers = measuresIn(text)
  return numbers.flatMap((part, at): Share[] => {
    const whole = numbers[at + 1]
    if (!whole || part.unit || whole.value < 2 || part.value < 0 || part.value > whole.value) return []
    const between = text.slice(part.end, whole.start)
    const isShare = whole.unit === null ? OF.test(between) || (IN.test(between) && !isSpan(text.slice(whole.end))) : false
    if (!isShare) return []
    const compared = comparisonBefore(text.slice(0, part.start), '', text.slice(whole.end))
    const start = part.start - (compared?.length ?? 0)
    const percent = (100 * part.value) / whole.value
    return [{ start, end: whole.end, printed: text.slice(start, whole.end).trim(), percent, comparator: compared?.comparator ?? '=' }]
  })
}

/** The shares of a text as figures in percent. */
export function shareQuantities(text: string): Quantity[] {
  return sharesIn(text).map(({ percent, ...share }) => ({
    ...share,
    value: `${percent}`,
    unit: '%',
    threshold_or_objective: null,
    what: '',
  }))
}

const isSpan = (after: string): boolean => measureUnit(/^\s(\p{L}+)/u.exec(after)?.[1] ?? '')?.dimension === 'time'
