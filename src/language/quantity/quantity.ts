import { hasLetterOrDigit, partedAtSpaces, plainWords, startsSmall, startsWithCapital, withoutEnd } from '../characters.ts'
import { cueList } from '../cue-list.ts'
import { isDayOf } from '../month-name.ts'
import { remembering } from '../remembering.ts'
import { type Comparison, comparisonAfter, comparisonBefore, isAngle, isExtent } from './comparison.ts'
import type { Comparator } from './comparison-cues.ts'
import { anyNumberOf, countedIn, isDefinite, isFactor, UNKNOWN_UNIT, wholeBehind } from './count.ts'
import { lastWord, withEndsJoined, withoutSecondSides, withTolerances } from './joined-numbers.ts'
import { DIGITS, partNamed } from './number.ts'
import { ORDINALS } from './number-word.ts'
import { isPower, numbersIn, type Printed, printedValue } from './printed-quantity.ts'
import { namedAround, namedBehind } from './quantity-name.ts'
import { isSameMeasure, sharedComparator } from './shared-comparison.ts'
import { type Mark, marksIn } from './threshold.ts'
import { isOtherSystem, measureUnit, UNIT } from './unit.ts'
import { UNITS_BEFORE } from './written-amount.ts'

/** A number that a text demands or limits, as printed, and where it stands. `what` is the words that name the thing that is measured. */
export type Quantity = {
  printed: string
  value: string
  unit: string
  comparator: Comparator
  threshold_or_objective: Mark
  what: string
  start: number
  end: number
}

/** "10 x 10 x 5 cm": sides without a unit have that of the last one. */
const SIDES = new RegExp(String.raw`^\s?(?:[x×]|by)\s?(?:${DIGITS})(?:\s?(?:[x×]|by)\s?(?:${DIGITS}))?\s?-?(?<unit>${UNIT})`, 'u')

/** What is looked at first: the pattern of all units takes a quarter of a second to be made ready, and few texts have sides. */
const BEGINS_SIDE = /^\s?(?:[x×]|by)\s?[-−–+±.\d]/

/** "256x256": the two sides of a picture or of an array of detectors. */
const GRID = /(?<![\d.])\d{2,5}(?:\s?[x×]\s?\d{2,5}){1,2}(?![\d.])/g
/** No other sides are wider, in characters. */
const WIDEST_GRID = 18
const PICTURE = cueList('array | pixel | image | imager | detector | fpa | camera | display | resolution | format')

/** Words that may stand between a unit and the number behind it. */
const LEADS = new Set('readiness level levels number numbers of at no least less than'.split(' '))

/** Numbers that are names, not measures: years, laws, paragraphs, references, phases. */
const NAME_BEFORE = new Set(
  partedAtSpaces(`Phase Part Parts Section Title Ref Refs Reference References Figure Fig Table No Number Annex Appendix Version Level Group Tier
   Class Code Block Volume Vol Step Task Month CFR U.S.C § # Chapter Type Gen Generation Mark Mk Increment Category Cat Building Room PMS PMA PMA-
   Mode Topic Win Windows MIL-STD MIL-STD- Page page Care IEEE ISO Rev`),
)
const NAME_AFTER = ['CFR', 'U.S.C', 'USC', 'DoD']

/** The quantities of a text in the order in which they stand. Years, references, paragraph and law numbers are left out. */
export const quantitiesIn: (text: string) => readonly Quantity[] = remembering(quantitiesOf)

function quantitiesOf(text: string): Quantity[] {
  const markAt = marksIn(text)
  const minimumFrom = MINIMUM_LIST.find(text)?.index ?? Number.POSITIVE_INFINITY
  const found: Quantity[] = []
  for (const match of numbersIn(text)) {
    if (match.index < (found.at(-1)?.end ?? 0)) continue
    const quantity = quantityAt(text, match, found.at(-1), markAt)
    if (!quantity) continue
    found.push({ ...quantity, comparator: sharedComparator(text, quantity, found, minimumFrom) })
  }
  return withoutSecondSides(text, withTolerances(text, withEndsJoined(text, found)))
}

/** "with the following minimum specifications, …": each number after it is the least. */
const MINIMUM_LIST = cueList(
  'minimum specification | minimum requirement | minimum characteristic | minimum capability | minimum performance | minimum value | minimum parameter',
)

