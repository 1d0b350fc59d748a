import { comparisonAfter, comparisonBefore, isSmallerBetter } from '../../../language/quantity/comparison.ts'
import { numbersIn, type Printed, printedValue } from '../../../language/quantity/printed-quantity.ts'
import { type Quantity, quantitiesIn } from '../../../language/quantity/quantity.ts'
import { RANKS, rankBefore } from '../../../language/quantity/written-amount.ts'

/** A figure of a pass mark, and where it stands in its words. */
export type Figure = Pick<Quantity, 'comparator' | 'value' | 'unit' | 'start' | 'end'>

/**
 * The figures of words that are told as a pass mark, each with how it binds: also numbers whose unit nobody knows, since there a number is one that counts,
 * ranks, "grade 4", and values with how far they may be off, "8 percent plus or minus 1".
 */
export function figuresTold(words: string, about: string): Figure[] {
  const known = quantitiesIn(words)
  const numbers = numbersIn(words).filter(({ index }) => !known.some(({ start, end }) => start <= index && index < end))
  const all = [...known, ...numbers.map((number) => figureAt(words, number))].sort((one, other) => one.start - other.start)
  return ofWholes(words, withOff(words, all)).map((one) => decided(ranked(words, one), words, about))
}

function figureAt(words: string, printed: Printed): Figure {
  const { index, end, groups } = printed
  const [before, after] = [words.slice(0, index), words.slice(end)]
  const compared = comparisonBefore(before, '', after)
  const unit = groups.unit ?? ''
  const bound = compared?.comparator ?? comparisonAfter(after, '', before)?.comparator ?? '='
  const comparator = groups.upper ? 'range' : bound
  return { comparator, value: printedValue(printed, unit), unit, start: index - (compared?.length ?? 0), end }
}

/** "25 kg, plus or minus 200 g": how far a value may be off belongs to it. */
function withOff(words: string, all: readonly Figure[]): Figure[] {
  return all.flatMap((one, at) => {
    const [of, off] = [all[at - 1], all[at + 1]]
    if (of && isOff(words, of, one)) return []
    if (!off || !isOff(words, one, off)) return [one]
    const isOwn = off.unit !== '' && off.unit !== one.unit
    const value = isOwn ? `${one.value} ${one.unit} ${signed(off)} ${off.unit}` : `${one.value} ${signed(off)}`
    return [{ ...one, comparator: 'range' as const, value, unit: isOwn ? '' : one.unit, end: off.end }]
  })
}

const signed = ({ value }: Figure): string => `± ${value.slice(1).trim()}`

function isOff(words: string, of: Figure, { value, start }: Figure): boolean {
  return value.startsWith('±') && !of.value.includes('±') && ['', ',', '('].includes(words.slice(of.end, start).trim())
}

/** "No more than two of twenty", "nine of ten or more": the whole is a part of the count, and what stands behind it compares the count. */
function ofWholes(words: string, all: readonly Figure[]): Figure[] {
  const isWhole = (one: Figure | undefined, whole: Figure | undefined) =>
    one !== undefined && whole !== undefined && (OF.has(words.slice(one.end, numberAt(words, whole)).trim()) || isRatio(words, one, whole))
  return all.flatMap((one, at) => {
    const whole = all[at + 1]
    if (isWhole(all[at - 1], one)) return []
    if (!whole || !isWhole(one, whole)) return [one]
    if (isRatio(words, one, whole)) return [{ ...one, value: `${one.value} in ${whole.value}`, end: whole.end }]
    const comparator = one.comparator === '=' ? whole.comparator : one.comparator
    return [{ ...one, comparator, unit: ['of', whole.value, whole.unit].filter(Boolean).join(' '), end: whole.end }]
  })
}

/** "Not steeper than 1 in 12": so a slope is told. */
function isRatio(words: string, one: Figure, whole: Figure): boolean {
  const isBare = [one, whole].every(({ value, unit }) => unit === '' && /^\d+$/.test(value)) && one.value === '1'
  return isBare && words.slice(one.end, whole.start).trim() === 'in'
}

const OF: ReadonlySet<string> = new Set(['of', 'of the', 'out of', 'out of the'])

/** Where the number of a figure begins, behind what compares it. */
function numberAt(words: string, { value, start }: Figure): number {
  return Math.max(start, words.indexOf(value.split(' ', 1)[0] ?? '', start))
}

/** "At least grade 4": a rank is the unit of its number, and what compares stands before it. */
function ranked(words: string, one: Figure): Figure {
  const unit = rankBefore(words, one.start)
  if (one.unit !== '' || !unit) return one
  const at = words.slice(0, one.start).trimEnd().length - unit.length
  const compared = one.comparator === '=' ? comparisonBefore(words.slice(0, at), '', '') : null
  return { ...one, unit, comparator: compared?.comparator ?? one.comparator, start: at - (compared?.length ?? 0) }
}

/** "Better" is below or above as what is measured has it: where neither its name nor its unit tells which, nobody guesses. */
function decided(one: Figure, words: string, about: string): Figure {
  if (one.comparator === 'range' || !BETTER.test(words)) return one
  const isSmaller = isSmallerBetter(about, one.unit)
  const isHigher = RANKS.get(one.unit) === 'higher' || PERCENT.test(one.unit)
  if (one.comparator === '=' || (!isSmaller && !isHigher)) return { ...one, comparator: '=' }
  return { ...one, comparator: isSmaller ? '<=' : '>=' }
}

/** A comparison whose side hangs on what is measured. */
export const BETTER = /\b(?:better|worse)\b/i
const PERCENT = /^(?:%|per ?cent)/i
