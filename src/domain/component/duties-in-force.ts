import { cueList } from '../../language/cue-list.ts'
import { COUNT, countIn } from '../../language/quantity/number-word.ts'
import type { RuleInForce } from '../instructions/instructions.ts'
import type { Months } from '../program.ts'
import type { DayPayment } from './component-facts.ts'
import { reportIntervals } from './report-interval.ts'

/** A value that was read from a rule, with the rule. */
type Read<Value> = { read: Value; rule: RuleInForce }

const SHARE = String.raw`(\d{1,3})\s?(?:%|percent\b)`
const DAY = String.raw`(?:\bday\s(\d{1,3})\b|(\d{1,3})\)?\s(?:calendar\s)?days?\b)`
const DAY_FIRST = new RegExp(String.raw`${DAY}[^%.\d]{0,60}?${SHARE}`, 'gi')
const SHARE_FIRST = new RegExp(String.raw`${SHARE}[^%.\d]{0,60}?${DAY}`, 'gi')

/** The days on which a phase is paid, when its payment rules name all of them: shares that do not make a hundred were not understood. */
export function dayPaymentsIn(payments: readonly RuleInForce[]): Read<DayPayment[]> | undefined {
  const schedule = payments.filter(({ quote }) => paidDays(quote).length > 0)
  const [rule] = schedule
  const days = new Map(schedule.flatMap(({ quote }) => paidDays(quote)).map((one) => [`${one.day} ${one.percent}`, one]))
  const read = [...days.values()].sort((one, other) => one.day - other.day)
  const isWhole = read.reduce((sum, { percent }) => sum + percent, 0) === 100 && new Set(read.map(({ day }) => day)).size === read.length
  return rule && isWhole && read.length > 1 ? { read, rule } : undefined
}

function paidDays(quote: string): DayPayment[] {
  const isShareFirst = quote.search(new RegExp(SHARE, 'i')) < quote.search(new RegExp(DAY, 'i'))
  const found = isShareFirst
    ? Array.from(quote.matchAll(SHARE_FIRST), ([, percent, day, days]) => ({ day: Number(day ?? days), percent: Number(percent) }))
    : Array.from(quote.matchAll(DAY_FIRST), ([, day, days, percent]) => ({ day: Number(day ?? days), percent: Number(percent) }))
  return found.filter(({ day, percent }) => day > 0 && percent > 0)
}

const OCCASION = cueList('# % | # percent | milestone | deliverable | monthly | upon')
const CERTIFICATE = cueList('certif*')

/** Whether payment rules tell when is paid, on days or otherwise; the kind of contract and certificates do not. */
export function tellsWhenPaid(payments: readonly RuleInForce[]): boolean {
  return payments.some(({ quote }) => OCCASION.test(quote) && !CERTIFICATE.test(quote))
}

const STATUS_REPORT = cueList('status | progress | interim | periodic | monthly | quarterly')
const INVENTION = cueList('invention')

/** The months between status reports, at most, as the report rules name them: of choices the longest, of several rules the shortest. */
export function statusReportsIn(reports: readonly RuleInForce[]): Read<Months> | undefined {
  return reports
    .filter(({ quote }) => STATUS_REPORT.test(quote))
    .flatMap((rule) => {
      const intervals = reportIntervals(quoteOfReports(rule))
      return intervals.length > 0 ? [{ read: Math.max(1, Math.round(Math.max(...intervals))), rule }] : []
    })
    .sort((one, other) => one.read - other.read)[0]
}

const REPORT = cueList('report | reports | reporting')

/** What a rule says of reports: clauses about something else have intervals of their own, "and a review is held twice a year", and so have reports of inventions. */
function quoteOfReports({ quote }: RuleInForce): string {
  if (INVENTION.test(quote)) return ''
  const clauses = clausesOf(quote)
  const ofReports = clauses.filter((clause) => REPORT.test(clause))
  if (ofReports.length === 0) return quote
  const [first = '', ...others] = ofReports.join(', ').split(PARTED)
  return [first, ...others.filter((part) => REPORT.test(part) || !MEETING.test(part))].join(', ')
}

/** What is held in intervals of its own, beside reports in the same list: "and quarterly reviews by video". */
const MEETING = cueList('review | meeting | briefing | visit | conference | teleconference | demonstration')
const PARTED = /[,;]\s(?:and\s)?|\sand\s/

/** A sentence's clauses that say of what they are: "and shall be sent every month" goes on with the one before it. */
function clausesOf(sentence: string): string[] {
  const clauses: string[] = []
  for (const part of sentence.split(PARTED)) {
    const last = clauses.pop()
    if (last === undefined) clauses.push(part)
    else if (isClause(last) && isClause(part)) clauses.push(last, part)
    else clauses.push(`${last}, ${part}`)
  }
  return clauses
}

/** A clause of its own has somebody or something before its verb; "and shall be sent every month" has not. */
function isClause(text: string): boolean {
  return (AUXILIARY.find(text)?.index ?? 0) > 0
}

const AUXILIARY = cueList('shall | will | must | should | may | is | are | be | has | have')

/** What a meeting at the start of the work is called. */
export const KICKOFF = cueList('kick off | kickoff | start of work | post award | postaward')
const WITHIN = new RegExp(
  String.raw`\b(?:within|(?:no|not) later than)\s(?:the\s(?:first\s)?)?(${COUNT})[\s-](?:calendar\s)?(day|week|month)s?\s(?:of|after|from|following)\b`,
  'i',
)
const DAYS_OF: Record<string, number> = { day: 1, week: 7, month: 30 }

/** Days after award by which the work is started with a meeting, as the meeting rules name them. */
export function kickoffIn(meetings: readonly RuleInForce[]): Read<number> | undefined {
  return meetings
    .filter(({ quote }) => KICKOFF.test(quote))
    .flatMap((rule) => {
      const [, count = '', unit = ''] = WITHIN.exec(rule.quote) ?? []
      const days = (countIn(count) ?? 0) * (DAYS_OF[unit.toLowerCase()] ?? 0)
      return days > 0 ? [{ read: days, rule }] : []
    })
    .sort((one, other) => one.read - other.read)[0]
}
