import { amountOf } from '../../../domain/grounding/coverage-amount.ts'
import type { Comparator } from '../../../domain/solicitation/analysis.ts'
import { type Quantity, quantitiesIn } from '../../../domain/solicitation/quantity.ts'
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

/** A value that is said in a text: how often with each side, and with which marks. */
type Said = { printed: string; sides: Map<Side, number>; marks: Set<string> }

/**
 * Values of one part that are set otherwise in the words put for it: "30 dB" or "at most 30 dB" where it was "at least 30 dB", "about 30 dB" where it was
 * plain, the objective where it was the threshold. It is read part by part, since the same value may stand rightly in another one.
 */
export function alteredLimits(before: string, after: string): Objection[] {
  const [stood, stands] = [valuesIn(before), valuesIn(after)]
  return [...stood].flatMap(([amount, was]) => {
    const is = stands.get(amount)
    return is ? [...turned(was, is), ...exchanged(was, is)] : []
  })
}

function turned(was: Said, is: Said): Objection[] {
  const times = (said: Said, side: Side) => said.sides.get(side) ?? 0
  const all = Object.values(SIDES)
  const lost = all.find((side) => times(is, side) < times(was, side))
  const gained = all.find((side) => times(is, side) > times(was, side) && side !== lost)
  if (lost === undefined || gained === undefined) return []
  return [
    {
      kind: 'altered-value',
      sentence: `"${is.printed}" is said as "${gained}" now, and the outline says "${was.printed}": keep how it is limited there.`,
    },
  ]
}

function exchanged(was: Said, is: Said): Objection[] {
  const [mark] = was.marks
  const other = [...is.marks].find((one) => !was.marks.has(one))
  if (mark === undefined || other === undefined) return []
  return [{ kind: 'altered-value', sentence: `"${was.printed}" is the ${mark} in the outline, not the ${other}: keep it.` }]
}

function valuesIn(text: string): Map<string, Said> {
  const values = new Map<string, Said>()
  for (const line of text.split('\n')) {
    for (const quantity of quantitiesIn(line)) {
      const key = keyOf(line, quantity)
      if (key === null) continue
      const said = values.get(key) ?? { printed: quantity.printed, sides: new Map(), marks: new Set() }
      const side = SIDES[quantity.comparator]
      said.sides.set(side, (said.sides.get(side) ?? 0) + 1)
      if (quantity.threshold_or_objective) said.marks.add(quantity.threshold_or_objective)
      values.set(key, said)
    }
  }
  return values
}

/** "Award + 4 Months", "month 3": when something is due is not limited. */
const DUE = /\b(?:award\s?\+\s?|months?\s|within\sthe\sfirst\s)$/i

function keyOf(line: string, { value, unit, start }: Quantity): string | null {
  const amount = amountOf(value, unit)
  if (!amount || DUE.test(line.slice(Math.max(0, start - 20), start))) return null
  const numbers = amount.numbers.map((number) => Number(number.toPrecision(6))).join(' to ')
  return `${numbers} ${amount.isCount ? '' : amount.dimension}`
}
