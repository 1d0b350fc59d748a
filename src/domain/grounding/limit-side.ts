import type { Quantity } from '../../language/quantity/quantity.ts'
import { type Amount, isNear, ROUNDED } from './coverage-amount.ts'
import { type AskedValue, LEAST, MOST } from './coverage-asked.ts'

/** On which side of its value a limit wants the work to be. A count that is asked for is the fewest; a span holds from end to end. */
export function sideOf({ comparator, isLimit, amount, mark }: AskedValue): 'least' | 'most' | 'span' | null {
  if (mark === 'objective') return null
  if (amount.numbers.length > 1) return comparator === 'range' ? 'span' : null
  if (comparator === '=' && amount.isCount) return 'least'
  if (!isLimit) return null
  return LEAST.includes(comparator) ? 'least' : MOST.includes(comparator) ? 'most' : null
}

/** Whether a figure is beyond a limit, or its mark softer than the limit is: at most 40 where at most 25 are asked. */
export function breaks(limit: AskedValue, { numbers }: Amount): boolean {
  const [first = 0, last = first] = limit.amount.numbers
  const isBelow = (one: number, end: number) => one < end && !isNear(one, end, ROUNDED)
  switch (sideOf(limit)) {
    case 'most':
      return numbers.some((one) => isBelow(first, one))
    case 'least':
      return numbers.some((one) => isBelow(one, first))
    case 'span':
      if (limit.staysWithin) return numbers.some((one) => isBelow(one, first) || isBelow(last, one))
      return numbers.length > 1 && (isBelow(first, numbers[0] ?? first) || isBelow(numbers[1] ?? last, last))
    default:
      return false
  }
}

/** Whether a figure binds on the side on which the asked one does not, or on one side where a span is asked of which it is no end. */
export function isBoundElsewhere({ comparator, amount: asked }: AskedValue, told: Quantity, amount: Amount): boolean {
  const [isLeast, isMost] = [LEAST.includes(told.comparator), MOST.includes(told.comparator)]
  if (asked.numbers.length > 1) return (isLeast || isMost) && !amount.numbers.some((one) => asked.numbers.includes(one))
  return (isLeast && MOST.includes(comparator)) || (isMost && LEAST.includes(comparator))
}

/** A span that is told, "-30 to +60 °C", is no tolerance: nothing is "within 1.0 °C" by it. */
export function isSpanBesideTolerance(told: Quantity, { limit }: AskedValue): boolean {
  return told.comparator === 'range' && !told.value.includes('±') && limit.startsWith('within ')
}
