import { type NamedMonth, namedDates } from '../../../language/calendar-date.ts'
import { calendarMonth, yearIn } from '../../../language/calendar-day.ts'
import { type Around, countedMonths, namesCalendarMonth, namesMonths, readingsOf } from '../../../language/calendar-months.ts'
import { partedAtSpaces, withoutEnd } from '../../../language/characters.ts'
import { MONTHS } from '../../../language/month-name.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { tellsOnlyMonths, timeFrom } from '../../../language/time-words.ts'
import { wordsOf } from '../../../language/words.ts'
import type { Months } from '../../program.ts'
import { OF_GOVERNMENT } from '../goals.ts'
import type { WorkBreakdown, WorkStep } from '../work-breakdown.ts'
import { papersIn } from './closing-papers.ts'
import { monthBehind } from './month-behind.ts'
import { monthsBehind } from './months-behind.ts'
import { itemOf, itemWords } from './result-items.ts'
import { isAbout } from './same-test.ts'

/** What stands between things that are told in one breath; behind the comma of "April 16, 2027" stands its year. */
const BETWEEN = /(,\s+(?!\d{4}\b)(?:and\s+)?|\s+(?:and|&|\+)\s+)/

type Dated = { words: string; date: string }

/** From when months are counted, where that is known, and about when a date is looked for that has no year. */
type Counting = Around & { first: NamedMonth | undefined }

/** The rows with the month of the work beside each date of a result, each thing told once: a step's dates are those about its end. */
export function withResultDates<Rows extends Pick<WorkBreakdown, 'steps' | 'plan'>>(rows: Rows, last: Months): Rows {
  const { start = '', statements = '' } = rows.plan
  const first = calendarMonth(start)
  const dated = ({ result, ...step }: WorkStep) =>
    result === undefined
      ? step
      : {
          ...step,
          result: toldOnce(
            withSaidMonths(
              withDueMonths(withLongMonths(result, last), { first, near: step.to_month, last }),
              `${step.method ?? ''}\n${statements}`,
            ),
            step.to_month,
          ),
        }
  return { ...rows, steps: rows.steps.map(dated) }
}

/** "Work plan (M1), package in M9": a month in its short form where one is told, "(month 1)"; "M3 screws" are no month. */
function withLongMonths(result: string, last: Months): string {
  return result.replace(SHORT_MONTH, (words, number) => (Number(number) <= last ? `month ${number}` : words))
}

const SHORT_MONTH = /(?<=[(,]\s?|\b(?:in|by|until|of)\s)M(\d{1,2})(?=\s*(?:[),;.]|$))/g

/**
 * A result without the bare names of what it tells by its items, each with its month: "vats; two vats with lids (month 3)". Of several things the items are all
 * where they are counted or more than one, and one thing is its item where that comes when the step `ends`: "report; draft report (month 3)" are two.
 */
function toldOnce(result: string, ends: number | undefined): string {
  const items = itemWords(result).map((words) => ({ words, ...itemOf(words) }))
  const dated = items.flatMap(({ thing, due }) => (due?.month ? { ...headOf(thing), month: due.month } : []))
  const kept = items.filter(({ thing, due }) => {
    const { lemma, isMany, isBare } = headOf(thing)
    const same = dated.filter((one) => one.lemma === lemma && !one.isBare)
    const isTold = isMany ? same.length > 1 || same.some(({ isCounted }) => isCounted) : same.some(({ month }) => month === ends)
    return due !== undefined || !isBare || !isTold
  })
  return kept.length === items.length ? result : kept.map(({ words }) => words).join('; ')
}

/** What a thing is by the noun of its name, and whether that stands alone. */
function headOf(thing: string) {
  const words = wordsOf(thing.toLowerCase()).filter(({ pos }) => pos !== 'DET')
  const end = words.findIndex(({ pos }) => pos === 'ADP' || pos === 'PUNCT')
  const name = words.slice(0, end < 0 ? undefined : end)
  const head = name.at(-1)
  return { lemma: head?.lemma, isMany: head?.text !== head?.lemma, isBare: words.length === 1, isCounted: name[0]?.pos === 'NUM' }
}

/** A result whose papers have no date of their own, each with the month in which it goes to the Government by a sentence that is about it. */
function withSaidMonths(result: string, told: string): string {
  const said = told
    .split(/[;\n]\s*/)
    .flatMap(sentencesOf)
    .filter((one) => OF_GOVERNMENT.test(one) && namesMonths(one))
  const monthsOf = (thing: string) =>
    said.filter((one) => isAbout(one, thing)).flatMap((one) => Array.from(one.matchAll(/\bmonth (\d{1,3})\b/gi), ([, month]) => month))
  const dated = (words: string) => {
    const { thing, due } = itemOf(words)
    const [month, ...others] = monthsOf(thing)
    return due === undefined && month && others.every((one) => one === month) ? `${thing} (month ${month})` : words
  }
  return said.length === 0 ? result : itemWords(result).map(dated).join('; ')
}

/**
 * A result whose things say when they are due, each date with its year and with the month of the work: "test plan 16 April; log" is "test plan (16 April 2027,
 * month 3); log", and of "first report in month 4, last report in month 7" each is a thing of its own. What cannot be counted stays as it was told.
 */
