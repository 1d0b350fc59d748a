import { type Measure, measuresIn } from '../../language/quantity/measure.ts'
import { PERCENT, sharesIn } from '../../language/quantity/share.ts'
import { measureUnit } from '../../language/quantity/unit.ts'
import { rankBefore, writtenAmount } from '../../language/quantity/written-amount.ts'
import { remembering } from '../../language/remembering.ts'
import { amountOf, isNear, isOfKind } from '../grounding/coverage-amount.ts'
import type { Requirement, RequirementQuantity } from '../solicitation/analysis.ts'
import type { Proof } from './work-breakdown.ts'

/** What a requirement asks a figure to be: its ends in the base of what it amounts, with how much of that the printed unit is. */
export type AskedFigure = {
  ends: readonly number[]
  factor: number
  dimension: string
  isCount: boolean
  side: 'least' | 'most' | 'both' | null
  /** Whether it limits what a test measures: how long work goes on and over which span does not. */
  isLimit: boolean
}

/** A number that a test tells; a share of some, "3 of 120", is one in percent. */
export type ToldFigure = Pick<Measure, 'value' | 'unit'>

/** How a test tells an asked figure: as it is asked, one end of a span, as a bare number that may be of another thing, more strictly, of the same kind but neither, or not at all. */
export type Telling = 'same' | 'end' | 'bare' | 'stricter' | 'other' | 'none'

/** The figures that a requirement asks for, without the objectives beside a threshold, which nobody has to reach; a tolerance stands with the value that it is of: "110 N, plus or minus 20 N" is from 90 to 130 N. */
export function askedFigures({ quantities: all, whose }: Pick<Requirement, 'quantities' | 'whose'>): AskedFigure[] {
  const isBound = all.some((one) => one.threshold_or_objective === 'threshold')
  const quantities = all.filter((one) => !isBound || one.threshold_or_objective !== 'objective')
  return quantities.flatMap((one, at) => {
    const amount = amountOf(one.value, one.unit)
    if (!amount) return []
    const { dimension, factor, isCount, numbers } = amount
    const around = one.value.startsWith('±') ? toleranceOf(numbers[0] ?? 0, quantities[at - 1], dimension) : undefined
    const ends = around ?? numbers
    const side = ends.length > 1 ? 'both' : sideOf(one)
    const isLimit = !isCount && !['', 'month'].includes(dimension) && side !== null && (side !== 'both' || whose !== 'work')
    return [{ ends, factor, dimension, isCount, side, isLimit }]
  })
}

function toleranceOf(off: number, before: RequirementQuantity | undefined, dimension: string): number[] | undefined {
  const middle = before && amountOf(before.value, before.unit)
  const [value] = middle?.dimension === dimension ? middle.numbers : []
  return value === undefined ? undefined : [value - off, value + off]
}

function sideOf({ comparator }: RequirementQuantity): AskedFigure['side'] {
  if (comparator.startsWith('>')) return 'least'
  return comparator.startsWith('<') ? 'most' : null
}

/** The numbers that words tell. A plan is held anew against what is asked at each edit, and most of its texts have been read before. */
const toldFigures: (words: string) => readonly ToldFigure[] = remembering((words) => [
  ...measuresIn(words).flatMap(({ isPronoun, value, unit, start }) =>
    isPronoun ? [] : { value, unit: unit ?? measureUnit(rankBefore(words, start) ?? '') },
  ),
  ...toldShares(words),
])

const toldShares: (words: string) => readonly ToldFigure[] = remembering((words) =>
  sharesIn(words).map(({ percent }) => ({ value: percent, unit: PERCENT })),
)

/** Whether two figures that are asked for are printed with one number, whatever its unit. */
export function isSameNumber(one: AskedFigure, other: AskedFigure): boolean {
  return one.ends.some((end) => other.ends.some((another) => isNear(end / one.factor, another / other.factor)))
}

/** The numbers by which a test is passed, with the share of which they hold, "9 of 10 within 5 mm", and those of how it is made. */
export function figuresOf({
  quantity,
  value = '',
  unit = '',
  as_told = '',
  condition = '',
  runs = '',
  evidence = '',
}: Proof): Record<'own' | 'around', readonly ToldFigure[]> {
  const own = [...toldFigures(`${quantity}; ${writtenAmount(value, unit)}`), ...toldShares(as_told)]
  return { own, around: toldFigures([condition, runs, evidence].join('; ')) }
}

