import { cueList } from '../../language/cue-list.ts'
import type { Quantity } from '../../language/quantity/quantity.ts'
import type { ChangedValue } from '../quality/review.ts'
import { isTrigger } from './comparison.ts'
import { type Amount, amountOf, isSameAmount } from './coverage-amount.ts'
import { ALONE, type Around, aroundOf, LIKE, likeness } from './coverage-around.ts'
import { type AskedValue, isAhead, isTighter, isTurned, saysValue } from './coverage-asked.ts'
import type { ToldPart } from './coverage-part.ts'
import { keyTerms } from './key-terms.ts'
import { isBoundElsewhere } from './limit-side.ts'
import { namesOtherThing, tellsHandedOver } from './limit-words.ts'

/** The share of the words around an asked value that stand around a told one, while the asked value stands elsewhere: only a sentence that was copied and then edited is as like as this. */
const COPIED = 0.75

/** By this much the words around one value must fit better than those around another to tell the two apart. */
const CLEARLY = 0.2

/** What a sentence tells of today or of what was done before: no promise, and no change of what was asked. */
const BEFORE_AWARD = cueList(`
  today | currently | at present | so far | to date | existing | baseline | starting point | reached | achieved in | previous | previously | prior | was | were
  | had | has been | have been`)

/**
 * The values that a plan tells otherwise than they were asked: another number or unit, the opposite comparison, or the objective in place of
 * the threshold. A value of one's own beside the asked one is no change; an asked value that is left out is a gap, no change. Where the plan does not
 * name what was to be measured it is only `unsure`: of one whole there are many shares. What a quotation says, or stands for, was not changed.
 */
export function changedValues(
  asked: readonly AskedValue[],
  { telling, quotations }: { telling: readonly ToldPart[]; quotations: readonly ToldPart[] },
  askedByAll: readonly AskedValue[],
): { changed: ChangedValue[]; unsure: ChangedValue[] } {
  const all = asked.flatMap((value) => {
    const stands = [...telling, ...quotations].some((part) => saysValue(value, part))
    const wanted = stands ? COPIED : isAlone(value, askedByAll) ? ALONE : LIKE
    const found = telling.flatMap((part) => changedIn(value, part, wanted, askedByAll, pairOf(value, asked)))
    return [...new Map(found.map((one) => [`${one.told.milestone_number} ${one.told.part} ${one.told.quote}`, one])).values()]
  })
  const [changed, unsure] = [true, false].map((is) => all.flatMap(({ told, isSure }) => (isSure === is ? [told] : [])))
  return { changed: changed ?? [], unsure: unsure ?? [] }
}

/** The objective beside a threshold, and the other way round. */
function pairOf({ mark, amount }: AskedValue, asked: readonly AskedValue[]): AskedValue | undefined {
  if (mark === null) return undefined
  return asked.find((other) => other.mark !== null && other.mark !== mark && other.amount.dimension === amount.dimension)
}

/** Whether a value that is called neither lies between the two: what meets the threshold may promise less than the objective, or just that. */
function isBetween(pair: AskedValue | undefined, { told, amount }: LikeTold): boolean {
  if (!pair || told.threshold_or_objective !== null) return false
  return isSameAmount(pair.amount, amount) || (pair.mark === 'threshold' && isTighter(pair, told, amount))
}

function isAlone({ amount }: AskedValue, askedByAll: readonly AskedValue[]): boolean {
  return !amount.isCount && askedByAll.filter((other) => other.amount.dimension === amount.dimension).length === 1
}

function changedIn(
  value: AskedValue,
  part: ToldPart,
  wanted: number,
  askedByAll: readonly AskedValue[],
  pair: AskedValue | undefined,
): { told: ChangedValue; isSure: boolean }[] {
  if (value.isHandedOver && !tellsHandedOver(part)) return []
  const told = part.quantities().flatMap((one) => likeTold(value, part, one))
  const kept = told
    .filter(({ same, turned, tighter }) => (same && !turned) || tighter)
    .reduce((most, { like }) => Math.max(most, like), Number.NEGATIVE_INFINITY)
  const [best] = told
    .filter(({ like, same, turned, other }) => like >= wanted && like > kept + CLEARLY && (same ? turned : other))
    .filter(({ like }) => like >= COPIED || !BEFORE_AWARD.test(part.quote))
    .filter((one) => !isBetween(pair, one))
    .filter(
      (one) =>
        one.same || !(isOtherMark(value, one.told, pair) || isAskedElsewhere(value, one, askedByAll) || isAskedSpan(one, askedByAll)),
    )
    .sort((one, other) => other.like - one.like)
  if (!best) return []
  // a bare figure within what may be a limit may keep it
  const mayKeep = best.told.comparator === '=' && isTighter({ ...value, isLimit: true }, best.told, best.amount)
  const isSure = best.same || (!mayKeep && isOfSame(value, best, askedByAll))
  const isOther = !isSure && askedByAll.some((other) => isSameAmount(other.amount, best.amount))
  return isOther ? [] : [{ told: changed(value, part, best), isSure }]
}

