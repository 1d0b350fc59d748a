import { type Amount, amountOf, isSameAmount } from '../../../domain/grounding/coverage-amount.ts'
import { toldParts } from '../../../domain/grounding/coverage-part.ts'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { Comparator } from '../../../domain/solicitation/analysis.ts'
import type { Quantity } from '../../../language/quantity/quantity.ts'
import type { Objection } from './objections.ts'

/** A value of a milestone with what it is compared to. */
type Told = { quantity: Quantity; amount: Amount }

/** Values with a unit that a milestone had and has no longer, or has with another unit, another comparison or another mark. */
export function alteredValues(before: StoredMilestone, after: StoredMilestone): Objection[] {
  const [stood, stands] = [valuesOf(before), valuesOf(after)]
  const measured = stood.filter(({ amount }) => !amount.isCount)
  return measured.flatMap((one) => {
    const same = stands.filter(({ amount }) => isSameAmount(one.amount, amount))
    if (same.length === 0) return lost(one, stands)
    return [...turned(one, stood, same), ...exchanged(one, stood, same)]
  })
}

function valuesOf(milestone: StoredMilestone): Told[] {
  return toldParts(milestone).flatMap((part) =>
    part.quantities().flatMap((quantity) => {
      const amount = amountOf(quantity.value, quantity.unit)
      return amount ? [{ quantity, amount }] : []
    }),
  )
}

/** A value that is gone: with another unit, without one, or altogether. */
function lost({ quantity: { value, printed } }: Told, stands: readonly Told[]): Objection[] {
  const other = stands.find(({ quantity }) => quantity.value === value)
  if (!other) return [{ kind: 'altered-value', sentence: `"${printed}" of the outline got lost: say it again.` }]
  return [{ kind: 'unit', sentence: `"${other.quantity.printed}" is "${printed}" in the outline: keep its unit.` }]
}

type Side = 'least' | 'most' | null
const SIDES: Partial<Record<Comparator, Side>> = { '>=': 'least', '>': 'least', '<=': 'most', '<': 'most' }

function sideOf({ quantity }: Told): Side {
  return SIDES[quantity.comparator] ?? null
}

/** "at least 30 dB" that is told as "up to 30 dB", or as "30 dB" alone. */
function turned(one: Told, stood: readonly Told[], same: readonly Told[]): Objection[] {
  const side = sideOf(one)
  if (side === null || same.some((told) => sideOf(told) === side)) return []
  const wasBoth = stood.some((other) => isSameAmount(one.amount, other.amount) && sideOf(other) !== side)
  const told = same.find((other) => sideOf(other) !== null)
  if (wasBoth && !told) return []
  const words = side === 'least' ? 'at least' : 'at most'
  return [
    {
      kind: 'altered-value',
      sentence: `"${one.quantity.printed}" is said as "${words}" in the outline${told ? ', and you turned it around' : ', and you left that out'}: keep it.`,
    },
  ]
}

/** A threshold that is told as the objective, or the other way round. */
function exchanged({ quantity, amount }: Told, stood: readonly Told[], same: readonly Told[]): Objection[] {
  const mark = quantity.threshold_or_objective
  const marks = same.flatMap((told) => told.quantity.threshold_or_objective ?? [])
  const isOther = mark !== null && marks.length > 0 && !marks.includes(mark)
  const wasBoth = stood.some((other) => isSameAmount(amount, other.amount) && other.quantity.threshold_or_objective !== mark)
  if (!isOther || wasBoth) return []
  return [{ kind: 'altered-value', sentence: `"${quantity.printed}" is the ${mark} in the outline, not the ${marks[0]}: keep it.` }]
}
