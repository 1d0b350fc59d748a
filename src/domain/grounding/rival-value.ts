import { startsWithDigit } from '../../language/characters.ts'
import type { Measure } from '../../language/quantity/measure.ts'
import { measureUnit } from '../../language/quantity/unit.ts'
import { stem } from '../../language/stem.ts'
import { isGrammar, isPlanRoot } from './plan-vocabulary.ts'
import { isEqualNumber, isSameValue } from './same-value.ts'
import type { SourceIndex, SourceMeasure } from './source-index.ts'
import { tracedWords } from './telling-word.ts'

/** The roots of what a number counts: the words behind it up to the next one of grammar ("30 unseen rule sets of the team"). */
export function thingsBehind(text: string, from: number): string[] {
  const behind = text.slice(from, from + 60).replace(/^(?:,\s|\s(?:and|or|to)\s)\d[\d.,]*(?=\s)/, '')
  const clause = behind.split(/[.;:,]\s|[()|]/)[0] ?? ''
  const words = clause.match(/\p{L}[\p{L}\p{M}]*|\d+/gu) ?? []
  // "all four are scored": the number stands for what was named before
  if (FINITE.has(words[0]?.toLowerCase() ?? '')) return []
  const first = words.findIndex((word) => !isGrammar(word))
  const rest = first < 0 ? [] : words.slice(first)
  const end = rest.findIndex((word) => isGrammar(word) || startsWithDigit(word))
  return rest.slice(0, end < 0 ? MOST_THINGS : Math.min(end, MOST_THINGS)).map((word) => stem(word))
}

/** Verbs before which a number stands alone. */
const FINITE: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'has', 'have', 'shall', 'will', 'must', 'can'])

/** "Twelve days" of "twelve simulated days", and the other way round: the one has its unit behind what the other counts, in whatever spelling, "metre" or "meter". */
export function isUnitBehind(sentence: string, measure: Measure, source: SourceMeasure, index: SourceIndex): boolean {
  if (!isEqualNumber(measure.value, source.value)) return false
  const there = index.passages[source.passage]?.text ?? ''
  if (measure.unit !== null) return source.unit === null && isNamedBehind(there, source.end, measure.unit)
  return source.unit !== null && isNamedBehind(sentence, measure.end, source.unit)
}

/** "84 lb now, going for 72", "760 h, no, 860": a bare number that counts nothing of its own is in the unit of the one before it. */
export function isUnitAhead(measure: Measure, source: SourceMeasure, index: SourceIndex): boolean {
  if (!measure.unit || source.unit || !isEqualNumber(measure.value, source.value)) return false
  const text = index.passages[source.passage]?.text ?? ''
  const before = (index.measuresOf[source.passage] ?? []).findLast((one) => one.end <= source.start && one.unit !== null)
  const isNear = before !== undefined && source.start - before.end <= FARTHEST_AHEAD
  return isNear && before.unit?.name === measure.unit.name && thingsBehind(text, source.end).length === 0
}

/** So many characters lie at most between a unit and a number that is in it without saying so. */
const FARTHEST_AHEAD = 60

function isNamedBehind(text: string, from: number, { name }: NonNullable<Measure['unit']>): boolean {
  const clause = text.slice(from, from + 60).split(/[.;:,]\s|[()|]/)[0] ?? ''
  const words = (clause.match(/\p{L}+/gu) ?? []).slice(0, MOST_THINGS)
  return words.some((word) => word.length > 2 && measureUnit(word)?.name === name)
}

/** So many words name a thing at most. */
const MOST_THINGS = 3

/**
 * "LarkView has 2,048 cells", "three red teams": the same thing is counted otherwise of what the sentence speaks of, and no source that has the
 * number counts that.
 */
export function isOtherCount(
  sentence: string,
  measure: Measure,
  standing: readonly SourceMeasure[],
  all: readonly Measure[],
  around: ReadonlySet<string>,
  index: SourceIndex,
): boolean {
  const thing = thingsBehind(sentence, measure.end)
  const subject = Array.from(around).filter((root) => !isPlanRoot(root) && !thing.includes(root))
  const isOf = (one: SourceMeasure, roots: ReadonlySet<string> | undefined) => {
    const counted = thingsBehind(index.passages[one.passage]?.text ?? '', one.end).filter((root) => thing.includes(root))
    return counted.length > 1 || (counted.length > 0 && subject.some((root) => roots?.has(root)))
  }
  if (standing.some((one) => isOf(one, index.roots[one.passage]))) return false
  return index.measures.some(
    (one) => one.unit === null && one.value > 1 && !all.some((given) => isSameValue(given, one)) && isOf(one, one.around),
  )
}

