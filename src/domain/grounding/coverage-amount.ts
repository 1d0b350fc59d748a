import { measuresIn } from '../../language/quantity/measure.ts'
import { measureUnit } from '../../language/quantity/unit.ts'
import { remembering } from '../../language/remembering.ts'
import { stem } from '../../language/stem.ts'

/** A value with its unit, made comparable: its numbers in the base of what they amount, `factor` base units to the printed one. A range has two numbers. */
export type Amount = { numbers: readonly number[]; dimension: string; factor: number; isCount: boolean }

/** A value as printed with its unit as an amount; null when the value has no number that can be read. */
export function amountOf(value: string, unit: string): Amount | null {
  return amountRead(`${value}\n${unit}`)
}

/** Each value of a plan is held against each that was asked for. */
const amountRead: (key: string) => Amount | null = remembering((key) => {
  const [value = '', named = ''] = key.split('\n')
  const { dimension, factor, isCount } = unitOf(value.startsWith('$') ? 'dollars' : named)
  const [middle, off] = value.split(' ± ').flatMap((one, _, all) => (all.length === 2 ? numberIn(one, factor) : []))
  const ends = value.split(' to ').flatMap((one) => numberIn(one.trim(), factor))
  const numbers = middle !== undefined && off !== undefined ? [middle - off, middle + off] : ends
  return numbers.length === 0 || numbers.includes(Number.NaN) ? null : { numbers, dimension, factor, isCount }
})

/** A counted thing is its own dimension, in the singular; how a text names it may differ. */
function unitOf(unit: string): { dimension: string; factor: number; isCount: boolean } {
  const measured = measureUnit(unit)
  const plain = unit.toLowerCase()
  const one = plain.endsWith('s') && plain.length > 3 ? plain.slice(0, -1) : plain
  const bare = plain.replace(/[\s.-]/g, '')
  // "percent" is what it measures and has a sign of its own; a word that no table knows is its own name
  const isUnknown = measured === null || (measured.name === bare && measured.dimension === bare.replace(/s$/, ''))
  const isCount = measured === null || (isUnknown && (plain.split(' ').at(-1)?.length ?? 0) > 3)
  return { dimension: isUnknown ? one : measured.dimension, factor: measured?.factor ?? 1, isCount }
}

/** "1.5", "1.5 kHz" at the lower end of a range, "2x10^3", "thirty", "a", "DC". */
function numberIn(printed: string, factor: number): number[] {
  if (printed === 'DC') return [0]
  if (ONE.has(printed.toLowerCase())) return [factor]
  const [measure] = measuresIn(printed)
  if (!measure) return [Number.NaN]
  return [measure.value * (measure.unit && measure.unit.dimension !== 'money' ? measure.unit.factor : factor)]
}

const ONE: ReadonlySet<string> = new Set(['a', 'an', 'single'])

/** The share by which an amount may differ when it was converted ("6 ft" and "1.83 m"). */
export const ROUNDED = 0.006
const EXACT = 1e-9

/** Whether two amounts are the same of the same thing; one converted from another unit may be rounded. */
export function isSameAmount(one: Amount, other: Amount): boolean {
  const share = one.factor === other.factor ? EXACT : ROUNDED
  return (
    (one.dimension === other.dimension || (one.isCount && other.isCount)) &&
    one.numbers.length === other.numbers.length &&
    one.numbers.every((number, at) => isNear(number, other.numbers[at] ?? Number.NaN, share))
  )
}

/** Whether two numbers are the same but for a share of the larger. */
export function isNear(one: number, other: number, share = EXACT): boolean {
  return Math.abs(one - other) <= share * Math.max(Math.abs(one), Math.abs(other))
}

/** What measures one kind of thing in units that no factor turns into each other. */
const ONE_KIND = ['time month frequency rotation', 'celsius kelvin fahrenheit', 'degree radian', 'mass force'].map((one) => one.split(' '))

/** Whether two dimensions measure one kind of thing, also where one is told by something else: a mass, and a mass in a volume. */
export function isOfKind(one: string, other: string): boolean {
  const [first = '', second = ''] = [one, other].map((dimension) => dimension.split(/[ /]/, 1)[0] ?? '')
  return first === second || ONE_KIND.some((kind) => kind.includes(first) && kind.includes(second))
}

/** A thing of one gram weighs so many newtons. Pounds are told of both, kilograms and newtons of one each. */
const WEIGHT_OF_GRAM = 0.00980665
const WEIGHS: Readonly<Record<string, number>> = { 'mass force': WEIGHT_OF_GRAM, 'force mass': 1 / WEIGHT_OF_GRAM }
const POUNDS = ['pound', 'pound-force'].map((unit) => measureUnit(unit)?.factor)

/** Shares of a whole: a hundredth, and parts of it, of which a million are one. */
const SHARES: Readonly<Record<string, number>> = { 'percent parts': 1 / 100, 'parts percent': 100 }

/** An amount in what a limit is measured in; null where the two measure different things. */
export function asComparable(told: Amount, limit: Amount): Amount | null {
  if (told.isCount && limit.isCount) return stem(told.dimension) === stem(limit.dimension) ? { ...told, dimension: limit.dimension } : null
  if (told.dimension === limit.dimension) return told
  const both = `${told.dimension} ${limit.dimension}`
  const weighs = [told, limit].some(({ factor }) => POUNDS.includes(factor)) ? WEIGHS[both] : undefined
  const times = SHARES[both] ?? weighs
  if (times === undefined) return null
  return { ...told, dimension: limit.dimension, factor: told.factor * times, numbers: told.numbers.map((one) => one * times) }
}

/** Units so many times as large are those of something else, unless the words are alike: days beside a limit in minutes. */
const OTHER_SIZE = 1_000

/** Whether what is told is printed in units of about the size of those that are asked for: seconds tell nothing of what has to run for days. */
export function isOfSize(told: Pick<Amount, 'factor'>, asked: Pick<Amount, 'factor'>): boolean {
  const times = told.factor / asked.factor
  return Math.max(times, 1 / times) < OTHER_SIZE
}
