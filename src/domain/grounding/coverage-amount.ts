import { spelledNumbersIn } from '../../language/quantity/spelled-number.ts'
import { measureUnit } from '../../language/quantity/unit.ts'

/** A value with its unit, made comparable: its numbers in the base of what they amount, `factor` base units to the printed one. A range has two numbers. */
export type Amount = { numbers: readonly number[]; dimension: string; factor: number; isCount: boolean }

const SCALE: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, b: 1e9, billion: 1e9 }

/** Each value of a plan is held against each that was asked for. */
const known = new Map<string, Amount | null>()
const MOST_KNOWN = 4000

/** A value as printed with its unit as an amount; null when the value has no number that can be read. */
export function amountOf(value: string, unit: string): Amount | null {
  const key = `${value}\n${unit}`
  const before = known.get(key)
  if (before !== undefined) return before
  const amount = amountRead(value, unit)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, amount)
  return amount
}

function amountRead(value: string, unit: string): Amount | null {
  const { dimension, factor, isCount } = unitOf(value.startsWith('$') ? '$' : unit)
  const [first = '', ...others] = value.split(/\s+to\s+/)
  const lower = /^(\S+)\s(\D.*)$/.exec(first)
  const lowest = lower ? numberIn(lower[1] ?? '', unitOf(lower[2] ?? '').factor) : numberIn(first, factor)
  const numbers = [lowest, ...others.map((one) => numberIn(one, factor))].filter((one) => one !== null)
  return numbers.length === 1 + others.length ? { numbers, dimension, factor, isCount } : null
}

/** A counted thing is its own dimension, in the singular; how a text names it may differ. */
function unitOf(unit: string): { dimension: string; factor: number; isCount: boolean } {
  const measured = measureUnit(unit)
  const plain = unit.toLowerCase().replace(/(?<=[a-z]{3})s$/, '')
  const isUnknown = measured === null || measured.dimension === unit.toLowerCase().replace(/[\s.-]|s$/g, '')
  const isCount = measured === null || (isUnknown && /(?:^|\s)[a-z]{4,}$/.test(unit))
  return { dimension: isUnknown ? plain : measured.dimension, factor: measured?.factor ?? 1, isCount }
}

function numberIn(printed: string, factor: number): number | null {
  const plain = printed.toLowerCase().replace(/[$+±,\s]|\/-/g, '')
  const power = /^(?:([\d.]+)[x×])?10\^([-−]?\d+)$/.exec(plain)
  if (power) return Number(power[1] ?? 1) * 10 ** Number((power[2] ?? '0').replace('−', '-')) * factor
  const scaled = /^([-−–]?[\d.]+(?:e-?\d+)?)(k|thousand|m|million|b|billion)?$/.exec(plain)
  if (!scaled) return spelled(printed, factor)
  const number = Number((scaled[1] ?? '').replace(/[−–]/, '-')) * (SCALE[scaled[2] ?? ''] ?? 1)
  return Number.isFinite(number) ? number * factor : null
}

function spelled(printed: string, factor: number): number | null {
  if (printed === 'DC') return 0
  const [number] = /^(?:a|an|single)$/i.test(printed) ? [{ value: 1 }] : spelledNumbersIn(printed)
  return number ? number.value * factor : null
}

/** The share by which an amount may differ when it was converted ("6 ft" and "1.83 m"). */
const ROUNDED = 0.006
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