/**
 * "20 dB front-to-back" where the sources say 30 dB front-to-back, and 20 dB of something else: no passage with the value speaks of what the
 * sentence speaks of, while one with another value of the same measure does, or with the value in another unit, and the sentence does not
 * give that one too.
 */
export function isSwapped(
  measure: Measure,
  standing: readonly SourceMeasure[],
  all: readonly Measure[],
  around: ReadonlySet<string>,
  index: SourceIndex,
): boolean {
  const telling = new Set(Array.from(around).filter((root) => !isPlanRoot(root)))
  const subject = telling.size > 0 ? telling : around
  if (standing.some((one) => sharedRoots(subject, index.roots[one.passage] ?? one.around) > 0)) return false
  if (standing.some(({ passage }) => standsWithOthers(measure, passage, all, index))) return false
  return index.measures.some((one) => {
    if ((one.unit === null) !== (measure.unit === null) || all.some((given) => isSameValue(given, one))) return false
    const isOtherValue = one.unit?.name === measure.unit?.name && sharedRoots(around, one.around) >= 2
    const isOtherUnit = isEqualNumber(one.value, measure.value) && one.unit?.dimension === measure.unit?.dimension
    return (isOtherValue || isOtherUnit) && sharedRoots(subject, one.around) > 0
  })
}

/** A row of a table says little around each number: that another of its numbers stands in the same passage or beside it tells as much. */
function standsWithOthers(measure: Measure, passage: number, all: readonly Measure[], index: SourceIndex): boolean {
  return all.some(
    (other) =>
      other !== measure &&
      other.value > 1 &&
      [passage - 1, passage, passage + 1].some((at) => index.measuresOf[at]?.some((one) => isSameValue(other, one))),
  )
}

/** "94% of blocks" where the sources have 94% of connectors, and 95% of blocks: each share is one of another thing. */
export function isShareOfOther(sentence: string, measure: Measure, standing: readonly SourceMeasure[], index: SourceIndex): boolean {
  const whole = wholeBehind(sentence, measure.end)
  if (measure.unit?.dimension !== 'percent' || whole === undefined) return false
  const wholes = (some: readonly SourceMeasure[]) => some.map((one) => wholeBehind(index.passages[one.passage]?.text ?? '', one.end))
  if (wholes(standing).some((one) => one === undefined || one === whole)) return false
  return wholes(index.measures.filter((one) => one.unit?.dimension === 'percent')).includes(whole)
}

function wholeBehind(text: string, from: number): string | undefined {
  const [, words] = /^\s?of\s(?:the\s|all\s|its\s|their\s|our\s)?([^,.;:()]{3,40})/.exec(text.slice(from, from + 60)) ?? []
  return words === undefined ? undefined : tracedWords(words)[0]?.root
}

/** "two of five" where the sources have three of the five: no source has the pair, and one has the whole with another part. */
export function isOtherPart(sentence: string, measure: Measure, next: Measure | undefined, index: SourceIndex): boolean {
  if (!next || measure.unit || next.unit || !PART_OF.test(sentence.slice(measure.end, next.start))) return false
  const parts = index.measuresOf.flatMap((measures, passage) =>
    measures.flatMap((one, at) => {
      const whole = measures[at + 1]
      const isPart =
        whole && isEqualNumber(whole.value, next.value) && PART_OF.test((index.passages[passage]?.text ?? '').slice(one.end, whole.start))
      return isPart ? [one.value] : []
    }),
  )
  return parts.length > 0 && !parts.some((part) => isEqualNumber(part, measure.value))
}

const PART_OF = /^\s(?:out\s)?of\s(?:the\s|all\s|its\s|these\s)?$/

/** How many roots two sets share. */
export function sharedRoots(around: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return Array.from(around).filter((root) => other.has(root)).length
}
