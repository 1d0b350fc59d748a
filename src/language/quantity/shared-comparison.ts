import { partedAtSpaces } from '../characters.ts'
import { deniedWith } from './comparison.ts'
import type { Comparator } from './comparison-cues.ts'
import { lastWord } from './joined-numbers.ts'
import type { Mark } from './threshold.ts'
import { measureUnit } from './unit.ts'

/** What of a number tells whether it has the comparison of one before it. */
type Read = { printed: string; unit: string; comparator: Comparator; threshold_or_objective: Mark; start: number; end: number }

/** "at least 400 W/kg and 250 Wh/kg", "no larger than 12 x 8 cm": a comparison also holds for the numbers that are joined to its own. */
export function sharedComparator(text: string, one: Read, all: readonly Read[], minimumFrom: number): Comparator {
  const previous = all.at(-1)
  if (one.comparator !== '=') return previous ? deniedWith(previous, text.slice(previous.end, one.start), one.comparator) : one.comparator
  if (one.start > minimumFrom) return '>='
  if (!previous || previous.comparator === 'range') return one.comparator
  const between = text.slice(previous.end, one.start)
  const pair = all.findLast((other) => isThresholdOf(one, other))
  if (pair && pair.comparator !== 'range' && one.start - pair.end < 40) return pair.comparator
  const isRow = between === ', ' && lastWord(previous.unit) === lastWord(one.unit)
  return isRow || joins(between) ? previous.comparator : one.comparator
}

/** Whether one figure is the threshold of the other, which is an objective of the same measure, in whatever spelling of its unit. */
function isThresholdOf(one: Read, other: Read): boolean {
  if (other.threshold_or_objective !== 'threshold' || one.threshold_or_objective !== 'objective') return false
  return isSameMeasure(one.unit, other.unit)
}

/** Whether two units measure the same, in whatever spelling. */
export function isSameMeasure(one: string, other: string): boolean {
  return one === other || measureUnit(one)?.dimension === (measureUnit(other)?.dimension ?? '')
}

const JOINTS = new Set(['x', '×', 'by', 'and', 'or', '/', '&', '('])
const SIDES_BEFORE = new Set([...'wide high long deep tall thick W H L D'.split(' '), ','])

function joins(between: string): boolean {
  const [side = '', joint = side, ...others] = partedAtSpaces(between.trim())
  return JOINTS.has(joint) && others.length === 0 && (joint === side || SIDES_BEFORE.has(side))
}
