import { surelyBeginsWithVerb } from '../../../language/action.ts'
import { namesCalendarMonth } from '../../../language/calendar-months.ts'
import { tellsOnlyMonths, timeFrom } from '../../../language/time-words.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import { reportIntervals } from '../../component/report-interval.ts'
import type { Months } from '../../program.ts'
import { monthBehind } from './month-behind.ts'
import { joined, open } from './phrase.ts'

/**
 * One of the things that a result names. Where it has a time of its own it is due `by` then: "by 16 April 2027", "by month 3", "a week before the review",
 * of which nobody can tell the month, or again and again: "by the 10th of each month", '' where its name alone says how often.
 */
export type ResultItem = { thing: string; due?: { month?: Months; by: string; recurs?: true } }

/** The things that a result names, between semicolons: "test plan (16 April, month 3); test report". */
export function itemsOf(result = ''): ResultItem[] {
  return result
    .split(/;\s+(?![^(]*\))/)
    .filter((words) => open(words) !== '')
    .map((words) => itemOf(thingIn(words)))
}

/** "Deliver the report": the thing that somebody has told by what is done with it; all other words are its name. */
function thingIn(words: string): string {
  if (!surelyBeginsWithVerb(words)) return words
  const [, article, ...thing] = wordsOf(words)
  return article?.pos === 'DET' && thing.length > 0 ? textOf(thing) : words
}

const IN_BRACKETS = /^(.+?),?\s*\((?:([^()]+),\s+)?(month (\d{1,3}))\)$/i
/** One thing with when it is due, as words tell both. */
export function itemOf(told: string): ResultItem {
  const words = open(told)
  const [, thing = '', beside, , inBrackets] = IN_BRACKETS.exec(words) ?? []
  if (inBrackets) {
    const month = Number(inBrackets)
    const isDate = beside !== undefined && namesCalendarMonth(beside)
    return { thing: beside && !isDate ? `${thing} (${beside})` : thing, due: { month, by: `by ${isDate ? beside : `month ${month}`}` } }
  }
  const behind = monthBehind(words)
  if (behind) return { thing: behind.thing, due: { month: behind.month, by: `by month ${behind.month}` } }
  const [, dated, date = ''] = /^(.+) by (.+)$/.exec(words) ?? []
  if (dated && tellsOnlyMonths(date.replace(',', ''))) return { thing: open(dated), due: { by: `by ${date}` } }
  if (reportIntervals(words).length > 0) return recurring(words)
  const from = timeFrom(words)
  const before = from && /^(.+),\s*$/s.exec(words.slice(0, from.start))?.[1]
  return from && before ? { thing: before, due: { by: from.words } } : { thing: told }
}

/** Where how often something comes begins behind its name. */
const RHYTHM = /,?\s(?=(?:by|on|at|within|every|each|once)\s)/g

/** "Monthly report by the 10th of each month": the report, and its rhythm. */
function recurring(words: string): ResultItem {
  const joint = [...words.matchAll(RHYTHM)].find(({ index }) => reportIntervals(words.slice(index)).length > 0)
  const [end, by] = joint ? [joint.index, words.slice(joint.index + joint[0].length)] : [words.length, '']
  return { thing: words.slice(0, end), due: { by, recurs: true } }
}

/** A result as it is told beside its task, each thing with when it is due. */
export function resultTold(result: string): string {
  const items = itemsOf(result)
  return open(items.map(({ thing, due }) => joined([thing, due?.by], ', ')).join('; '))
}

/** The result by what stands for its step: of things with months of their own the first that has none, else the last one. */
export function mainOf(result: string): string {
  const items = itemsOf(result)
  return items.some(({ due }) => due?.month)
    ? ((items.find(({ due }) => !due?.month) ?? items.at(-1))?.thing ?? result)
    : items.map(({ thing }) => thing).join('; ')
}
