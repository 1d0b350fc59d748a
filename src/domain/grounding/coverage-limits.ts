import { type Quantity, quantitiesIn } from '../../language/quantity/quantity.ts'
import { stem, stemsIn } from '../../language/stem.ts'
import type { LimitSaid } from '../work-breakdown/rows.ts'
import { isOfPlan } from './comparison.ts'
import { type Amount, amountOf, asComparable, isOfSize, isSameAmount } from './coverage-amount.ts'
import { weightedLikeness, weightOf } from './coverage-around.ts'
import { type AskedValue, isAhead, LEAST, MOST } from './coverage-asked.ts'
import { bareCounts } from './coverage-part.ts'
import { bareSpans, isOfTopic, isReach, limitsNamed, sharesEnd } from './limit-named.ts'
import { breaks, isBoundElsewhere, isSpanBesideTolerance, sideOf } from './limit-side.ts'
import { isNamedIn, namesMeasure, namesOther, tellsHandedOver, withoutMeasure, wordsOf, wordsTold } from './limit-words.ts'

/** What the company says somewhere, with the values in it; `of` are the requirements on whose step these words stand, `shows` those that they are said to show; `before` is the sentence before, which may name what is measured, and `beside` are those near it, which may tell what the topic asks; `part` is where they stand. */
export type Saying = {
  quote: string
  quantities: () => readonly Quantity[]
  of?: readonly string[]
  shows?: readonly string[]
  before?: string
  beside?: readonly string[]
  part?: string
}

/** A figure of the company that breaks a limit of the topic, and whether there is no doubt that it is of the same, or a person has said that it is. */
export type BrokenLimit = { limit: AskedValue; told: Quantity; isSure: boolean; isSaid: boolean }

/** Holds what the company says against the limits of the topic. */
export type LimitKeeper = (saying: Saying) => readonly BrokenLimit[]

/** The words around two figures are as alike as this where they are of the same, and as alike as this where that is worth a question. */
const SURE = 0.6
const WORTH_ASKING = 0.3
/** The same of the only limit in what it is measured in. */
const ALONE = 0.2

/** A person has said that it is the same. */
const SAID = 2

/** Another limit that is about as like is meant as well as the likeliest one. */
const ABOUT_AS_LIKE = 0.1

/** Prepares the limits of the requirements once. `said` is what a person has said of figures: whether they are of what a requirement limits. */
export function limitKeeper(asked: readonly AskedValue[], said: readonly LimitSaid[] = []): LimitKeeper {
  const limits = asked.filter((one) => sideOf(one) !== null)
  const isCounting = limits.some((one) => isCount(one) || one.amount.dimension === '')
  const conditions = asked.filter((one) => sideOf(one) === null && one.mark !== 'objective')
  const isConditionOf = conditionsOf(conditions)
  const alike = alikeAmong({ limits, conditions }, wordOf(said))
  const isAskedElsewhere = askedElsewhere(asked)
  // the sentences of a plan are held against the limits anew at each edit
  const known = new WeakMap<readonly Quantity[], readonly BrokenLimit[]>()
  return ({ quote, quantities, of = [], shows = [], before: named, beside, part }) => {
    if (limits.length === 0) return []
    const values = quantities()
    const isFree = of.length + shows.length === 0 && named === undefined && beside === undefined && part !== 'deliverable'
    const before = isFree ? known.get(values) : undefined
    if (before) return before
    const figures = [...figuresTold(quote, values, isCounting), ...bareSpans(quote, limits)]
    const told = figures.filter((one) => !isConditionOf(quote, one) && !limits.some((limit) => isOfTopic(quote, one, limit)))
    const asks = told.length === 0 ? NO_LIMITS : limitsNamed([quote, ...(beside ?? [])], limits, quantitiesIn)
    const broken = brokenBy(
      told.map((one) => [one, alike(quote, one, { of, shows, named, asks, values, isHandedOver: tellsHandedOver({ quote, part }) })]),
      isAskedElsewhere,
    )
    if (isFree) known.set(values, broken)
    return broken
  }
}

const NO_LIMITS: ReadonlySet<AskedValue> = new Set()

/** What a person has said of a figure that is told of what a requirement limits; undefined where that was nothing. */
type Word = (requirement_id: string, printed: string, told: Amount) => boolean | undefined

function wordOf(said: readonly LimitSaid[]): Word {
  const ofFigures = said.filter(({ answers }) => answers === undefined)
  const all = ofFigures.map((one) => ({
    ...one,
    amounts: quantitiesIn(one.told).flatMap(({ value, unit }) => amountOf(value, unit) ?? []),
  }))
  return (id, printed, told) =>
    all.find(
      ({ requirement_id, told: words, amounts }) =>
        requirement_id === id && (words === printed || amounts.some((one) => isSameAmount(one, told))),
    )?.is_same
}

/** A limit beside a figure that measures the same, in what the limit is measured in, how like the words around both are, and whether its row, or it itself, is said to be of it, or has the same case beside it. */
type Alike = { limit: AskedValue; amount: Amount; like: number; isOwn: boolean; isShown: boolean; isSameCase: boolean }

