import { cueList } from '../../language/cue-list.ts'
import { comparisonBefore } from '../../language/quantity/comparison.ts'
import type { Measure } from '../../language/quantity/measure.ts'
import type { SourceIndex, SourceMeasure } from './source-index.ts'

/** Two numbers that were printed are the same but for what counting with fractions loses. */
const EXACT = 1e-9
/** How far a conversion between systems of units may be rounded. */
const CONVERTED = 0.015
/** How far what a sentence calls "about 90%" may lie from the source's value. */
const ABOUT = 0.06
/** "about" stands so near before a number. */
const LOOK_BACK = 24
const NEARLY = cueList('just under | just over | just above | just below | some | ca')
/** A rounded number says no more digits than this. */
const MOST_DIGITS = 2

/** The same value in the same unit, in a unit that converts to it, or as a share and a percentage. A bare number may be any measure's. */
export function isSameValue(one: Measure, other: Measure): boolean {
  const isEqual = isNearly(one.value, other.value, EXACT)
  if (one.unit === null) return isEqual || (other.unit?.dimension === 'percent' && isNearly(one.value, other.value / 100, EXACT))
  if (other.unit === null) return one.unit.dimension === 'percent' && isNearly(one.value / 100, other.value, EXACT)
  if (one.unit.dimension !== other.unit.dimension) return isEqual && (one.shared || other.unit.name.startsWith(`${one.unit.name}/`))
  if (one.unit.name === other.unit.name) return isEqual
  const ratio = one.unit.factor / other.unit.factor
  return isNearly(one.value * ratio, other.value, isRoundNumber(ratio) ? EXACT : CONVERTED)
}

/** Whether two numbers are the same as printed. */
export function isEqualNumber(one: number, other: number): boolean {
  return isNearly(one, other, EXACT)
}

/** Within one system of units factors are round: 1 kHz is 1,000 Hz, a day is 24 hours, and nothing is rounded. */
function isRoundNumber(factor: number): boolean {
  const size = factor < 1 ? 1 / factor : factor
  return Math.abs(size - Math.round(size)) < 1e-6
}

function isNearly(one: number, other: number, tolerance: number): boolean {
  return Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other))
}

/**
 * The values of the sources that a sentence may have rounded: it says "about" and gives few digits; a count
 * has to speak of what stands around the value there.
 */
export function roundedValues(sentence: string, measure: Measure, roots: ReadonlySet<string>, index: SourceIndex): SourceMeasure[] {
  const { value, unit, start } = measure
  const before = sentence.slice(Math.max(0, start - LOOK_BACK), start).replace(/\ban?\s$/, '')
  const isRough = comparisonBefore(before, '', '')?.comparator === 'approx' || NEARLY.test(before)
  if (!isRough || digitsOf(value) > MOST_DIGITS) return []
  return index.measures.filter((one) => {
    if ((one.unit?.dimension ?? null) !== (unit?.dimension ?? null)) return false
    const ratio = unit && one.unit ? unit.factor / one.unit.factor : 1
    return isNearly(value * ratio, one.value, ABOUT) && (unit !== null || Array.from(roots).some((root) => one.around.has(root)))
  })
}

function digitsOf(value: number): number {
  return String(Math.abs(value))
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length
}
