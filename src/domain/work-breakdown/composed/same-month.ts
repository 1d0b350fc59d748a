import { calendarMonth } from '../../../language/calendar-day.ts'
import type { PlannedMilestone } from '../work-breakdown.ts'
import { rootsOf } from './committed.ts'

/** The months in which milestones are due, and the milestones as the company named them. */
export type DueMilestones = { dues: readonly number[]; named?: readonly PlannedMilestone[] | undefined }

/**
 * The number of the first milestone that is due in a month or behind it; what comes after all of them is of the last. One on whose day the month has hardly begun
 * has its work only where the last day that words name comes before. Where the company planned several for one month, that day decides, else the title that shares
 * most with what something is named, else it is the last of them.
 */
export function milestoneDueIn(month: number, { dues, named = [] }: DueMilestones, told: { dated?: string; named?: string } = {}): number {
  const day = lastDayIn(told.dated)
  const isOver = (due: number, at: number) => Math.min(due, named[at]?.over_month ?? due) >= month
  const first = dues.findIndex((due, at) => isOver(due, at) || (due === month && isBy(day, named[at])))
  if (first < 0 || named.length === 0) return first + 1 || dues.length
  const same = named.map((one, at) => ({ ...one, number: at + 1 })).filter(({ number }) => dues[number - 1] === dues[first])
  const [only, another] = same
  return (another ? (dueAfter(day, same) ?? titledLike(told.named, same) ?? same.at(-1)) : only)?.number ?? first + 1
}

type Numbered = PlannedMilestone & { number: number }

type Day = { day: number; month: number }

/** The first milestone that is due on a day, or behind it in that month. */
function dueAfter(told: Day | undefined, same: readonly Numbered[]): Numbered | undefined {
  const inMonth = same.filter(({ due_date }) => told && dayIn(due_date)?.month === told.month)
  return inMonth.find((one) => isBy(told, one)) ?? inMonth.at(-1)
}

function isBy(told: Day | undefined, milestone: PlannedMilestone | undefined): boolean {
  const due = dayIn(milestone?.due_date)
  return told !== undefined && due?.month === told.month && due.day >= told.day
}

function lastDayIn(words = ''): Day | undefined {
  return words
    .split(/[,;]\s|\sand\s/)
    .flatMap((part) => dayIn(part) ?? [])
    .at(-1)
}

function dayIn(words = ''): Day | undefined {
  const { day, month } = calendarMonth(words) ?? {}
  return day && month ? { day, month } : undefined
}

/** The milestone whose title shares most words with some; none where several share as many. */
function titledLike(words = '', same: readonly Numbered[]): Numbered | undefined {
  const roots = rootsOf(words)
  const shared = same.map((one) => ({ one, count: rootsOf(one.title).filter((root) => roots.includes(root)).length }))
  const [most, next] = shared.toSorted((a, b) => b.count - a.count)
  return most && most.count > (next?.count ?? 0) ? most.one : undefined
}