/** The limits that a figure may be of, `of` which requirements its row is said to be. */
function alikeAmong({ limits, conditions }: Record<'limits' | 'conditions', readonly AskedValue[]>, word: Word) {
  const weight = weightOf(limits.map(wordsOf))
  return (quote: string, told: Quantity, { of, shows, named, asks, values, isHandedOver }: Standing): Alike[] => {
    const amount = amountOf(told.value, told.unit)
    if (!amount || !isOfPlan(quote, told)) return []
    const words = wordsTold(quote, told)
    const isLead = isAhead(amount, quote, told.start, told.end)
    const besides = values.flatMap((one) => (one === told ? [] : (amountOf(one.value, one.unit) ?? [])))
    const likeOf = (one: AskedValue) => weightedLikeness(wordsOf(one), withoutMeasure(words, one), weight)
    const ofCondition = Math.max(0, ...conditions.flatMap((one) => (asComparable(amount, one.amount) ? likeOf(one) : [])))
    return limits.flatMap((limit) => {
      if (limit.isLead !== isLead || isSpanBesideTolerance(told, limit)) return []
      const isCounted = told.unit === '' && isCount(limit) && countsIn(limit, quote, told)
      const same = isCounted ? { ...amount, dimension: limit.amount.dimension } : asComparable(amount, limit.amount)
      const is = word(limit.requirement_id, told.printed, amount)
      const isOfSome = limit.isHandedOver && !isHandedOver && !shows.includes(limit.requirement_id)
      if (!same || is === false || (isOfSome && !is)) return []
      const like = likeOf(limit)
      // the words tell of what the topic sets beside its limits: "against 30 N"
      if (!is && like < ofCondition) return []
      const isShown = shows.includes(limit.requirement_id) && isMeasured(told, limit)
      const isOwn = isShown || of.includes(limit.requirement_id)
      const isNamed = amount.dimension !== same.dimension && namesMeasure(words, limit)
      const isBefore = named !== undefined && !namesOther(quote, told) && isNamedIn(named, limit)
      const isReached = isReach(quote, told, asks.has(limit)) && isWithin(same, limit)
      // "cartridges for 20 cycles: 1.9 kg" beside "consumables for 20 cycles shall weigh …": the case is the same, whatever the thing is called
      const isSameCase = limit.besides.some((one) => besides.some((other) => isSameAmount(one, other)))
      const isAsked = isSameCase || isShown || (isOwn && !isTold(limit)) || isBefore || asks.has(limit)
      const least = isAsked ? WORTH_ASKING : isNamed || isReached ? ALONE : 0
      const own = isReached ? { ...same, numbers: [...same.numbers, ...same.numbers] } : same
      return { limit, amount: own, like: is ? SAID : Math.max(like, least), isOwn, isShown, isSameCase }
    })
  }
}

/** Where a figure stands: of which requirements its row is and which it is said to show, which figures stand beside it, and what names it before its sentence, and whose limits the words near it tell. */
type Standing = Record<'of' | 'shows', readonly string[]> & {
  named: string | undefined
  asks: ReadonlySet<AskedValue>
  values: readonly Quantity[]
  isHandedOver: boolean
}

/** "Rated to -20 °C" where something has to work from -30 to 55 °C: whichever way it is meant, one end is not reached. */
function isWithin({ numbers: [number = Number.NaN, ...others] }: Amount, limit: AskedValue): boolean {
  const [low = 0, high = 0] = limit.amount.numbers
  return others.length === 0 && sideOf(limit) === 'span' && !limit.staysWithin && number > low && number < high
}

/** Tells of an amount whether the topic asks just that in another requirement. */
function askedElsewhere(asked: readonly AskedValue[]): IsElsewhere {
  return ({ limit, amount }) => asked.some((one) => one.requirement_id !== limit.requirement_id && isSameAmount(one.amount, amount))
}

type IsElsewhere = (one: Pick<Alike, 'limit' | 'amount'>) => boolean

/** What breaks a limit, or may; of one that another figure of the same words keeps, in what it is measured in, neither is said unless the words fit this one better. */
function brokenBy(all: readonly (readonly [Quantity, readonly Alike[]])[], isElsewhere: IsElsewhere): BrokenLimit[] {
  const kept = all.flatMap(([told, alike]) =>
    alike.filter(({ limit, amount, like }) => like >= ALONE && isMeasured(told, limit) && !breaks(limit, amount)),
  )
  const isKept = ({ limit, like, isSure }: Broken) =>
    kept.some((one) => one.limit === limit && (!isSure || (like < SAID && one.like >= like - ABOUT_AS_LIKE)))
  return all.flatMap(([told, alike]) => brokenAmong(alike, told, isElsewhere)).filter((one) => !isKept(one))
}

type Broken = BrokenLimit & Pick<Alike, 'like'>

