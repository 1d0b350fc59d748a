import { type Measure, measuresIn } from '../../language/quantity/measure.ts'
import { turnedComparison } from './compared-value.ts'
import { comparisonAt } from './comparison.ts'
import { isPlanRoot } from './plan-vocabulary.ts'
import {
  isOtherCount,
  isOtherPart,
  isShareOfOther,
  isSwapped,
  isUnitAhead,
  isUnitBehind,
  sharedRoots,
  thingsBehind,
} from './rival-value.ts'
import { isEqualNumber, isSameValue, roundedValues } from './same-value.ts'
import { rootsAround, type SourceIndex, type SourceMeasure } from './source-index.ts'
import { isWithin, type Stretch } from './statement.ts'
import { tracedWords } from './telling-word.ts'
import type { UnsupportedPiece } from './traced.ts'

/** A number of a sentence: the passages that hold it, and what it is where none does. */
type CheckedMeasure = { measure: Measure; passages: readonly number[]; unsupported: UnsupportedPiece['kind'] | null; piece: Stretch }

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
  const about = subjectOf(sentence, measures)
  const looked = measures.flatMap((measure, at) => {
    if (isNoCount(sentence, measure)) return turnedCount(sentence, measure, about, index)
    const one = checked(sentence, measure, measures, about, index)
    return [isOtherPart(sentence, measure, measures[at + 1], index) ? missing(measure, 'number') : one]
  })
  return withRangesChecked(sentence, looked, index)
}

/** The roots of a sentence's telling words, but for its units; of all where none tells. */
function subjectOf(sentence: string, measures: readonly Measure[]): ReadonlySet<string> {
  const words = tracedWords(sentence).filter((word) => !isWithin(word, measures))
  const telling = words.filter((word) => word.telling)
  return new Set((telling.length > 0 ? telling : words).map(({ root }) => root))
}

function missing(measure: Measure, unsupported: UnsupportedPiece['kind'], piece: Stretch = measure): CheckedMeasure {
  return { measure, passages: [], unsupported, piece }
}

/** "at least 1 wrong message" where the sources have at most 1: what is no count is looked at for its comparison alone. */
function turnedCount(sentence: string, measure: Measure, about: ReadonlySet<string>, index: SourceIndex): CheckedMeasure[] {
  if (measure.isPronoun || comparisonAt(sentence, measure) === null) return []
  const same = index.measures.filter((one) => isSameValue(measure, one))
  const turned = turnedComparison(sentence, measure, same, about, index)
  return turned ? [missing(measure, 'number', turned)] : []
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
  const before = sentence.slice(Math.max(0, start - 16), start)
  // "each of the four": as many as were named before
  if (value < 10 && /\b(?:each|all|any|none|most) of (?:the|these|those)\s$/i.test(before))
    return thingsBehind(sentence, end).slice(0, 1).every(isPlanRoot)
  return (
    value === 2 &&
    /\b(?:its|their|these|those|the|both)\s$/i.test(sentence.slice(Math.max(0, start - 8), start)) &&
    thingsBehind(sentence, end).slice(0, 1).every(isPlanRoot)
  )
}

function isOwnNumber(measure: Measure, numbering: readonly Stretch[]): boolean {
  return (measure.unit === null || measure.shared || measure.unit.dimension === 'month') && isWithin(measure, numbering)
}

function checked(
  sentence: string,
  measure: Measure,
  all: readonly Measure[],
  about: ReadonlySet<string>,
  index: SourceIndex,
): CheckedMeasure {
  const same = index.measures.filter(
    (one) => isSameValue(measure, one) || isUnitBehind(sentence, measure, one, index) || isUnitAhead(measure, one, index),
  )
  const around = rootsAround(sentence, measure)
  const isCount = measure.unit === null
  const counted = isCount ? same.filter((one) => countsTheSame(sentence, measure, one, around, index)) : same
  const standing = counted.length > 0 ? counted : roundedValues(sentence, measure, about, index)
  if (standing.length === 0) return missing(measure, same.length === 0 && unitOnlyDiffers(measure, index) ? 'unit' : 'number')
  if (isShareOfOther(sentence, measure, standing, index)) return missing(measure, 'number')
  if ((!isCount || !Number.isInteger(measure.value)) && isSwapped(measure, standing, all, around, index)) return missing(measure, 'number')
  if (isCount && isOtherCount(sentence, measure, standing, all, around, index)) return missing(measure, 'number')
  const turned = turnedComparison(sentence, measure, standing, about, index)
  if (turned) return missing(measure, 'number', turned)
  const ranked = standing.toSorted((a, b) => sharedRoots(around, b.around) - sharedRoots(around, a.around))
  return { measure, passages: ranked.slice(0, 3).map(({ passage }) => passage), unsupported: null, piece: measure }
}

/** The number stands in a source, but measures something else there. */
function unitOnlyDiffers({ value, unit }: Measure, index: SourceIndex): boolean {
  return unit !== null && index.measures.some((one) => one.unit !== null && isEqualNumber(one.value, value))
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
  if (isTelling || isUnitBehind(sentence, measure, source, index)) return true
  const thing = thingsBehind(sentence, measure.end)
  const text = index.passages[source.passage]?.text ?? ''
  const there = thingsBehind(text, source.end)
  if (thing.some((root) => there.includes(root))) return true
  const roots = index.roots[source.passage] ?? new Set()
  if (thing.length > 0 && source.unit !== null && !source.shared) return false
  return Array.from(around).filter((root) => roots.has(root)).length >= (thing.length === 0 ? 1 : 2)
}

/** The ends of a range have to stand together somewhere: "10 MHz to 100 MHz" is another range than "1 MHz to 100 MHz". */
function withRangesChecked(sentence: string, checked: readonly CheckedMeasure[], index: SourceIndex): CheckedMeasure[] {
  return checked.map((one, at) => {
    const before = checked[at - 1]
    const isRange = before && RANGE.test(sentence.slice(before.measure.end, one.measure.start))
    if (!isRange || one.unsupported || before.unsupported) return one
    const places = (measure: Measure) =>
      new Set(index.measures.filter((source) => isSameValue(measure, source)).map(({ passage }) => passage))
    const first = places(before.measure)
    return Array.from(places(one.measure)).some((passage) => first.has(passage)) ? one : missing(one.measure, 'number')
  })
}

const RANGE = /^\+?\s?(?:to|through|-|–|—)\s?[-−–+]?$/
