import type { Comparator } from './comparison-cues.ts'

/** What of a number tells whether it belongs to the one before it. */
type Joined = { printed: string; value: string; unit: string; comparator: Comparator; start: number; end: number }

/** The last word of a text; '' behind a space. */
export const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1)

/** "between +5 °C (41 °F) and -5 °C": the ends of a range with a conversion between them, the lower first. */
export function withEndsJoined<One extends Joined>(text: string, found: readonly One[]): One[] {
  return found.flatMap((one, at) => {
    const [before, next] = [found[at - 1], found[at + 1]]
    if (before && isUpperEnd(text, before, one)) return []
    if (!next || !isUpperEnd(text, one, next)) return [one]
    const [low, high] = one.value.startsWith('+') ? [next, one] : [one, next]
    const printed = text.slice(one.start, next.end)
    return [{ ...one, printed, value: `${low.value} to ${high.value}`, comparator: 'range' as const, end: next.end }]
  })
}

function isUpperEnd(text: string, one: Joined, other: Joined): boolean {
  const isPlain = one.unit === other.unit && one.comparator === '=' && other.comparator === '='
  const isTurned = one.value.startsWith('+') && '-−–'.includes(other.value.charAt(0))
  const isOpen = isTurned || ['between', 'from'].includes(lastWord(text.slice(0, one.start).trimEnd()))
  return isPlain && isOpen && /^\s?\([^()]{1,30}\)\s(?:and|to)\s$/.test(text.slice(one.end, other.start))
}

/** "110 N, plus or minus 20 N": how far a value may be off belongs to it, and is none of its own. */
export function withTolerances<One extends Joined>(text: string, found: readonly One[]): One[] {
  return found.filter(({ value, unit, start }, at) => {
    const of = found[at - 1]
    return !(of && value.startsWith('±') && of.unit === unit && ['', ',', '('].includes(text.slice(of.end, start).trim()))
  })
}

/** Without the second side of a square; the first has its comparison. */
export function withoutSecondSides<One extends Joined>(text: string, found: readonly One[]): One[] {
  return found.flatMap((one, at) => {
    if (isSecondSide(text, found, at)) return []
    const other = found[at + 1]
    return [other && one.comparator === '=' && isSecondSide(text, found, at + 1) ? { ...one, comparator: other.comparator } : one]
  })
}

/** "30 m x 30 m", "256x256": a square says its side twice; three sides are said each. */
function isSecondSide(text: string, found: readonly Joined[], at: number): boolean {
  const [before, first, second, after] = [found[at - 2], found[at - 1], found[at], found[at + 1]]
  if (!first || !second || first.value !== second.value || first.unit !== second.unit) return false
  const isJoined = (one: Joined | undefined, other: Joined | undefined) =>
    one !== undefined && other !== undefined && ['x', '×', 'by'].includes(text.slice(one.end, other.start).trim())
  return isJoined(first, second) && !isJoined(before, first) && !isJoined(second, after)
}