/** What is told is of the limit that it is most like; where it keeps one that is about as like, or is just what is asked elsewhere, it may be of that. What it is said to show goes before all else. */
function brokenAmong(all: readonly Alike[], told: Quantity, isElsewhere: IsElsewhere): Broken[] {
  const shown = all.filter(({ isShown }) => isShown)
  const alike = shown.length > 0 ? shown : all
  const [best] = [...alike].sort((one, other) => other.like - one.like)
  if (!best) return []
  const isAlone = alike.filter(({ limit }) => limit.amount.dimension === best.limit.amount.dimension).length === 1
  const ofMeasure = isAlone && isMeasured(told, best.limit) ? (isNearBound(best, told) ? 0 : ALONE) : WORTH_ASKING
  const isMeant =
    best.isShown ||
    best.isOwn ||
    (best.isSameCase && isMeasured(told, best.limit)) ||
    (isMeasured(told, best.limit) && isNearBound(best, told))
  const isElse = !best.isShown && isBoundElsewhere(best.limit, told, best.amount)
  const isOfOther = isElse || !(isOfSize(best.amount, best.limit.amount) || (best.isShown && isAboutAsMuch(best)))
  if (best.like < (isOfOther ? SURE : !isTold(best.limit) ? ofMeasure : isMeant ? WORTH_ASKING : SURE)) return []
  const isKept =
    alike.filter(({ like }) => like >= best.like - ABOUT_AS_LIKE).some(({ limit, amount }) => !breaks(limit, amount)) ||
    (best.like < SAID && all.some(({ limit, amount, like }) => like > 0 && isSameAmount(limit.amount, amount))) ||
    (best.like < SURE && !best.isShown && isElsewhere(best))
  const isSaid = best.like === SAID
  const isSure =
    isSaid || (!isElse && !isElsewhere(best) && best.like >= SURE && best.limit.comparator !== '=' && isMeasured(told, best.limit))
  return isKept ? [] : [{ limit: best.limit, like: best.like, told, isSaid, isSure }]
}

/** A bound on the same side that is less than so many times as loose. */
const NEAR = 2

/** Whether a figure is told as a bound on the side of a limit and nearly reaches it, or as a span of which one end is that of the limit: where nothing else is limited in what both are measured in, a "pass mark: 30 Pa or less" needs no words that are alike. */
function isNearBound({ limit, amount }: Alike, { comparator }: Quantity): boolean {
  if (sideOf(limit) === 'span') return sharesEnd(amount.numbers, limit.amount.numbers)
  const [end = 0] = limit.amount.numbers
  const isOnSide = [LEAST, MOST].some((side) => side.includes(comparator) && side.includes(limit.comparator))
  return isOnSide && amount.numbers.every((one) => Math.max(one / end, end / one) < NEAR)
}

/** What any sentence may tell figures in: they are of something else more often than not. */
const ANYWHERE: ReadonlySet<string> = new Set(['', 'percent', 'time', 'month', 'dollars'])

/** Whether what is told comes so near to a limit that it may be of it, in whichever unit: a test that is passed in 4 seconds tells nothing of what runs for 10 days. */
function isAboutAsMuch({ limit, amount }: Alike): boolean {
  const ends = limit.amount.numbers.map((factor) => ({ factor }))
  return amount.numbers.some((factor) => ends.some((end) => isOfSize({ factor }, end)))
}

/** Whether a limit is in what sentences tell of anything: of how many persons, of days, of a price. */
function isTold(limit: AskedValue): boolean {
  return isCount(limit) || ANYWHERE.has(limit.amount.dimension)
}

/** Whether a figure is just what the topic tells, and limits nowhere: "at 12% glycol feed". */
function conditionsOf(conditions: readonly AskedValue[]) {
  return (quote: string, told: Quantity): boolean => {
    const amount = amountOf(told.value, told.unit)
    const same = conditions.filter((one) => amount !== null && isSameAmount(one.amount, amount))
    if (same.length === 0) return false
    const words = wordsTold(quote, told)
    return same.some((one) => [...wordsOf(one)].some((word) => words.has(word)))
  }
}

/** Whether a figure says itself what it is of; a bare number may count anything. */
function isMeasured({ unit }: Quantity, { amount: { dimension } }: AskedValue): boolean {
  return unit !== '' || dimension === ''
}

/** Whether a limit counts something that it names. */
function isCount({ amount }: AskedValue): boolean {
  return amount.isCount && amount.dimension !== ''
}

/** Whether words name what a limit counts; a number right behind it, "gauge 2", tells which one of them it is. */
function countsIn({ amount: { dimension } }: AskedValue, quote: string, { start }: Quantity): boolean {
  const counted = stem(dimension)
  const [before = ''] = /\p{L}+(?= $)/u.exec(quote.slice(0, start)) ?? []
  return stem(before.toLowerCase()) !== counted && stemsIn(quote).includes(counted)
}

/** The values of a sentence, none of them a part of a share that is told, and the bare numbers where something is counted. */
function figuresTold(quote: string, values: readonly Quantity[], isCounting: boolean): Quantity[] {
  const isOver = (one: Quantity, other: Quantity) => one !== other && one.start < other.end && one.end > other.start
  const whole = values.filter((one) => one.unit === '%' || !values.some((other) => other.unit === '%' && isOver(one, other)))
  return isCounting ? [...whole, ...bareCounts(quote, values)] : whole
}
