import { comparisonAfter, comparisonBefore } from '../../language/quantity/comparison.ts'
import type { Comparator } from '../../language/quantity/comparison-cues.ts'
import type { Measure } from '../../language/quantity/measure.ts'
import type { Stretch } from './statement.ts'

/** On which side of a number a text wants the thing to be, and where the words stand that say so. */
export type Comparison = Stretch & { side: 'least' | 'most' }

/** How far before a number its comparison begins at most, in characters. */
const LOOK_BACK = 48

const SIDES: Partial<Record<Comparator, 'least' | 'most'>> = { '>=': 'least', '>': 'least', '<=': 'most', '<': 'most' }

/** Words in whose sentence a limit is the case that is not wanted, or what is today: "if it drops below 12 hours", "fails with less than 95%". */
const NOT_PROMISED =
  /\b(?:if|when(?:ever)?|unless|until|otherwise|fail(?:s|ed|ure|ures)?|reject(?:s|ed|ion)?|no-go|stops?|fallback|(?:drops?|falls?)\s(?:below|under|short|to)|rework(?:ed)?|today|currently|now)\b|^should\b/i

/** "It passes when": the condition is what is wanted. */
const WANTED = 'pass(?:es|ed)?|met|succe(?:eds?|ss|ssful)|accepted|done|holds?|complete|counts|acceptable|satisfied|feasible'
const WANTED_WHEN = new RegExp(String.raw`\b(?:${WANTED})\b[^.;:]{0,30}?\b(?:when|if)\b`, 'i')

/** "is not met with fewer than 12": what is told is the failure. */
const NOT_WANTED = new RegExp(String.raw`\b(?:not|never|no longer)\s(?:yet\s|be\s)?(?:${WANTED})\b`, 'i')

/** The comparison in which a text sets a number, where it sets one. */
export function comparisonAt(text: string, { start, end, unit }: Pick<Measure, 'start' | 'end' | 'unit'>): Comparison | null {
  const [before, after] = [text.slice(Math.max(0, start - LOOK_BACK), start), text.slice(end, end + LOOK_BACK)]
  const told = comparisonBefore(before, unit?.name ?? '', after)
  const side = told && SIDES[told.comparator]
  if (told && side) return /^over\s*$/i.test(told.words) && !isExceeded(unit) ? null : { start: start - told.length, end, side }
  const behind = comparisonAfter(after, unit?.name, before)
  const sideBehind = behind && SIDES[behind.comparator]
  return behind && sideBehind ? { start, end: end + behind.length, side: sideBehind } : null
}

/** "over 3 cycles", "over 24 hours", "over 20 km" may tell how long and how far something goes on. */
function isExceeded(unit: Measure['unit']): boolean {
  return unit !== null && !['time', 'length', 'month'].includes(unit.dimension)
}

/** Whether the clause around a number promises it, and does not tell what would be a failure. */
export function isPromised(text: string, { start, end }: Stretch): boolean {
  const before = text.slice(0, start).split(CLAUSE).at(-1) ?? ''
  const after = text.slice(end).split(CLAUSE)[0] ?? ''
  const clause = `${before}${text.slice(start, end)}${after}`
  return !NOT_WANTED.test(clause) && !NOT_PROMISED.test(clause.replace(WANTED_WHEN, ' '))
}

const CLAUSE = /[;:]\s|[.!?]\s|,\s(?=(?:and|but|then|we|it|the)\b)/
