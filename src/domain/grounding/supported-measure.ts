import { type Measure, measuresIn } from './measure.ts'
import { isPlanRoot } from './plan-vocabulary.ts'
import { rootsAround, type SourceIndex, type SourceMeasure } from './source-index.ts'
import type { Stretch } from './statement.ts'
import { tracedWords } from './telling-word.ts'
import type { UnsupportedPiece } from './traced.ts'

/** A number of a sentence: the passages that hold it, and what it is where none does. */
type CheckedMeasure = { measure: Measure; passages: readonly number[]; unsupported: UnsupportedPiece['kind'] | null }

/** How far a conversion between systems of units may be rounded. */
const ROUNDED = 0.015

/**
 * Looks up every number of a sentence with its unit in the sources, but for those that lie in the given stretches (quotes that stand, names,
 * citations). The plan's own numbering is passed over where a number has no unit of its own.
 */
export function checkedMeasures(
  sentence: string,
  passedOver: readonly Stretch[],
  numbering: readonly Stretch[],
  index: SourceIndex,
): CheckedMeasure[] {
  const measures = measuresIn(sentence)
    .map((one) => withoutClosingMark(sentence, one))
    .filter((one) => !isWithin(one, passedOver) && !isOwnNumber(one, numbering))
  const counting = measures.filter((measure) => !isNoCount(sentence, measure))
  return withRangesChecked(
    sentence,
    counting.map((measure) => checked(sentence, measure, measures, index)),
    index,
  )
}

/** 'the work "Model 2"': the mark behind the number closes what was opened, and is no inch. */
function withoutClosingMark(sentence: string, measure: Measure): Measure {
  if (!/["”]$/.test(sentence.slice(measure.start, measure.end))) return measure
  const opened =
    sentence.slice(Math.max(0, measure.start - 200), measure.start).match(/(?<=^|[\s(])["“](?=\S)|(?<=\S)["”](?=$|[\s.,;)])/g) ?? []
  return opened.length % 2 === 1 ? { ...measure, end: measure.end - 1, unit: null } : measure
}

/** "one of", "1 verdict", "there are 0", "its two sides": no more than "a", "none" and "both". */
function isNoCount(sentence: string, { start, end, isPronoun, unit, value }: Measure): boolean {
  if (isPronoun) return true
  if (unit !== null) return false
  if (value === 0 || value === 1) return true
  return (
    value === 2 &&
    /\b(?:its|their|these|those|the|both)\s$/i.test(sentence.slice(Math.max(0, start - 8), start)) &&
    thingsBehind(sentence, end).slice(0, 1).every(isPlanRoot)
  )
}

function isWithin({ start, end }: Stretch, stretches: readonly Stretch[]): boolean {
  return stretches.some((one) => start < one.end && end > one.start)
}

function isOwnNumber(measure: Measure, numbering: readonly Stretch[]): boolean {
  return (measure.unit === null || measure.shared || measure.unit.dimension === 'month') && isWithin(measure, numbering)
}

function checked(sentence: string, measure: Measure, all: readonly Measure[], index: SourceIndex): CheckedMeasure {
  const same = index.measures.filter((one) => isSame(measure, one))
  const around = rootsAround(sentence, measure)
  if (same.length === 0) return { measure, passages: [], unsupported: unitOnlyDiffers(measure, index) ? 'unit' : 'number' }
  const standing = measure.unit === null ? same.filter((one) => countsTheSame(sentence, measure, one, around, index)) : same
  if (standing.length === 0) return { measure, passages: [], unsupported: 'number' }
  if ((measure.unit !== null || !Number.isInteger(measure.value)) && isSwapped(measure, standing, all, around, index))
    return { measure, passages: [], unsupported: 'number' }
  const ranked = standing.toSorted((a, b) => shared(around, b.around) - shared(around, a.around))
  return { measure, passages: ranked.slice(0, 3).map(({ passage }) => passage), unsupported: null }
}

/** The same value in the same unit, in a unit that converts to it, or as a share and a percentage. A bare number may be any measure's. */
function isSame(one: Measure, other: SourceMeasure): boolean {
  const isEqual = nearly(one.value, other.value, EXACT)
  if (one.unit === null) return isEqual || (other.unit?.dimension === 'percent' && nearly(one.value, other.value / 100, EXACT))
  if (other.unit === null) return one.unit.dimension === 'percent' && nearly(one.value / 100, other.value, EXACT)
  if (one.unit.dimension !== other.unit.dimension) return isEqual && (one.shared || other.unit.name.startsWith(`${one.unit.name}/`))
  if (one.unit.name === other.unit.name) return isEqual
  const ratio = one.unit.factor / other.unit.factor
  return nearly(one.value * ratio, other.value, isRoundNumber(ratio) ? EXACT : ROUNDED)
}

const EXACT = 1e-9

/** Within one system of units factors are round: 1 kHz is 1,000 Hz, a day is 24 hours, and nothing is rounded. */
function isRoundNumber(factor: number): boolean {
  const size = factor < 1 ? 1 / factor : factor
  return Math.abs(size - Math.round(size)) < 1e-6
}

function nearly(one: number, other: number, tolerance: number): boolean {
  return Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other))
}

