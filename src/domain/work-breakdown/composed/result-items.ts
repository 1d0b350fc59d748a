import { surelyBeginsWithVerb } from '../../../language/action.ts'
import { namesCalendarMonth } from '../../../language/calendar-months.ts'
import { timeFrom } from '../../../language/time-words.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import type { Months } from '../../program.ts'
import { joined, open } from './phrase.ts'

/**
 * One of the things that a result names. Where it has a time of its own it is due `by` then: "by 16 April 2027", "by month 3", "a week before the review",
 * of which nobody can tell the month.
 */
export type ResultItem = { thing: string; due?: { month?: Months; by: string } }

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
const BEHIND = /^(.+?),?\s+(?:by|in|due)\s+(?:the end of\s+)?(month (\d{1,3}))$/i

function itemOf(words: string): ResultItem {
  const [, thing = '', beside, , inBrackets] = IN_BRACKETS.exec(open(words)) ?? []
  if (inBrackets) {
    const month = Number(inBrackets)
    const isDate = beside !== undefined && namesCalendarMonth(beside)
    return { thing: beside && !isDate ? `${thing} (${beside})` : thing, due: { month, by: `by ${isDate ? beside : `month ${month}`}` } }
  }
  const [, named, , month] = BEHIND.exec(open(words)) ?? []
  if (named) return { thing: named, due: { month: Number(month), by: `by month ${month}` } }
  const from = timeFrom(open(words))
  const before = from && /^(.+),\s*$/s.exec(open(words).slice(0, from.start))?.[1]
  return from && before ? { thing: before, due: { by: from.words } } : { thing: words }
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
