import type { Comparator } from '../../../domain/solicitation/analysis.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { withFigures } from '../../../language/spoken/figures.ts'

/** A figure as it was told: its comparator is asked where the words do not say it, never guessed. */
export type Limit = { comparator?: Comparator; value: string; unit?: string }

/** The figure of a limit in words: "below 2 dB", "at least 57 of 61 curves"; the words themselves where no quantity is read in them. Numbers in words become figures. */
export function limitTold(told: string): Limit {
  // "four hundred milliseconds" is told in words by who speaks or thinks aloud; half of such a number would be another one
  const words = /\d/.test(told) ? told : withFigures(told).text
  const [quantity, another] = quantitiesIn(words)
  if (!quantity || another) return { value: words }
  const { comparator, value, end } = quantity
  const unit = quantity.unit || shortRest(words.slice(end))
  return { ...(comparator === '=' ? {} : { comparator }), value, ...(unit ? { unit } : {}) }
}

/** What is counted or measured stands behind its number, also where it is no unit: "4 weight percent", "12 parts". */
function shortRest(words: string): string {
  const rest = words.trim()
  return rest.split(/\s+/).length <= MOST_WORDS ? rest : ''
}

const MOST_WORDS = 3