/** The number stands in a source, but measures something else there. */
function unitOnlyDiffers({ value, unit }: Measure, index: SourceIndex): boolean {
  return unit !== null && index.measures.some((one) => one.unit !== null && nearly(one.value, value, EXACT))
}

/**
 * A number without a unit counts the thing behind it: it stands where the source counts the same thing, or says the number bare in much the
 * same words. Years and decimals are told apart by themselves.
 */
function countsTheSame(
  sentence: string,
  measure: Measure,
  source: SourceMeasure,
  around: ReadonlySet<string>,
  index: SourceIndex,
): boolean {
  const isTelling = !Number.isInteger(measure.value) || measure.value >= 1000
  if (isTelling) return true
  const thing = thingsBehind(sentence, measure.end)
  const text = index.passages[source.passage]?.text ?? ''
  const there = thingsBehind(text, source.end)
  if (thing.some((root) => there.includes(root))) return true
  const roots = index.roots[source.passage] ?? new Set()
  if (thing.length > 0 && source.unit !== null && !source.shared) return false
  return Array.from(around).filter((root) => roots.has(root)).length >= (thing.length === 0 ? 1 : 2)
}

/** The roots of the next words behind a number, in its clause. */
function thingsBehind(text: string, from: number): string[] {
  const clause = text.slice(from, from + 50).split(/[.;:]\s|[()]/)[0] ?? ''
  return tracedWords(clause)
    .slice(0, 3)
    .map(({ root }) => root)
}

/**
 * "20 dB front-to-back" where the sources say 30 dB front-to-back, and 20 dB of something else: no passage with the value speaks of what the
 * sentence speaks of, while one with another value of the same measure does, or with the value in another unit, and the sentence does not
 * give that one too.
 */
function isSwapped(
  measure: Measure,
  standing: readonly SourceMeasure[],
  all: readonly Measure[],
  around: ReadonlySet<string>,
  index: SourceIndex,
): boolean {
  const telling = new Set(Array.from(around).filter((root) => !isPlanRoot(root)))
  const subject = telling.size > 0 ? telling : around
  if (standing.some((one) => shared(subject, index.roots[one.passage] ?? one.around) > 0)) return false
  return index.measures.some((one) => {
    if ((one.unit === null) !== (measure.unit === null) || all.some((given) => isSame(given, one))) return false
    const isOtherValue = one.unit?.name === measure.unit?.name && shared(around, one.around) >= 2
    const isOtherUnit = nearly(one.value, measure.value, EXACT) && one.unit?.dimension === measure.unit?.dimension
    return (isOtherValue || isOtherUnit) && shared(subject, one.around) > 0
  })
}

/** The ends of a range have to stand together somewhere: "10 MHz to 100 MHz" is another range than "1 MHz to 100 MHz". */
function withRangesChecked(sentence: string, checked: readonly CheckedMeasure[], index: SourceIndex): CheckedMeasure[] {
  return checked.map((one, at) => {
    const before = checked[at - 1]
    const isRange = before && RANGE.test(sentence.slice(before.measure.end, one.measure.start))
    if (!isRange || one.unsupported || before.unsupported) return one
    const places = (measure: Measure) => new Set(index.measures.filter((source) => isSame(measure, source)).map(({ passage }) => passage))
    const first = places(before.measure)
    return Array.from(places(one.measure)).some((passage) => first.has(passage)) ? one : { ...one, passages: [], unsupported: 'number' }
  })
}

const RANGE = /^\+?\s?(?:to|through|-|–|—)\s?[-−–+]?$/

function shared(around: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return Array.from(around).filter((root) => other.has(root)).length
}
