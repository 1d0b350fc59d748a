import { comparisonAt } from '../../../domain/grounding/comparison.ts'
import { amountOf } from '../../../domain/grounding/coverage-amount.ts'
import type { Comparator } from '../../../domain/solicitation/analysis.ts'
import { cueList } from '../../../language/cue-list.ts'
import { measuresIn } from '../../../language/quantity/measure.ts'
import { type Quantity, quantitiesIn } from '../../../language/quantity/quantity.ts'
import { figuresOf } from './figures.ts'
import type { Objection } from './objections.ts'

/** How a text sets a value: as the least, as the most, as about so much, or as it is. */
type Side = 'at least' | 'at most' | 'about' | 'exactly'

const SIDES: Record<Comparator, Side> = {
  '>=': 'at least',
  '>': 'at least',
  '<=': 'at most',
  '<': 'at most',
  approx: 'about',
  '=': 'exactly',
  range: 'exactly',
}

/** A value that is said in a text: as it is printed with each side, once for each time, and with which marks. */
type Said = { sides: Map<Side, string[]>; marks: Set<string> }

/**
 * Values of one part that are set otherwise in the words put for it: "30 dB" or "at most 30 dB" where it was "at least 30 dB", "about 30 dB" where it was
 * plain, the objective where it was the threshold. It is read part by part, since the same value may stand rightly in another one. `mayLimit`: a plain
 * value may be told as the least or the most, as criteria want it; which of both is right, the sources tell.
 */
export function alteredLimits(before: string, after: string, mayLimit: boolean): Objection[] {
  const [stood, stands] = [valuesIn(before), valuesIn(after)]
  const limits = [...stood].flatMap(([amount, was]) => {
    const is = stands.get(amount)
    return is ? [...turned(was, is, mayLimit), ...exchanged(was, is)] : []
  })
  return [...limits, ...alteredUnits(before, after)]
}

/** A value that has another unit now, or none: "30 dBm" or "30" where it was "30 dB". */
function alteredUnits(before: string, after: string): Objection[] {
  const [stood, stands] = [quantitiesIn(before), quantitiesIn(after)]
  const isIn = (all: readonly Quantity[], one: Quantity) => all.some(({ value, unit }) => value === one.value && unit === one.unit)
  return stood.flatMap((one): Objection[] => {
    if (one.unit === '' || isIn(stands, one)) return []
    const same = stands.filter(({ value }) => value === one.value)
    const other = same.find((each) => !isIn(stood, each))
    const isBare = figuresOf(after).filter((figure) => figure === one.value).length > same.length
    if (!other && !isBare) return []
    return [{ kind: 'unit', sentence: `"${other?.printed ?? one.value}" is "${one.printed}" in the outline: keep its unit.` }]
  })
}

function turned(was: Said, is: Said, mayLimit: boolean): Objection[] {
  const lost = SIDE.find((side) => times(is, side) < times(was, side))
  const gained = SIDE.find((side) => side !== lost && times(is, side) > times(was, side))
  const isLimited = mayLimit && lost === 'exactly' && gained !== 'about'
  if (lost === undefined || gained === undefined || isLimited) return []
  return [
    {
      kind: 'altered-value',
      sentence: `"${is.sides.get(gained)?.at(-1)}" is ${gained} so much now, and the outline says "${was.sides.get(lost)?.at(-1)}" (${lost}): keep how it is limited there.`,
    },
  ]
}

const SIDE: readonly Side[] = ['at least', 'at most', 'about', 'exactly']

function times({ sides }: Said, side: Side): number {
  return sides.get(side)?.length ?? 0
}

function exchanged(was: Said, is: Said): Objection[] {
  const [mark] = was.marks
  const other = [...is.marks].find((one) => !was.marks.has(one))
  if (mark === undefined || other === undefined) return []
  return [
    { kind: 'altered-value', sentence: `"${[...was.sides.values()].flat()[0]}" is the ${mark} in the outline, not the ${other}: keep it.` },
  ]
}

function valuesIn(text: string): Map<string, Said> {
  const values = new Map<string, Said>()
  for (const { key, printed, side, mark } of text.split('\n').flatMap(limitsIn)) {
    const said = values.get(key) ?? { sides: new Map(), marks: new Set() }
    said.sides.set(side, [...(said.sides.get(side) ?? []), printed])
    if (mark) said.marks.add(mark)
    values.set(key, said)
  }
  return values
}

type Limited = { key: string; printed: string; side: Side; mark: string | null }

/** The values of a line, and the bare counts beside them ("at least 13 of the 15 pairs"). */
function limitsIn(line: string): Limited[] {
  const quantities = quantitiesIn(line)
  const counts = measuresIn(line).filter(
    ({ start, end, unit, isPronoun }) =>
      unit === null &&
      !isPronoun &&
      !quantities.some((one) => start < one.end && end > one.start) &&
      !isNumbering(line, start) &&
      !isLooselyLimited(line, start),
  )
  return [
    ...quantities.flatMap((one): Limited[] => {
      const key = isNumbering(line, one.start) || isLooselyLimited(line, one.start) ? null : keyOf(one)
      return key === null ? [] : [{ key, printed: one.printed, side: SIDES[one.comparator], mark: one.threshold_or_objective }]
    }),
    ...counts.map((one): Limited => {
      const comparison = comparisonAt(line, one)
      const side = comparison === null ? 'exactly' : comparison.side === 'least' ? 'at least' : 'at most'
      const { start, end } = comparison ?? one
      return { key: `${one.value} `, printed: line.slice(Math.min(start, one.start), Math.max(end, one.end)).trim(), side, mark: null }
    }),
  ]
}

/** "below a kappa of 0.6" says the same as "a kappa below 0.6": what is limited stands between, and which way is not read. */
const LOOSELY = cueList(
  'below | under | above | over | within | less than | lower than | fewer than | more than | greater than | higher than',
)

function isLooselyLimited(line: string, start: number): boolean {
  const before = line.slice(Math.max(0, start - 40), start)
  return before.endsWith(' of ') && LOOSELY.test(before)
}

/** "Award + 4 Months", "month 3", "page 2": when something is due and where it stands is not limited. */
const NUMBERING = /\b(?:award\s?\+\s?|(?:months?|tasks?|milestones?|pp?\.|pages?|sections?)\s|within\sthe\sfirst\s)$/i

function isNumbering(line: string, start: number): boolean {
  return NUMBERING.test(line.slice(Math.max(0, start - 20), start))
}

function keyOf({ value, unit }: Quantity): string | null {
  const amount = amountOf(value, unit)
  if (!amount) return null
  const numbers = amount.numbers.map((number) => Number(number.toPrecision(6))).join(' to ')
  return `${numbers} ${amount.isCount ? '' : amount.dimension}`
}
