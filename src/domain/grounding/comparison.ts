import { cueList, cuesInOrder } from '../../language/cue-list.ts'
import { comparisonAfter, comparisonBefore } from '../../language/quantity/comparison.ts'
import type { Comparator } from '../../language/quantity/comparison-cues.ts'
import type { Measure } from '../../language/quantity/measure.ts'
import type { Stretch } from './statement.ts'

/** On which side of a number a text wants the thing to be, and where the words stand that say so. */
export type Comparison = Stretch & { side: 'least' | 'most' }

/** How far before a number its comparison begins at most, in characters. */
const LOOK_BACK = 48

const SIDES: Partial<Record<Comparator, 'least' | 'most'>> = { '>=': 'least', '>': 'least', '<=': 'most', '<': 'most' }

/** Words in whose clause a limit is the case that is not wanted, or what is today: "if it drops below 12 hours", "fails with less than 95%". */
const NOT_PROMISED = cueList(`
  if | when | whenever | unless | until | otherwise | fail/fails/failed/failure | reject/rejects/rejected/rejection | no go | stop | fallback |
  drop/drops below/under/short/to | fall/falls below/under/short/to | rework/reworked | today | currently | now`)

/** "It passes when": the condition is what is wanted; "is not met with fewer than 12": what is told is the failure. */
const WANTED = 'pass/passes/passed/met/succeed/succeeds/success/successful/accepted/done/hold/complete/counts/acceptable/satisfied/feasible'
const IS_WANTED = cueList(WANTED)
const WHEN = cueList('when | if')
const NOT_WANTED = cueList(`not/never /yet/be ${WANTED} | no longer ${WANTED}`)

/** The comparison in which a text sets a number, where it sets one. */
export function comparisonAt(text: string, { start, end, unit }: Pick<Measure, 'start' | 'end' | 'unit'>): Comparison | null {
  const [before, after] = [text.slice(Math.max(0, start - LOOK_BACK), start), text.slice(end, end + LOOK_BACK)]
  const told = comparisonBefore(before, unit?.name ?? '', after)
  const side = told && SIDES[told.comparator]
  if (told && side)
    return told.words.trim().toLowerCase() === 'over' && !isExceeded(unit) ? null : { start: start - told.length, end, side }
  const behind = comparisonAfter(after, unit?.name, before)
  const sideBehind = behind && SIDES[behind.comparator]
  return behind && sideBehind ? { start, end: end + behind.length, side: sideBehind } : null
}

/** "over 3 cycles", "over 24 hours", "over 20 km" may tell how long and how far something goes on. */
function isExceeded(unit: Measure['unit']): boolean {
  return unit !== null && !['time', 'length', 'month'].includes(unit.dimension)
}

/** Whoever says so promises, also where they say that it is what they can promise today. */
const PROMISES = cueList('promise/promises | commit/commits to | guarantee/guarantees')
const SAYS_WHEN = /\b(?:today|currently|now)\b/gi

/** Whether the clause around a number promises it, and does not tell what would be a failure. */
export function isPromised(text: string, { start, end }: Stretch): boolean {
  const before = text.slice(0, start).split(CLAUSE).at(-1) ?? ''
  const after = text.slice(end).split(CLAUSE)[0] ?? ''
  const clause = `${before}${text.slice(start, end)}${after}`
  const condition = cuesInOrder(IS_WANTED, WHEN, clause)
  const wanted = condition ? clause.replace(condition.text, ' ') : clause
  const promised = PROMISES.test(clause) ? wanted.replace(SAYS_WHEN, ' ') : wanted
  return !NOT_WANTED.test(clause) && !NOT_PROMISED.test(promised) && !clause.startsWith('Should')
}

/** Whether a figure is that from which on something else is done, "if more than 4 are lost", and no promise of the plan. */
export function isTrigger(text: string, { start }: Pick<Stretch, 'start'>): boolean {
  const before = text.slice(0, start).split(CLAUSE).at(-1) ?? ''
  return text.startsWith('Early sign: ') || IN_CASE.all(before).some((cue) => cue.text.toLowerCase() !== 'even if')
}

/** "Even if" something is so, the rest holds as well: it is listed so that its "if" is not taken for a condition. */
const IN_CASE = cueList('even if | if | in case | unless')

const CLAUSE = /[;:]\s|[.!?]\s|,\s(?=(?:and|but|then|we|it|the)\b)/

const BEFORE_AWARD = cueList(
  'was | were | had | has been | have been | earlier | previous | previously | prior | today | currently | so far | to date | last year/winter/summer/season',
)

/** What is told of today, of what was before, or of what would be a failure is no promise of the plan. */
export function isOfPlan(quote: string, told: Stretch): boolean {
  return isPromised(quote, told) && (!BEFORE_AWARD.test(quote) || PROMISES.test(quote))
}
