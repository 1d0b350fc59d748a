import { withDueMonth } from '../../milestone-due.ts'
import type { Months } from '../../program.ts'
import { dueLabel } from '../../schedule.ts'
import { listed } from './phrase.ts'

/** The status reports, one every `interval` months, that fall due after one month up to another: as a deliverable, undefined where there are none. */
export function statusReportLine(interval: Months, after: Months, due: Months): string | undefined {
  const ends = Array.from({ length: Math.floor(due / interval) }, (_, at) => (at + 1) * interval).filter((month) => month > after)
  const [only, ...more] = ends
  if (only === undefined) return undefined
  const told =
    more.length === 0
      ? `Status report for the ${period(interval)} that ends at ${dueLabel(only)}`
      : `Status reports for the ${period(interval)}s that end at Award + ${listed(ends.map(String))} Months`
  return `${told} (PDF), to the TPOC`
}

function period(interval: Months): string {
  return interval === 1 ? 'month' : interval === 3 ? 'quarter' : `${interval}-month period`
}

/**
 * What all milestones hand over, one thing a line, once they are due in other months: each names its new month, and has the status reports that fall
 * due in it by now. Reports that somebody has worded otherwise stay as they are.
 */
export function handoverMoved(lists: readonly string[], before: readonly Months[], now: readonly Months[]): string[] {
  const interval = intervalIn(lists, before)
  return lists.map((list, at) => {
    if (list.trim() === '') return list
    const [was, is] = [before, now].map((dues) => (interval === undefined ? undefined : reportsOf(interval, dues, at)))
    const lines = list.split('\n').flatMap((line) => (line === was ? (is ?? []) : withDueMonth(line, before[at] ?? 0, now[at] ?? 0)))
    return [...lines, ...(was === undefined && is !== undefined ? [is] : [])].join('\n')
  })
}

/** Every how many months the lists have a status report; undefined where none names those of its milestone. */
function intervalIn(lists: readonly string[], dues: readonly Months[]): Months | undefined {
  const names = (interval: Months) =>
    lists.some((list, at) => {
      const line = reportsOf(interval, dues, at)
      return line !== undefined && list.split('\n').includes(line)
    })
  return Array.from({ length: Math.max(0, ...dues) }, (_, at) => at + 1).find(names)
}

function reportsOf(interval: Months, dues: readonly Months[], at: number): string | undefined {
  return statusReportLine(interval, dues[at - 1] ?? 0, dues[at] ?? 0)
}
