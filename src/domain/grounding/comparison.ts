import type { Measure } from '../../language/quantity/measure.ts'
import type { Stretch } from './statement.ts'

/** On which side of a number a text wants the thing to be, and where the words stand that say so. */
export type Comparison = Stretch & { side: 'least' | 'most' }

/** How far before a number its comparison begins at most, in characters. */
const LOOK_BACK = 48

const ABOUT = String.raw`(?:about\s|approximately\s|roughly\s|or\sequal\sto\s|the\s|an?\s)?`
const LEAST = String.raw`at\s(?:the\svery\s)?least|(?:a\s)?minimum(?:\sof)?|(?:more|greater|higher|larger|longer)\sthan|in\sexcess\sof|exceed(?:s|ed|ing)?|above|>=?|≥`
const MOST = String.raw`at\s(?:the\svery\s)?most|(?:a\s)?maximum(?:\sof)?|(?:less|fewer|lower|smaller|shorter)\sthan|below|under|within|<=?|≤`
const NEGATED = String.raw`(?:\bno|\bnot|n['’]t|\bnever|\bcannot|\bwithout)\s(?:(?:be|to|by|any|even|let|ever|\p{L}{3,12})\s){0,2}`

const BEFORE = new RegExp(
  String.raw`(?<negated>${NEGATED})?(?<![\p{L}\d])(?:(?<least>${LEAST})|(?<most>${MOST})|(?<over>over))\s?${ABOUT}$`,
  'iu',
)
const AFTER =
  /^\+?,?\s?(?:(?<least>(?:or|and)\s(?:more|greater|above|higher|longer|over|up(?:wards)?)\b|minimum\b|at\s(?:the\svery\s)?least\b)|(?<most>(?:or|and)\s(?:less|fewer|below|lower|under|shorter|smaller)\b|maximum\b|at\s(?:the\svery\s)?most\b))/i

/** Words in whose sentence a limit is the case that is not wanted, or what is today: "if it drops below 12 hours", "fails with less than 95%". */
const NOT_PROMISED =
  /\b(?:if|when(?:ever)?|unless|until|otherwise|fail(?:s|ed|ure|ures)?|reject(?:s|ed|ion)?|no-go|stops?|fallback|(?:drops?|falls?)\s(?:below|under|short|to)|rework(?:ed)?|today|currently|now)\b|^should\b/i

/** "It passes when": the condition is what is wanted. */
const WANTED_WHEN =
  /\b(?:pass(?:es|ed)?|met|succe(?:eds?|ss|ssful)|accepted|done|holds?|complete|counts|acceptable|satisfied|feasible)\b[^.;:]{0,30}?\b(?:when|if)\b/i

/** The comparison in which a text sets a number, where it sets one. */
export function comparisonAt(text: string, { start, end, unit }: Pick<Measure, 'start' | 'end' | 'unit'>): Comparison | null {
  const from = Math.max(0, start - LOOK_BACK)
  const before = BEFORE.exec(text.slice(from, start))
  if (before?.groups) {
    const { negated, least, over } = before.groups
    if (over !== undefined && !isExceeded(unit)) return null
    const isLeast = (least ?? over) !== undefined
    return { start: from + before.index, end, side: isLeast === (negated === undefined) ? 'least' : 'most' }
  }
  const after = AFTER.exec(text.slice(end, end + 30))
  return after && { start, end: end + after[0].length, side: after.groups?.least === undefined ? 'most' : 'least' }
}

/** "over 3 cycles", "over 24 hours", "over 20 km" may tell how long and how far something goes on. */
function isExceeded(unit: Measure['unit']): boolean {
  return unit !== null && !['time', 'length', 'month'].includes(unit.dimension)
}

/** Whether the clause around a number promises it, and does not tell what would be a failure. */
export function isPromised(text: string, { start, end }: Stretch): boolean {
  const before = text.slice(0, start).split(CLAUSE).at(-1) ?? ''
  const after = text.slice(end).split(CLAUSE)[0] ?? ''
  return !NOT_PROMISED.test(`${before}${text.slice(start, end)}${after}`.replace(WANTED_WHEN, ' '))
}

const CLAUSE = /[;:]\s|[.!?]\s|,\s(?=(?:and|but|then|we|it|the)\b)/
