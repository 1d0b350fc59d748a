import { type CueList, cueList } from '../../language/cue-list.ts'
import { COUNT, countIn } from '../../language/quantity/number-word.ts'
import type { Months } from '../program.ts'

const EVERY = new RegExp(String.raw`\bevery\s+(${COUNT})[\s-](day|week|month)s?\b`, 'gi')
const MONTHS_OF: Record<string, number> = { day: 1 / 30, week: 1 / 4, month: 1 }

const INTERVALS: readonly [CueList, Months][] = [
  [cueList('weekly | every week | each week | biweekly'), 0.5],
  [cueList('bi monthly | bimonthly | every second month | every other month'), 2],
  [cueList('quarterly | quarterlies | each quarter | every quarter | per quarter'), 3],
  [cueList('semi annual* | semiannual* | twice a year'), 6],
  [cueList('annual* | yearly | once a year'), 12],
  [cueList('monthly | monthlies | each month | every month | per month | once a month'), 1],
]

/** The months between two reports, as a text names them, counted ones first: "monthly, bi-monthly or quarterly" has three; days are told in thirtieths. */
export function reportIntervals(text: string): Months[] {
  const counted = Array.from(
    text.matchAll(EVERY),
    ([, count = '', unit = '']) => (countIn(count) ?? 0) * (MONTHS_OF[unit.toLowerCase()] ?? 0),
  )
  return [...counted.filter((months) => months > 0), ...new Set(named(text.replace(EVERY, ' ')))]
}

/** What the words of a text name, one after another. */
function named(text: string): Months[] {
  const found = INTERVALS.map(([cues, months]) => ({ cue: cues.find(text), months }))
  const [first] = found.flatMap(({ cue, months }) => (cue ? [{ ...cue, months }] : [])).sort((one, other) => one.index - other.index)
  return first ? [first.months, ...named(text.slice(first.index + first.text.length))] : []
}

/** A report of how the work stands, by what it is called. */
export const STATUS_REPORT = cueList(`
  status/progress/monthly/bimonthly/quarterly report | status/progress/monthly/bimonthly/quarterly _ report | status/progress/monthly/quarterly _ _
  report | report/reports on/of status/progress | quarterlies | monthlies`)

/** Whether a sentence says that reports of how the work stands come again and again. */
export function tellsStatusReports(sentence: string): boolean {
  return STATUS_REPORT.test(sentence) && reportIntervals(sentence).length > 0
}