/** "(e.g., 3 to 5 km": what is an example is not asked for. */
const IN_EXAMPLE = /\((?:e\.g\.|for example)[^()]*$/i

/** How many characters before a number can hold its comparison. */
const LOOK_BACK = 80

function quantityAt(text: string, match: Printed, previous: Quantity | undefined, markAt: ReturnType<typeof marksIn>): Quantity | null {
  const { money, plus, plus2, upper } = match.groups
  const before = text.slice(Math.max(0, previous?.end ?? 0, match.index - LOOK_BACK), match.index)
  const after = text.slice(match.end, match.end + 2 * LOOK_BACK)
  const unit = unitOf(match, before, after) ?? (isGrid(text, match) ? 'pixels' : undefined)
  // "no item that two people lift shall weigh more than": what is only counted may stand within what is denied
  const earlier = previous?.comparator === '=' ? text.slice(0, previous.end) : ''
  const compared = previous && isSpan(before, unit) ? null : comparisonBefore(before, unit ?? '', after, earlier)
  const comparison = compared && isExtent(compared.words, match.groups.value ?? '', unit ?? '', { before, after }) ? null : compared
  const behind = comparisonAfter(after, unit ?? '', before)
  const isLimit = comparison !== null || behind !== null || plus !== undefined
  const sign = unit === undefined ? UNKNOWN_UNIT.exec(after) : null
  if (sign && !isDayOf(after) && (isLimit || comparisonAfter(after.slice(sign[0].length), sign[1] ?? '', before)))
    return quantityAt(text, { ...match, end: match.end + sign[0].length, groups: { ...match.groups, unit: sign[1] } }, previous, markAt)
  const counted = unit === undefined ? thingCounted(match, before, after, behind, isLimit) : undefined
  const share = counted || (unit === undefined && isLimit) ? wholeBehind(after) : undefined
  const start = match.index - (comparison?.length ?? 0)
  const end = match.end + (share === undefined ? 0 : share.length + 1)
  const mark = markAt({ start, end, previousEnd: previous?.end ?? 0, isCount: unit === undefined, isLimit })
  const named = unit ?? share ?? counted ?? (isKelvin(match) ? 'K' : undefined) ?? unitOfPair(previous, mark, before)
  if (named === undefined || isName(match, before, after, unit) || IN_EXAMPLE.test(before)) return null
  if (previous && isRepeated(previous, match, named, text.slice(previous.end, start))) return null
  return {
    printed: text.slice(start, end).trim(),
    value: printedValue(match, named),
    unit: money && named === '' ? 'dollars' : named,
    comparator: comparatorOf(
      comparison,
      behind,
      Boolean(plus ?? plus2),
      (upper !== undefined && !isPower(match.groups)) || isTolerance(match.groups.value ?? ''),
    ),
    threshold_or_objective: mark,
    what: nameOf(text, { start, end, unit: named, mark }, previous),
    start,
    end,
  }
}

/** "40 pounds (threshold), 30 (objective)": what is aimed at is told in the unit of what must be met. */
function unitOfPair(previous: Quantity | undefined, mark: Mark, between: string): string | undefined {
  const isPair = previous?.threshold_or_objective === 'threshold' && mark === 'objective'
  return isPair && /^[\s([]*t?(?:hreshold)?[\s)\],;/]*(?:and|or)?\s?$/i.test(between) ? previous.unit : undefined
}

/** "±1 dB over 360 degrees", "both ways over 90 degrees", "four crews over three months": where or how long a measure holds, no limit of its own. */
function isSpan(before: string, unit: string | undefined): boolean {
  const words = partedAtSpaces(before.trim())
  const isTime = ['time', 'month'].includes(measureUnit(unit ?? '')?.dimension ?? '')
  if (words.at(-1) !== 'over') return false
  return words.length === 1 || (isAngle(unit) && WAYS.test(words.at(-2) ?? '')) || (isTime && words.length <= 4 && !/[,;.]/.test(before))
}

const WAYS = cueList('direction/directions | ways | clockwise | counterclockwise')

const isTolerance = (value: string): boolean => /^(?:±|[+]\s?\/?\s?[-−–]|plus)/i.test(value)

/** Whether a figure says of itself how it limits; a range tells where something holds, unless it is a tolerance: "within ±2 dB from 1 to 20 kHz". */
export function binds({ comparator, value }: Pick<Quantity, 'comparator' | 'value'>): boolean {
  return comparator === 'range' ? value.startsWith('±') : comparator !== '=' && comparator !== 'approx'
}

/** What a number without a unit counts. "Within one or more of" is no more than "some", and what is an example counts nothing. */
function thingCounted({ groups }: Printed, before: string, after: string, behind: Comparison | null, isLimit: boolean): string | undefined {
  const rest = after.slice(behind?.length ?? 0)
  const isAny = groups.value?.toLowerCase() === 'one' && after.startsWith(' or more')
  if (isAny && lastWord(before.trimEnd()).toLowerCase() === 'within') return undefined
  return (isAny ? anyNumberOf(rest) : undefined) ?? countedIn(groups.value ?? '', before, rest, isLimit)
}

function isGrid(text: string, { index, end }: Printed): boolean {
  const from = Math.max(0, index - WIDEST_GRID)
  const near = text.slice(from, end + WIDEST_GRID)
  const isSide = Array.from(near.matchAll(GRID)).some((grid) => grid.index <= index - from && end - from <= grid.index + grid[0].length)
  return isSide && PICTURE.test(text.slice(end, end + LOOK_BACK).split(/[.;]/, 1)[0] ?? '')
}

/** Ways to print a unit that are told as another. */
const RENAMED: Record<string, string> = { x: 'times', X: 'times', '×': 'times', fold: 'times', '°K': 'K' }

/** The unit behind the number, that of the last side of a box, or one that stands before it; undefined when the number has none. */
function unitOf({ groups }: Printed, before: string, after: string): string | undefined {
  const printed = groups.unit
  if (printed && ["''", '’’', '′′'].includes(printed)) return '"'
  if (printed) return RENAMED[printed] ?? printed
  if (groups.money) return 'dollars'
  const value = groups.value?.toLowerCase() ?? ''
  if (partNamed(value)) return '%'
  if (value === 'twice' || isFactor(before)) return 'times'
  const side = BEGINS_SIDE.test(after) ? SIDES.exec(after)?.groups?.unit : undefined
  if (side) return side
  return unitBefore(before)
}

/** "TRL 5", "technology readiness level (TRL) of at least 5"; "not later than day 150" leaves so many days. */
function unitBefore(before: string): string | undefined {
  const words = plainWords(before.split(/[.,;]/).at(-1) ?? '').slice(-8)
  const at = words.findLastIndex((word) => !LEADS.has(word))
  if (words[at + 1] === 'readiness') return words[at] === 'technology' ? 'TRL' : words[at] === 'manufacturing' ? 'MRL' : undefined
  return /\bthan\sday\s$/i.test(before) ? 'days' : UNITS_BEFORE[words[at] ?? '']
}

/** The numbers of product names, too: "6T", "5G", "4K". */
function isName({ groups, index, end }: Printed, before: string, after: string, unit: string | undefined): boolean {
  if (groups.money) return false
  // "the second half of the trial" is one of two, and no share
  if (partNamed(groups.value ?? '') && (isDefinite(before) || ORDINALS.has(lastWord(before.trimEnd()).toLowerCase()))) return true
  if (end - index === 2 && ['T', 'G', 'K'].includes(unit ?? '')) return true
  if (/^(?:19|20)\d\d$/.test(groups.value ?? '') && ['', 's', '"', '”', "'", '’'].includes(unit ?? '')) return true
  if ((unit === '"' || unit === '”') && closesQuote(before)) return true
  if (!unit && isDayOf(after)) return true
  const isOfName = !unit && before.endsWith('(') && hasLetterOrDigit(before.slice(-2, -1))
  const isPointedAt = !unit && isDefinite(before) && !(after.startsWith('-') && startsSmall(after.slice(1)))
  const name = lastWord(withoutEnd(before, ' (').replace('(', ' '))
  return (
    isOfName ||
    isPointedAt ||
    (NAME_BEFORE.has(withoutEnd(name, '.')) && !unitBefore(before)) ||
    NAME_AFTER.some((word) => after.trimStart().startsWith(word))
  )
}

/** "the form “AB 12”": the mark behind the number ends what is cited. */
function closesQuote(before: string): boolean {
  const opened = before.lastIndexOf('“')
  return (
    opened > before.lastIndexOf('”') || (opened < 0 && startsWithCapital(before.slice(before.lastIndexOf('"') + 1)) && before.includes('"'))
  )
}

/** A measure said again in brackets, in the other system of units or in the same words, is no second limit. */
function isRepeated(previous: Quantity, match: Printed, unit: string, between: string): boolean {
  if (!/^[.³²"]{0,2}\s*[([/]\s*(?:[≈~≥≤<>]|approx\.?|about)?\s*$/.test(between)) return false
  return isOtherSystem(previous.unit, unit) || (previous.unit === unit && previous.value === (match.groups.value ?? ''))
}

/** "at 77K": a K that thousands nothing. */
function isKelvin({ groups }: Printed): boolean {
  return groups.scale?.trim() === 'K' && !groups.money && (groups.value ?? '').length > 1
}

function comparatorOf(before: Comparison | null, after: Comparison | null, hasPlus: boolean, isRange: boolean): Quantity['comparator'] {
  if (isRange) return 'range'
  const isWeak = before === null || before.comparator === 'approx' || after?.words.includes('better')
  if (after && isWeak) return after.comparator
  if (before) return before.comparator
  return hasPlus ? '>=' : '='
}

/** A number in the other mark of a pair measures what the first did; one that nothing names, what the number before it did. */
function nameOf(text: string, one: { start: number; end: number; unit: string; mark: Mark }, previous: Quantity | undefined): string {
  const between = text.slice(previous?.end ?? 0, one.start)
  const mark = previous?.threshold_or_objective
  if (previous && mark && one.mark && mark !== one.mark && isSameMeasure(previous.unit, one.unit) && between.length < 120)
    return previous.what
  const behind = text.slice(one.end, one.end + LOOK_BACK)
  return namedAround(text.slice(one.start, one.end), between, behind) || previous?.what || namedBehind(behind)
}
