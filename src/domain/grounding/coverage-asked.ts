import { oneSpaced } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { comparisonAfter, isLeadTime } from '../../language/quantity/comparison.ts'
import { type Measure, measuresIn } from '../../language/quantity/measure.ts'
import { type Quantity, quantitiesIn } from '../../language/quantity/quantity.ts'
import { type Comparator, isNote, type Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { figure } from '../work-breakdown/composed/phrase.ts'
import { type Amount, amountOf, asComparable, isNear, isOfKind, isSameAmount, ROUNDED } from './coverage-amount.ts'
import { ALONE, type Around, aroundOf, likeness, wordsAround } from './coverage-around.ts'
import type { ToldPart } from './coverage-part.ts'
import { keyTerms } from './key-terms.ts'
import { saysNo } from './prohibition.ts'

/** A value of a requirement, made comparable, with the telling words that stand around it. */
export type AskedValue = {
  requirement_id: string
  printed: string
  /** The same with the words that say how it binds where these stand apart: "at most 25 pounds-force" of "shall not press with more than 25 pounds-force". */
  limit: string
  amount: Amount
  unit: string
  comparator: Comparator
  mark: 'threshold' | 'objective' | null
  /** Whether its words set a limit that can only be kept or missed: "up to 60 km" may also say how far something has to reach. */
  isLimit: boolean
  /** Whether it is a span that something has to stay in, and not one over which something has to work: what is narrower keeps it. */
  staysWithin: boolean
  /** Whether something has to work from one of its ends to the other: what is wider keeps it. */
  worksOver: boolean
  /** Whether it is how many of something are to be handed over: of these a test or a step may need fewer. */
  isHandedOver: boolean
  /** Whether it is a value and how far that may be off: the value alone keeps it in part. */
  isOff: boolean
  /** Whether it is by how much something has to come before something else: what comes earlier keeps it, too. */
  isLead: boolean
  around: Around
  /** The other values of the same requirement. */
  besides: readonly Amount[]
}

/** The values of a requirement that can be compared. */
export function askedValues(requirement: Requirement): AskedValue[] {
  const text = oneSpaced(requirementWords(requirement) || requirement.text)
  let from = 0
  const values = requirement.quantities.flatMap(({ printed, value, unit, comparator: read, threshold_or_objective, what }) => {
    const amount = amountOf(value, unit)
    if (!amount) return []
    const at = printed === '' ? -1 : text.indexOf(oneSpaced(printed), from)
    if (at >= 0) from = at + printed.length
    const around = at >= 0 ? wordsAround(text, at, from) : { before: keyTerms(text).words, after: new Set<string>() }
    const named = keyTerms(what).words
    const isBound = isLimitInWords(printed) || (at >= 0 && comparisonAfter(text.slice(from), unit) !== null)
    const isLead = at >= 0 && isAhead(amount, text, at, from)
    const isInterval = read === '=' && at >= 0 && INTERVAL.test(lastWords(text.slice(0, at)))
    const comparator = isInterval ? '<=' : isLead && read === '=' ? '>=' : read
    const isLimit = isLead || isInterval || (isBound && !(at >= 0 && isOfCase(text.slice(0, at))))
    const mark = threshold_or_objective
    const limit = quantitiesIn(printed)[0]?.comparator === comparator ? printed : figure({ comparator, value, unit })
    const isOff = value.includes('±')
    const isSpan = read === 'range' && amount.numbers.length > 1 && at >= 0
    const staysWithin = isSpan && (isOff || STAYS.test(lastWords(text.slice(0, at))))
    const worksOver = isSpan && !isOff && !staysWithin && WORKS_OVER.test(`${lastWords(text.slice(0, at))} ${printed}`)
    const of = { requirement_id: requirement.id, around: { ...around, named } }
    const isHandedOver = requirement.kind === 'deliverable' && comparator === '=' && amount.isCount
    return [{ ...of, printed, limit, amount, unit, comparator, mark, isLimit, isLead, staysWithin, worksOver, isHandedOver, isOff }]
  })
  return values.map((one) => ({ ...one, besides: values.flatMap((other) => (other === one ? [] : other.amount)) }))
}

/** Whether a time in a text is by how much something comes before something else. */
export function isAhead({ dimension }: Amount, text: string, start: number, end: number): boolean {
  return (dimension === 'time' || dimension === 'month') && isLeadTime(text.slice(0, start), text.slice(end))
}

/** Whether a requirement asks that something comes some time before something else: when both are, the words of a plan seldom tell. */
export function asksLeadTime(one: Requirement): boolean {
  return !isNote(one) && askedValues(one).some(({ isLead }) => isLead)
}

/** "When the water is above 9 °C, …" tells the case in which something is asked, and asks nothing of the water; behind "when folded it may" something is. */
function isOfCase(before: string): boolean {
  const clause = before.split(CLAUSE_END).at(-1) ?? ''
  const found = A_CASE.find(clause)
  return found !== null && !ASKS.test(clause.slice(found.index))
}

const A_CASE = cueList('if | when | whenever | while | in case')
const ASKS = cueList('shall | must | should | will | may | is to | are to')

/** What comes before a span that something is not to leave. */
const STAYS = cueList('stay/stays | remain/remains | keep/keeps/kept | hold/holds/held | maintain/maintains/maintained')

/** What comes before a span over which something has to work. */
const WORKS_OVER = cueList('from | over | across')

/** What is to come at least every ten minutes may come sooner. */
const INTERVAL = cueList('least every | once every | minimum every')

/** The two words that a text ends in: "stay between". */
function lastWords(text: string): string {
  return text.trimEnd().split(' ').slice(-2).join(' ')
}

const CLAUSE_END = /[,;:.]\s/

/** The values that a plan has to reach: an objective is what may be reached beyond them, and is never missing. */
export function binding(values: readonly AskedValue[]): AskedValue[] {
  return values.filter(({ mark }) => mark !== 'objective')
}

/** Whether a criterion measures nothing of the kind that a requirement limits: it answers none of it, however alike the words are. */
export function isOfOtherKind(values: readonly AskedValue[], { part, quantities, counts }: ToldPart): boolean {
  const limits = binding(values).filter(({ amount, isLimit, comparator }) => !amount.isCount && (isLimit || comparator === 'range'))
  if (part !== 'criterion' || limits.length === 0 || counts().length > 0) return false
  const told = quantities().flatMap(({ value, unit }) => amountOf(value, unit) ?? [])
  const measured = told.filter(({ isCount }) => !isCount)
  return measured.length > 0 && !measured.some((one) => values.some(({ amount }) => isOfKind(one.dimension, amount.dimension)))
}

/** Words before a number that limit it, or say how far it reaches. */
const TWO_WAYS = cueList('up to | max | maximum | min | minimum')

function isLimitInWords(printed: string): boolean {
  const before = wordsBefore(printed)
  return before !== '' && !TWO_WAYS.test(before)
}

/** The unit is none of them: "≥ 20 ft/min". */
function wordsBefore(printed: string): string {
  return printed.slice(0, measuresIn(printed)[0]?.start)
}

/** Whether a plan takes for a limit what may also be a reach, "a maximum of 3 pounds", or what a word before its name binds, "Maximum error: 3 %". */
function isTakenAsLimit({ limit, printed }: AskedValue, told: Quantity): boolean {
  const isApart = limit !== printed
  if (!(isApart || TWO_WAYS.test(wordsBefore(printed))) || [told.what, wordsBefore(told.printed)].some((words) => TWO_WAYS.test(words)))
    return false
  return told.comparator === '=' ? isApart : told.comparator !== 'approx'
}

/** The numbers of a value that stand beside a unit of their own, so that "from 1.5 MHz up to 90 MHz" keeps "1.5 to 90 MHz". */
function isKept(asked: AskedValue, told: readonly Amount[], part: ToldPart): boolean {
  const { numbers, dimension } = asked.amount
  if (told.some((one) => isSameAmount(asked.amount, one))) return true
  const single = told.filter((one) => one.dimension === dimension && one.numbers.length === 1).flatMap((one) => one.numbers)
  if (numbers.every((number) => single.some((other) => isNear(number, other)))) return true
  return isOne(asked) || saysPlainly(asked, part)
}

/** "one concept" is kept by "a concept". */
function isOne({ amount }: AskedValue): boolean {
  return amount.isCount && amount.numbers.length === 1 && amount.numbers[0] === 1
}

/** The number stands in the sentence, in digits or in words, and no unit was read beside it: "Mach 5 to 7", "TRL of 5", "twenty-two of twenty-four". */
function saysPlainly({ amount: { numbers, dimension, isCount } }: AskedValue, part: ToldPart): boolean {
  return (isCount || BARE.has(dimension)) && numbers.every((number) => part.counts().some((count) => isNear(count, number)))
}

const BARE: ReadonlySet<string> = new Set(['', 'trl', 'mrl', 'mach'])

/** Whether a sentence says a value as it was asked: the same amount, not turned around, and not the objective in place of the threshold. */
export function saysValue(asked: AskedValue, part: ToldPart): boolean {
  const told = part.quantities().flatMap((one) => ({ one, amount: amountOf(one.value, one.unit) }))
  const same = told.filter(({ amount }) => amount && isSameAmount(asked.amount, amount))
  if (same.length > 0) return same.some(({ one }) => !isTurned(asked, one))
  if (told.some(({ one, amount }) => amount && isTighter(asked, one, amount) && likeness(asked.around, aroundOf(part, one)) >= ALONE))
    return true
  return isKept(
    asked,
    told.flatMap(({ amount }) => amount ?? []),
    part,
  )
}

export const LEAST: readonly Comparator[] = ['>=', '>']
export const MOST: readonly Comparator[] = ['<=', '<']

/** Whether a told value lies within the limit that was asked for, and is none of the others: at most 2.2 pounds keeps "less than three pounds". */
export function isTighter(asked: AskedValue, told: Quantity, amount: Amount): boolean {
  const [limit, last] = asked.amount.numbers
  if (limit === undefined || amount.dimension !== asked.amount.dimension) return false
  const isOneSided = LEAST.includes(told.comparator) || MOST.includes(told.comparator)
  const isEnough = !asked.isOff || amount.numbers.length > 1
  if (asked.staysWithin && last !== undefined)
    return isEnough && !isOneSided && amount.numbers.every((number) => number >= limit && number <= last)
  if (last !== undefined) return asked.worksOver && !isOneSided && isWiderThan(asked.amount, amount)
  if (!(asked.isLimit || isTakenAsLimit(asked, told))) return false
  if (asked.besides.some((other) => isSameAmount(other, amount))) return false
  if (isMost(asked)) return !LEAST.includes(told.comparator) && amount.numbers.every((number) => number < limit)
  return LEAST.includes(asked.comparator) && !MOST.includes(told.comparator) && amount.numbers.every((number) => number > limit)
}

/** Whether a span has both ends of another in it. */
function isWiderThan({ numbers: [low = 0, high = low] }: Amount, { numbers: [from = low, to = from] }: Amount): boolean {
  return from <= low && to >= high
}

/** "At most 5", "within ±5". */
function isMost({ comparator, amount }: AskedValue): boolean {
  return MOST.includes(comparator) || (comparator === 'range' && amount.numbers.length === 1)
}

/**
 * Whether some sentences say a value as it was asked, or those of them that are known to answer its requirement (`showing`) one within its limit, in whatever words and
 * units: pounds are a force, too, both ends of a span may stand apart, and where there is none there are not too many.
 */
export function isKeptIn(asked: AskedValue, parts: readonly ToldPart[], showing: readonly ToldPart[] = []): boolean {
  return parts.some((part) => saysValue(asked, part)) || showing.some((part) => keepsWithin(asked, part))
}

function keepsWithin(asked: AskedValue, part: ToldPart): boolean {
  if (isMost(asked) && saysNo(part.quote)) return true
  const told = part.quantities().flatMap((one) => {
    const amount = amountOf(one.value, one.unit)
    const own = amount && (asComparable(amount, asked.amount) ?? sharesNumber(one, amount, asked.amount))
    return own ? [{ one, own }] : []
  })
  if (told.some(({ one, own }) => isTighter(asked, one, own) || (isSameAmount(asked.amount, own) && !isTurned(asked, one)))) return true
  return saysEachEnd(asked.amount, measuresIn(part.quote))
}

/** "At 14 and at 122 °F" tells both ends. */
function saysEachEnd({ numbers, dimension, factor }: Amount, told: readonly Measure[]): boolean {
  const isIn = (some: readonly number[]) => (number: number) => some.some((one) => isNear(one, number, ROUNDED))
  const measured = told.flatMap(({ value, unit }) => (unit?.dimension === dimension ? value * unit.factor : []))
  const bare = told.flatMap(({ value, unit }) => (unit === null ? value * factor : []))
  return numbers.some(isIn(measured)) && numbers.every(isIn([...measured, ...bare]))
}

/** "Error in percent: within ±10" has its unit elsewhere. */
function sharesNumber({ value }: Quantity, told: Amount, asked: Amount): Amount | null {
  return asked.dimension === '' && !value.includes(' to ')
    ? { ...told, dimension: '', numbers: told.numbers.map((one) => one / told.factor) }
    : null
}

/** Whether the same amount is told with the opposite comparison, or as the objective where it was the threshold. The same words are none, whichever way they were read: "better than 1 percent". */
export function isTurned(asked: AskedValue, told: Quantity): boolean {
  const opposite =
    (LEAST.includes(asked.comparator) && MOST.includes(told.comparator)) ||
    (MOST.includes(asked.comparator) && LEAST.includes(told.comparator))
  const mark = told.threshold_or_objective
  return (
    (opposite && asked.printed.toLowerCase() !== told.printed.toLowerCase()) ||
    (asked.mark !== null && mark !== null && asked.mark !== mark)
  )
}
