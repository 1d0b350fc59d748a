import { measuresIn } from '../../language/quantity/measure.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { exceptionWords } from '../quality/coverage-words.ts'
import type { Coverage, LimitException } from '../quality/review.ts'
import { inUnit } from '../work-breakdown/composed/phrase.ts'
import type { LimitSaid, StatedException } from '../work-breakdown/rows.ts'
import { type Amount, amountOf, asComparable, isNear, isSameAmount } from './coverage-amount.ts'
import { type AskedValue, binding } from './coverage-asked.ts'

/** A figure that breaks a limit, with what the company offers instead. */
export type Stated = Pick<LimitSaid, 'told'> & { exception: StatedException }

/** Whether words tell nothing but the figures of an exception that the company has stated: what goes beyond them is a finding as before. */
export function isExcepted(said: readonly LimitSaid[], requirement_id: string, told: string): boolean {
  return statedOf(said, requirement_id).some((one) => isOf(one, told))
}

function statedOf(said: readonly LimitSaid[], id: string): Stated[] {
  return said.flatMap(({ requirement_id, told, exception }) => (exception && requirement_id === id ? [{ told, exception }] : []))
}

function isOf(stated: Stated, told: string): boolean {
  if (told === stated.told) return true
  const [own, amounts] = [amountsIn(told), amountsOf(stated)]
  const isStated = (one: Amount) => {
    const numbers = amounts.flatMap((other) => (asComparable(other, one) ?? { numbers: [] }).numbers)
    return one.numbers.every((number) => numbers.some((other) => isNear(number, other)))
  }
  if (own.length > 0) return own.every(isStated)
  // a bare number has its unit elsewhere
  const [bare, all] = [told, `${stated.told}; ${stated.exception.offered}`].map((words) => measuresIn(words).map(({ value }) => value))
  return bare !== undefined && bare.length > 0 && bare.every((value) => all?.includes(value))
}

/** A sentence of the plan, or a line that the rows compose. */
type Line = { quote?: string; text?: string }

/** Whether some words still tell a figure of an exception, the one that breaks the limit or the one that is offered instead. */
export function isToldIn(lines: readonly Line[], stated: Stated): boolean {
  const amounts = amountsOf(stated)
  const isOne = (own: Amount) => amounts.some((one) => isSameAmount(asComparable(own, one) ?? own, one))
  const words = [stated.told, stated.exception.offered]
  return lines.some(({ quote = '', text = quote }) => words.some((one) => text.includes(one)) || amountsIn(text).some(isOne))
}

function amountsOf({ told, exception }: Stated): Amount[] {
  return [told, inUnit(exception.offered, quantitiesIn(told)[0]?.unit)].flatMap(amountsIn)
}

function amountsIn(words: string): Amount[] {
  return quantitiesIn(words).flatMap(({ value, unit }) => (unit === '' ? [] : (amountOf(value, unit) ?? [])))
}

/**
 * The coverage with the exceptions that the company has stated, as long as one of the `lines` of the plan and its rows tells their figures: what tells these
 * stands there as known, and no longer as changed or in doubt.
 */
export function withExceptions(
  coverage: readonly Coverage[],
  asked: readonly AskedValue[],
  said: readonly LimitSaid[],
  lines: readonly Line[],
): Coverage[] {
  return coverage.map((one) => {
    const id = one.requirement_id
    const stated = statedOf(said, id).filter((each) => isToldIn(lines, each))
    if (stated.length === 0) return one
    const { unsure = [], unsaid = [], ...others } = one
    const isKnown = ({ told }: { told: string }) => stated.some((each) => isOf(each, told))
    const values = binding(asked.filter(({ requirement_id }) => requirement_id === id))
    const all = stated.map((each): LimitException => {
      const told = [...one.changed, ...unsure].filter((value) => isOf(each, value.told))
      return { ...each.exception, asked: limitOf(each.told, values), told }
    })
    const open = unsure.filter((value) => !isKnown(value))
    const lacking = unsaid.filter((words) => !all.some(({ asked: limit }) => limit === words))
    return {
      ...others,
      changed: one.changed.filter((value) => !isKnown(value)),
      ...(open.length > 0 && { unsure: open }),
      ...(lacking.length > 0 && { unsaid: lacking }),
      exceptions: [...new Map(all.map((each) => [exceptionWords(each), each])).values()],
    }
  })
}

/** The limits that are measured as some words are; all of a requirement where none is. */
function limitOf(told: string, values: readonly AskedValue[]): string {
  const amounts = quantitiesIn(told).flatMap(({ value, unit }) => amountOf(value, unit) ?? [])
  const measured = values.filter(({ amount }) => amounts.some((one) => asComparable(one, amount) !== null))
  return [...new Set((measured.length > 0 ? measured : values).map(({ limit }) => limit))].join(', ')
}