export function withDueMonths(result: string, counting: Counting): string {
  return result
    .split(/(;\s+)/)
    .map((item) => datedItem(item, counting))
    .join('')
}

function datedItem(item: string, counting: Counting): string {
  const several = monthsBehind(item)
  if (several) return several.months.map((month) => `${several.thing} (month ${month})`).join('; ')
  const things = thingsIn(item, counting)
  const dated = things.filter(({ date }) => date !== '')
  // a date is of all that is told with it, unless each thing has its own, or the last is a paper that nobody dated
  const [only, another] = dated
  const last = things.at(-1)
  const isLastOwn = only !== undefined && last?.date === '' && papersIn(last.words.replace(LEADING, '')).length > 0
  const told = only && !another && !isLastOwn ? [{ words: things.map(({ words }) => words).join(''), date: only.date }] : things
  const counted = told.map(({ words, date }) => ({ words: words.replace(LEADING, '').trim(), date, month: monthOf(date, counting) }))
  const isClear = counted.every(({ words, date, month }) => isWhole(words) && (month !== undefined || (isLastOwn && date === '')))
  if (!isClear) return item
  return counted.map(({ words, date, month }) => (month ? `${words} (${dateTold(date, month, counting)})` : words)).join('; ')
}

/** "April 2027, month 3"; of a month of the plan nothing beside it. */
function dateTold(date: string, month: Months, counting: Counting): string {
  return namesCalendarMonth(date) ? `${withYear(date, counting)}, month ${month}` : date
}

function monthOf(date: string, { first, ...around }: Counting): Months | undefined {
  const [, month] = /^month (\d+)$/.exec(date) ?? []
  return month === undefined ? first && countedMonths(date, first, around)?.to : Number(month)
}

/** A date of a result of which nobody can tell the month, and the ways in which it may be meant, each with its year and month. */
type UnclearDate = { date: string; choices: readonly { date: string; month: Months }[] }

/** The dates of a result that lie outside the work, or are as near to the end of their step in one year as in another. */
export function unclearDates(result: string, counting: Counting): UnclearDate[] {
  const dates = result.split(/;\s+/).flatMap((item) => thingsIn(item, counting).flatMap(({ date }) => date || []))
  return dates.flatMap((date) => {
    const last = namedDates(date).at(-1)
    if (!last || !counting.first || monthOf(date, counting)) return []
    const readings = readingsOf(last, counting.first, counting.last)
    return [{ date, choices: readings.map((month) => ({ date: withYear(date, { ...counting, near: month }), month })) }]
  })
}

/** What joins a thing to the one before it. */
const LEADING = /^\s*(?:,\s*(?:and\s+)?|(?:and|&|\+)\s+)/

/** Words of which no bracket stands elsewhere. */
function isWhole(words: string): boolean {
  return words !== '' && words.split('(').length === words.split(')').length
}

/** An item apart behind each of its dates, and what is left of it. */
function thingsIn(item: string, counting: Counting): Dated[] {
  const things: Dated[] = [{ words: '', date: '' }]
  for (const part of item.split(BETWEEN)) {
    const last = things.at(-1)
    const { words, date } = dateApart(part, counting)
    if (last?.date === '') Object.assign(last, { words: date === '' ? last.words + words : withoutEnd(last.words + words, ' ,'), date })
    else things.push({ words, date })
  }
  return things
}

/** What names a time at the end of some words, apart from them: "test plan by 16 April" is a test plan, and 16 April. */
function dateApart(part: string, counting: Counting): Dated {
  const numbered = monthBehind(part)
  if (numbered) return { words: numbered.thing, date: `month ${numbered.month}` }
  const from = timeFrom(part)
  const day = from?.days === undefined ? undefined : daysFrom(from.event, from.days, counting)
  if (from && day) return { words: part.slice(0, from.start).replace(/[\s(]+$/, ''), date: day }
  const all = partedAtSpaces(part)
  const told = (start: number) => all.slice(start).join(' ').replace(/[()]/g, '').replace(/,$/, '')
  const at = from ? -1 : all.findIndex((_, start) => tellsOnlyMonths(told(start).replace(',', '')))
  if (at < 0) return { words: part, date: '' }
  return { words: all.slice(0, at).join(' '), date: told(at).replace(/^(?:by|on|in|due|before|until)\s+/i, '') }
}

/** The day so many days from one that words name: 7 before "the review on May 3, 2027" is 26 April 2027. */
function daysFrom(words: string, days: number, { first, ...around }: Counting): string | undefined {
  const named = calendarMonth(words)
  const year = named && first && yearIn(named, first, around)
  if (named?.day === undefined || year === undefined) return undefined
  const day = new Date(Date.UTC(year, named.month - 1, named.day + days))
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** A date with the year in which it is meant, where it names none: "16 April" is "16 April 2027", and "April 16" is "April 16, 2027". */
function withYear(date: string, { first, ...around }: Counting): string {
  const last = namedDates(date).at(-1)
  const year = last && last.year === undefined ? yearIn(last, first, around) : undefined
  if (!last || year === undefined) return date
  const between = /\d$/.test(date.slice(last.start, last.end)) ? ', ' : ' '
  return `${date.slice(0, last.end)}${between}${year}${date.slice(last.end)}`
}
