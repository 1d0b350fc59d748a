import type { Months, Phase } from '../../../domain/program.ts'

/** Months between status reports in Phase II where nobody says otherwise (DoD SBIR 25.1 BAA, Air Force D2P2 instructions: at least quarterly). */
const USUAL_INTERVAL: Months = 3

/** How often status is reported: the component's interval, else quarterly in Phase II; Phase I agrees it at kickoff and then it is unknown. */
export function statusInterval(phase: Phase, component: Months | undefined): Months | null {
  return component ?? (phase === 'II' ? USUAL_INTERVAL : null)
}

/** The reports on the status of the work: how often, and under which data item the component wants them ('' where it names none). */
type StatusReports = { interval: Months | null; item: string }

/** The status report that falls due in the months after `from` up to `to`, as a deliverable; none where no interval ends there. */
export function statusReport({ interval, item }: StatusReports, from: Months, to: Months): string[] {
  const format = item === '' ? 'PDF' : `PDF, ${item}`
  if (interval === null)
    return [
      `Status report up to Award + ${to} ${to === 1 ? 'Month' : 'Months'} (${format}): work done, money spent, open risks, next steps, to the TPOC`,
    ]
  const due = Array.from({ length: Math.floor(to / interval) }, (_, index) => (index + 1) * interval).filter((month) => month > from)
  if (due.length === 0) return []
  return due.length === 1
    ? [`Status report for the ${period(interval)} that ends at Award + ${due[0]} Months (${format}), to the TPOC`]
    : [`Status reports for the ${period(interval)}s that end at Award + ${due.join(' and ')} Months (${format}), to the TPOC`]
}

/** "quarter", "month", "two months". */
function period(interval: Months): string {
  return interval === 1 ? 'month' : interval === 3 ? 'quarter' : `${interval}-month period`
}
