import type { Comparator } from '../../../domain/solicitation/analysis.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'

/** A figure as it was told: its comparator is asked where the words do not say it, never guessed. */
export type Limit = { comparator?: Comparator; value: string; unit?: string }

/** The figure of a limit in words: "below 2 dB", "at least 57 of 61 curves"; the words themselves where no quantity is read in them. */
export function limitTold(words: string): Limit {
  const [quantity, another] = quantitiesIn(words)
  if (!quantity || another) return { value: words }
  const { comparator, value, unit } = quantity
  return { ...(comparator === '=' ? {} : { comparator }), value, ...(unit ? { unit } : {}) }
}
