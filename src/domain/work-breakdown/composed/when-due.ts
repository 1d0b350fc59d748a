import { dayTold } from '../../../language/calendar-day.ts'
import { namesCalendarMonth, namesMonths } from '../../../language/calendar-months.ts'
import { clauseOf } from '../../../language/clause.ts'
import { timeFrom } from '../../../language/time-words.ts'
import { wordsOf } from '../../../language/words.ts'
import { dueLabel } from '../../schedule.ts'
import type { Commitment, Proof } from '../work-breakdown.ts'
import { figure, isSpanAfter, joined } from './phrase.ts'
import type { Span } from './spine.ts'

/**
 * By when a figure is shown: in the month that it was told with, else with its milestone. A mark that is itself a span behind the milestone is met after it,
 * and one that says by when itself is met then.
 */
export function whenDue(one: { by_month?: number | undefined } | undefined, { due }: Span, mark: string): string | undefined {
  if (isSpanAfter(mark) || saysByWhen(mark) || (timeFrom(mark) && isSentence(mark))) return undefined
  return `by ${dueLabel(one?.by_month ?? due)}`
}

/** Whether a test is a sentence that tells itself when it is met: "The seed report is sent 15 days before the sowing". */
export function tellsWhen(quantity: string): boolean {
  return isSentence(quantity) && (timeFrom(quantity) !== undefined || saysByWhen(quantity) || namesMonths(quantity))
}

function isSentence(words: string): boolean {
  return clauseOf(wordsOf(words)).subject.length > 0
}

/** Whether a mark names its own day or month, beside which another date would contradict it: "once, 4 May", "9 of 10 by the end of June". */
function saysByWhen(mark: string): boolean {
  return mark.split(/[,;]/).some((part) => dayTold(part) !== undefined) || datesBy(mark).length > 0
}

/** The dates of its own that a mark names: "the end of June" of "9 of 10 by the end of June". */
export function datesBy(mark: string): string[] {
  const told = mark.split(/\b(?:by|until|before)\s/).flatMap((words, at) => (at > 0 ? (words.split(/[,;]/)[0] ?? '') : []))
  return told.filter(namesCalendarMonth)
}

/** A pass mark in one run with what is said behind its figure. */
export function markOf(one: Proof | Commitment, behind: string | undefined): string {
  return joined([one.quantity, figure(one), behind], ' ')
}
