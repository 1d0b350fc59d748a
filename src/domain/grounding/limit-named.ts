import { cueList } from '../../language/cue-list.ts'
import { type Measure, measuresIn } from '../../language/quantity/measure.ts'
import type { Quantity } from '../../language/quantity/quantity.ts'
import { type Amount, amountOf, asComparable, isNear, isSameAmount } from './coverage-amount.ts'
import type { AskedValue } from './coverage-asked.ts'

const OF_TOPIC = cueList('topic | solicitation | requirement | Government | asks | asked | requires | required | wants | wanted')
/** Further before a figure than this, in characters, nobody says whose it is. */
const FARTHEST = 60

/** Whether a text ends in words that say of the figure behind them that the topic asks for it. */
function asksAtEnd(before: string): boolean {
  const near = before.slice(-FARTHEST)
  const cue = OF_TOPIC.all(near).at(-1)
  return cue !== undefined && !/[\d;:]/.test(near.slice(cue.index))
}

/** Whether a sentence tells a figure as the topic's own: "the topic says 55", with or without its unit. */
export function isOfTopic(
  quote: string,
  { start, value, unit }: Pick<Quantity, 'start' | 'value' | 'unit'>,
  { amount }: AskedValue,
): boolean {
  const told = asksAtEnd(quote.slice(0, start)) ? amountOf(value, unit) : null
  if (!told) return false
  const [number] = told.numbers
  const isBare = unit === '' && told.numbers.length === 1
  return isBare
    ? amount.numbers.some((one) => isNear(one / amount.factor, number ?? Number.NaN))
    : isSameAmount(told, amount) || isEndOf(told, amount)
}

/** "The topic asks for 40 mm", of a span from 10 to 40 mm. */
function isEndOf(told: Amount, asked: Amount): boolean {
  const [end, another] = asComparable(told, asked)?.numbers ?? []
  return end !== undefined && another === undefined && asked.numbers.length === 2 && asked.numbers.some((one) => isNear(one, end))
}

/** The limits whose own figure one of some sentences tells as what the topic asks for: what is told beside them is of that. */
export function limitsNamed(sentences: readonly string[], limits: readonly AskedValue[], values: (quote: string) => readonly Quantity[]) {
  const figures = sentences
    .filter(OF_TOPIC.test)
    .flatMap((quote) => [...values(quote), ...measuresIn(quote).flatMap(bareOf)].map((one) => ({ quote, one })))
  return new Set(limits.filter((limit) => figures.some(({ quote, one }) => isOfTopic(quote, one, limit))))
}

function bareOf({ start, value, unit }: Measure) {
  return unit === null ? [{ start, value: `${value}`, unit: '' }] : []
}

/** Two numbers of which one has a sign, as the ends of a span are told: "-20 to +55". */
const BARE_SPAN = /(?<![\w.,])(?<low>[-−–]?\d+(?:\.\d+)?)\s?(?:to|and)\s(?<high>[+-]?\d+(?:\.\d+)?)(?![\w%°]|[.,]\d)/g

/** Words behind a span that may say what it is measured in, " °C", " mV"; what goes on from it says nothing of that. */
const MEASURED = /^\s?(?:[°%]|(?!(?:and|but|or|so|for|in|on|at|with|today|now|which|we|is|are|as|while)\b)\p{L})/u

/** Spans told without their unit that end where one of the limits does, in what that is measured in. */
export function bareSpans(quote: string, limits: readonly AskedValue[]): Quantity[] {
  const isBare = ({ 0: printed, index }: RegExpExecArray) => !MEASURED.test(quote.slice(index + printed.length))
  return [...quote.matchAll(BARE_SPAN)]
    .filter(isBare)
    .flatMap(({ 0: printed, index: start, groups: { low = '', high = '' } = {} }): Quantity[] => {
      const value = `${low} to ${high}`
      const isSigned = /^[-−–]/.test(low) || high.startsWith('+')
      const of = limits.find(({ amount, unit }) => isSigned && sharesEnd(amountOf(value, unit)?.numbers, amount.numbers))
      if (!of) return []
      return [
        { printed, value, unit: of.unit, comparator: 'range', threshold_or_objective: null, what: '', start, end: start + printed.length },
      ]
    })
}

/** Whether two spans have one end in common, and one only. */
export function sharesEnd(one: readonly number[] | undefined, other: readonly number[]): boolean {
  if (one?.length !== 2 || other.length !== 2) return false
  return one.filter((end, at) => isNear(end, other[at] ?? Number.NaN)).length === 1
}

const RATED = cueList('rated | specified | qualified | good | operate | operates | works | work | go | goes')

/** Whether a figure is told as how far something can go: "rated to -20 °C"; beside what the topic asks for, also without a word of what goes so far, "we read down to 30 mm". */
export function isReach(quote: string, { start }: Pick<Quantity, 'start'>, isAsked: boolean): boolean {
  const before = quote.slice(Math.max(0, start - FARTHEST), start)
  return /\b(?:down|up|only|rated|specified|qualified)\s(?:down\s|up\s)?to\s(?:only\s)?$/i.test(before) && (isAsked || RATED.test(before))
}
