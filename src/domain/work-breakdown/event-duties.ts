import { stemsIn } from '../../language/stem.ts'
import { type TimeFrom, timeFrom } from '../../language/time-words.ts'
import type { Months } from '../program.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { withResultDates } from './composed/result-dates.ts'
import { itemsOf } from './composed/result-items.ts'
import type { WorkBreakdown, WorkStep } from './work-breakdown.ts'

/** A thing of a step with its month against the month of another step, which the topic may mean by an event. */
type BrokenDuty = { requirement: Requirement; step: WorkStep; words: string; told: string }

const DAYS_IN_MONTH = 30
/** A step says at least this share of the words of an event that it may be. */
const ITS_EVENT = 0.5
/** What says that so many days are the most before something, or the least after it: then nothing is too near. */
const FAR = /^(?:within|at most|about)\s/i
const NEAR = /^(?:at least|about)\s/i

/** A requirement that asks for something some days before or after something else: what of it is the duty, and from what its days are counted. */
type EventDuty = { requirement: Requirement; from: TimeFrom; days: number; duty: ReadonlySet<string>; event: readonly string[] }

/** The requirements that ask for something at least, or at most, so many days of the calendar from something else, "a test plan 60 days before the first test". */
export function eventDuties(asked: readonly Requirement[]): EventDuty[] {
  return asked.flatMap((requirement) => {
    const words = requirementWords(requirement)
    const from = timeFrom(words)
    const days = from?.days
    if (!from || days === undefined || (days < 0 ? FAR : NEAR).test(from.words)) return []
    return [{ requirement, from, days, duty: new Set(stemsIn(words.slice(0, from.start))), event: stemsIn(from.event) }]
  })
}

/** What such duties ask for where the months told of it and of its event leave too few days or too many. */
export function brokenDuties(rows: WorkBreakdown, duties: readonly EventDuty[]): BrokenDuty[] {
  const steps = withResultDates(rows, Number.POSITIVE_INFINITY).steps.filter(({ part }) => part === 'base')
  return duties.flatMap(({ requirement, from, days, duty, event }) => {
    const things = steps.flatMap((step) => thingsOf(step).filter(({ thing }) => isSaidIn(thing, duty)))
    return things.flatMap(({ step, thing, month }) =>
      steps.flatMap((other): BrokenDuty[] => {
        const end = days < 0 ? other.from_month : other.to_month
        if (other.id === step.id || shareOf(event, other) < ITS_EVENT || end === undefined || !isBroken(month, end, days)) return []
        const when = days < 0 ? 'begins' : 'ends'
        const told = `“${thing}” is due in month ${month}; “${other.action}” ${when} in month ${end}.`
        return [{ requirement, step, words: from.words, told }]
      }),
    )
  })
}

/** Of a month its end counts, of a month in which something begins its first day. */
function isBroken(month: Months, other: Months, days: number): boolean {
  return days < 0 ? (other - 1 - month) * DAYS_IN_MONTH < -days : (month - other) * DAYS_IN_MONTH > days
}

function thingsOf(step: WorkStep): { step: WorkStep; thing: string; month: Months }[] {
  return itemsOf(step.result).flatMap(({ thing, due }) => {
    const month = due ? due.month : step.to_month
    return month === undefined ? [] : [{ step, thing, month }]
  })
}

/** Whether a duty names a thing by all of its words: one word alone may be of anything. */
function isSaidIn(thing: string, duty: ReadonlySet<string>): boolean {
  const named = stemsIn(thing)
  return named.length > 1 && named.every((root) => duty.has(root))
}

function shareOf(event: readonly string[], { action, title = '', method = '', result = '' }: WorkStep): number {
  const said = new Set(stemsIn([action, title, method, result].join(' ')))
  return event.filter((root) => said.has(root)).length / Math.max(event.length, 1)
}
