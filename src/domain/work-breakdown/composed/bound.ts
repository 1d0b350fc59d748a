import { hasLetters } from '../../../language/characters.ts'
import { binds, quantitiesIn } from '../../../language/quantity/quantity.ts'
import { stemsIn } from '../../../language/stem.ts'
import { amountOf } from '../../grounding/coverage-amount.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import type { Commitment } from '../work-breakdown.ts'
import { plainUnits, saysHow } from './phrase.ts'

type Limit = Requirement['quantities'][number]
type Figure = Pick<Commitment, 'quantity' | 'comparator' | 'value' | 'unit' | 'today'>

/**
 * A figure as a criterion has to say it alone. What its row leaves out is told elsewhere: the unit with today's value ("under 12", today "9 hours"), and how it
 * binds in the solicitation, where that limits the same thing to the same value, or a requirement that its row is put to (`own`) to one that it keeps.
 */
export function bound<One extends Figure>(one: One, requirements: readonly Requirement[], own: readonly string[] = []): One {
  const unit = one.unit ?? unitOfToday(one)
  const comparator = one.comparator ?? askedHow({ ...one, unit }, requirements, own)
  return { ...one, ...(unit && { unit }), ...(comparator && { comparator }) }
}

function unitOfToday({ value = '', today = '' }: Figure): string | undefined {
  const [measured, another] = quantitiesIn(today)
  return /\d$/.test(value) && measured && !another && measured.unit !== '' ? measured.unit : undefined
}

function askedHow(
  { quantity, value, unit = '' }: Figure,
  requirements: readonly Requirement[],
  put: readonly string[],
): Figure['comparator'] {
  if (value === undefined || saysHow(value)) return undefined
  const roots = new Set(stemsIn(quantity))
  const [own, another] = quantitiesIn(`${value} ${unit}`)
  // words before a figure may say how it binds, "both inside 20 %"
  if (!own || another || hasLetters(value.slice(0, own.start))) return undefined
  const isSame = (asked: Limit) => asked.value === own.value && plainUnits(asked.unit) === plainUnits(own.unit)
  const limiting = requirements.filter(({ text }) => stemsIn(text).some((root) => roots.has(root)))
  const limits = new Set(
    limiting.flatMap(({ id, quantities }) =>
      quantities
        .filter((asked) => binds(asked) && (isSame(asked) || (put.includes(id) && keeps(own, asked))))
        .map((asked) => asked.comparator),
    ),
  )
  return limits.size === 1 ? [...limits][0] : undefined
}

/** Whether a figure lies within a limit of the same measure, in whatever unit. */
function keeps(own: Pick<Limit, 'value' | 'unit'>, { value, unit, comparator }: Limit): boolean {
  const [told, asked] = [amountOf(own.value, own.unit), amountOf(value, unit)]
  const [one, limit] = [told?.numbers[0], asked?.numbers[0]]
  if (one === undefined || limit === undefined || told?.dimension !== asked?.dimension) return false
  return comparator.startsWith('>') ? one >= limit : comparator.startsWith('<') && one <= limit
}