/** A sentence speaks of what was to be measured when it has this share of the words that name it. */
const NAMES = 0.5

/** Whether the words around a told value name what the asked one measures. Those that name values of another kind, too, tell nothing: "the station". */
function isOfSame({ amount, around: { named, before, after } }: AskedValue, told: LikeTold, askedByAll: readonly AskedValue[]): boolean {
  const others = new Set(
    askedByAll.filter((other) => other.amount.dimension !== amount.dimension).flatMap(({ around }) => [...around.before, ...around.named]),
  )
  const own = [...(named.size > 0 ? named : before)].filter((word) => !after.has(word))
  const telling = own.filter((word) => !others.has(word))
  const names = telling.length > 0 ? telling : own
  const said = new Set([...told.around.before, ...told.around.after, ...keyTerms(told.told.what).words])
  return names.filter((word) => said.has(word)).length >= NAMES * names.length
}

/** A threshold told with another amount has not changed the objective, and the other way round; what is called neither is held against the threshold alone. */
function isOtherMark({ mark }: AskedValue, { threshold_or_objective }: Quantity, pair: AskedValue | undefined): boolean {
  return mark !== null && mark !== (threshold_or_objective ?? (pair ? 'threshold' : mark))
}

/** A value of a sentence beside an asked one: how like the words around are, and what has become of the amount. */
type LikeTold = {
  told: Quantity
  amount: Amount
  around: Omit<Around, 'named'>
  like: number
  same: boolean
  turned: boolean
  /** Within the limit that was asked for. */
  tighter: boolean
  other: boolean
}

function likeTold(value: AskedValue, part: ToldPart, told: Quantity): LikeTold[] {
  const amount = amountOf(told.value, told.unit)
  // how early something is, and how long it takes or how late it is, cannot be compared
  if (!amount || value.isLead !== isAhead(amount, part.quote, told.start, told.end)) return []
  if (isTrigger(part.quote, told)) return []
  const around = aroundOf(part, told)
  const same = isSameAmount(value.amount, amount)
  const like = likeness(value.around, around)
  // a bound on the other side, or on one side of a span, is told of the same only in the very words
  if (!same && (namesOtherThing(value, part.quote, told) || (like < COPIED && isBoundElsewhere(value, told, amount)))) return []
  const tighter = isTighter(value, told, amount)
  return [
    {
      told,
      amount,
      around,
      like,
      same,
      turned: isTurned(value, told),
      tighter,
      other: !tighter && !isPointOf(value.amount, told, amount) && isOtherAmount(value.amount, amount),
    },
  ]
}

function changed(value: AskedValue, part: ToldPart, { told, same }: LikeTold): ChangedValue {
  const marked = same && value.mark !== null && told.threshold_or_objective !== null && value.mark !== told.threshold_or_objective
  return {
    milestone_number: part.milestone_number,
    part: part.part,
    asked: marked ? `${value.limit} (${value.mark})` : value.limit,
    told: marked ? `${told.printed} (${told.threshold_or_objective})` : told.printed,
    quote: part.quote,
  }
}

/** Whether a bare figure is one point of a span that is asked, as a test is run at: "held at 30 kPa" of readings between 10 and 60 kPa. */
function isPointOf({ numbers: [low = 0, high = low], dimension }: Amount, { comparator }: Quantity, told: Amount): boolean {
  const [point = Number.NaN, another] = told.numbers
  return comparator === '=' && another === undefined && told.dimension === dimension && point > low && point < high
}

/** Another amount of the same thing, or the same number of another thing: 30 dB and 20 dB, 30 dB and 30 dBm. */
function isOtherAmount(asked: Amount, told: Amount): boolean {
  if (asked.dimension === told.dimension) return !told.numbers.every((number) => asked.numbers.includes(number))
  if (asked.isCount || told.isCount) return false
  return asked.numbers.every((number, at) => number / asked.factor === (told.numbers[at] ?? Number.NaN) / told.factor)
}

/** "1 to 20 kHz" where more than 1 kHz and not more than 20 kHz are asked: both ends of a span are values that were asked. */
function isAskedSpan({ amount: { dimension, numbers } }: LikeTold, askedByAll: readonly AskedValue[]): boolean {
  const asked = askedByAll.filter(({ amount }) => amount.dimension === dimension).flatMap(({ amount }) => amount.numbers)
  return numbers.length > 1 && numbers.every((number) => asked.includes(number))
}

/** Whether the told value is one that was asked too, or keeps a limit that was, and around which the words fit about as well. */
function isAskedElsewhere(value: AskedValue, { told, amount, around, like }: LikeTold, askedByAll: readonly AskedValue[]): boolean {
  const isKept = (other: AskedValue) => isSameAmount(other.amount, amount) || isTighter(other, told, amount)
  return askedByAll.some((other) => other !== value && isKept(other) && likeness(other.around, around) >= like - CLEARLY)
}
