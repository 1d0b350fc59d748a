import { namesCalendarMonth, namesMonths } from './calendar-months.ts'
import { COUNT, countIn } from './quantity/number-word.ts'
import { type Word, wordsOf } from './words.ts'

/** Words that tell of a time which part of it is meant: "the end of June", "the first half". */
export const PARTS_OF_TIME: ReadonlySet<string> = new Set('end start beginning middle half time rest tail mid way sorry'.split(' '))

/** How hours are written behind a figure, "90 h". */
export const HOURS: ReadonlySet<string> = new Set(['h', 'hr', 'hrs', 'hour', 'hours'])

/** Whether words tell a time in months and nothing besides: "End of June", "by month 5"; "June trial" names a trial. */
export function tellsOnlyMonths(words: string): boolean {
  const namesMonth = (text: string) => namesMonths(text) || namesCalendarMonth(text)
  const isOfTime = ({ pos, lemma, text }: Word) =>
    pos === 'NUM' || pos === 'ADP' || pos === 'DET' || PARTS_OF_TIME.has(lemma) || namesMonth(text)
  return namesMonth(words) && wordsOf(words).every(isOfTime)
}

/** A time that is told from something else: "a week before the review" is 7 days before it. Where the days are not those of the calendar, nobody can count them. */
export type TimeFrom = { start: number; words: string; days?: number; months?: number; event: string }

const DAYS = { day: 1, week: 7 } as const

/** What a time is told from stands behind one of these. */
const FROM = /\s(?:(?<before>before|ahead of|prior to)|after|following|from|of(?=\s(?:the\s)?award\b))\s(?=.)/gi
const SPAN = new RegExp(
  String.raw`(?<![\p{L}\d])(?<count>an?|${COUNT})\s(?:(?<kind>calendar|business|working)\s)?(?<unit>day|week|month)s?$`,
  'iu',
)
/** What says how exactly a time is meant. */
const ABOUT = /(?:at least|at most|within|no later than|not later than|about)\s$/i

/** What some words say at their end of a time before or after something else. */
export function timeFrom(words: string): TimeFrom | undefined {
  return timesFrom(words)[0]
}

/** Every time before or after something else that words tell, each with all that stands behind it. */
function timesFrom(words: string): TimeFrom[] {
  return Array.from(words.matchAll(FROM)).flatMap(({ 0: joint, index: end, groups: { before } = {} }) => {
    const { index: at, groups: { count = '', kind = '', unit = '' } = {} } = SPAN.exec(words.slice(0, end)) ?? {}
    if (at === undefined) return []
    const start = ABOUT.exec(words.slice(0, at))?.index ?? at
    const each = /^(?:business|working)$/i.test(kind) ? undefined : DAYS[unit.toLowerCase() as keyof typeof DAYS]
    const number = (countIn(count) ?? 1) * (before ? -1 : 1)
    const counted = each ? { days: number * each } : unit.toLowerCase() === 'month' ? { months: number } : {}
    return [{ start, words: words.slice(start), event: words.slice(end + joint.length), ...counted }]
  })
}

const DAYS_A_MONTH = 30
const AWARD = /^(?:\S+ ){0,3}?award\b/i

/** "By day 150", "due: day 180": days of a plan are counted from the award; "day 2 of the trial" is one of something else. */
const DAY = /(?<=\b(?:by|than|until|before|:)\s)day (\d{1,4})\b(?! of\b)/gi

/** "No later than 30 days after award", "by day 30": each month that is counted from the award, and where that stands in the words. */
export function monthsAfterAward(words: string): { month: number; start: number; end: number }[] {
  const after = timesFrom(words).flatMap(({ start, event, days = 0, months = 0 }) => {
    const awarded = AWARD.exec(event)?.[0]
    const month = months || monthOfDay(days)
    return awarded !== undefined && month > 0 ? [{ month, start, end: words.length - event.length + awarded.length }] : []
  })
  const numbered = Array.from(words.matchAll(DAY), ({ 0: { length }, 1: day, index: start }) => ({
    month: monthOfDay(Number(day)),
    start,
    end: start + length,
  }))
  return [...after, ...numbered].sort((a, b) => a.start - b.start)
}

function monthOfDay(day: number): number {
  return Math.ceil(day / DAYS_A_MONTH)
}