/** A number may be rounded where it was converted. */
const ROUNDED = 0.02
/** A company may promise more than is asked, but what is far off is another thing. */
const FARTHEST = 5
/** Where nothing says in which direction is more, it is a little above. */
const ABOVE = 1.5

/** How some numbers tell a figure that is asked for. Of a span both ends have to be told or exceeded. */
export function tellingOf(asked: AskedFigure, told: readonly ToldFigure[]): Telling {
  const { ends, factor, dimension, isCount, side } = asked
  const bare = told.flatMap(({ value, unit }) => (unit === null || isCount ? [value * factor] : []))
  const measured = told.flatMap(({ value, unit }) => (unit && unit.dimension === dimension ? [value * unit.factor] : []))
  const isIn = (some: readonly number[]) => (end: number) => some.some((one) => isNear(Math.abs(one), Math.abs(end), ROUNDED))
  if (measured.length > 0 && ends.every(isIn(measured))) return 'same'
  if (bare.length > 0 && ends.every(isIn([...bare, ...measured]))) return 'bare'
  if (ends.length > 1 && ends.some(isIn([...bare, ...measured]))) return 'end'
  const alike = [...measured, ...(isCount ? bare : [])]
  if (isStricter(side, ends, alike)) return 'stricter'
  return measured.length > 0 ? 'other' : 'none'
}

/**
 * Whether a test is passed by what measures something else than a requirement limits, minutes or a class beside a mass: however alike the words are, it does not
 * show it. A bare number may be of anything.
 */
export function isOfOtherKind(asked: readonly AskedFigure[], { own, around }: ReturnType<typeof figuresOf>): boolean {
  if (!asked.some(({ isLimit }) => isLimit) || own.length === 0 || own.some(({ unit }) => unit === null)) return false
  const [measured, bare] = [[...own, ...around].flatMap(({ unit }) => unit ?? []), around.filter(({ unit }) => unit === null)]
  return !asked.some((one) => measured.some((unit) => isOfKind(unit.dimension, one.dimension)) || tellingOf(one, bare) !== 'none')
}

function isStricter(side: AskedFigure['side'], ends: readonly number[], told: readonly number[]): boolean {
  const [end = 0, last = end] = ends
  if (told.length === 0) return false
  if (side === 'both') return told.length > 1 && Math.min(...told) <= end && Math.max(...told) >= last
  if (side === 'most') return told.some((one) => one >= 0 && one < end && (one === 0 || one * FARTHEST >= end))
  return told.some((one) => one > end && one <= end * (side === 'least' ? FARTHEST : ABOVE))
}

/**
 * Whether figures of the same kind that other requirements ask for are nearer to what a test tells more strictly than one of these: 7 minutes are of at most 8
 * rather than of at most 30.
 */
export function isNearerTo(others: readonly AskedFigure[], asked: readonly AskedFigure[], told: readonly ToldFigure[]): boolean {
  const isMet = (one: AskedFigure) => MET.has(tellingOf(one, told))
  return asked.some((one) => {
    const own = nearnessOf(one, told)
    const isOfKind = ({ dimension, side }: AskedFigure) => dimension === one.dimension && side === one.side
    return tellingOf(one, told) === 'stricter' && others.some((other) => isOfKind(other) && isMet(other) && nearnessOf(other, told) > own)
  })
}

const MET: ReadonlySet<Telling> = new Set(['same', 'stricter'])

/** How near what is told comes to a figure that is asked for, 1 where it is met: of a span the end that it is farthest from. */
function nearnessOf({ ends, dimension, isCount }: AskedFigure, told: readonly ToldFigure[]): number {
  const alike = told.flatMap(({ value, unit }) =>
    unit ? (unit.dimension === dimension ? [value * unit.factor] : []) : isCount ? [value] : [],
  )
  return Math.min(...ends.map((end) => Math.max(0, ...alike.map((one) => shareOf(Math.abs(one), Math.abs(end))))))
}

function shareOf(one: number, other: number): number {
  return one === other ? 1 : Math.min(one, other) / Math.max(one, other)
}
