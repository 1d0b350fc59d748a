import { milestoneTitle, shownText } from '../milestone.ts'
import { milestoneDues } from '../milestone-due.ts'
import { centsOf, dollarLabel } from '../money.ts'
import type { FinishedPlan } from '../plan.ts'
import { monthCount } from '../schedule.ts'
import { type CellLine, type FormDocument, type FormSection, paragraph, plainCell } from './form-document.ts'
import { optionMonths, timedTasks } from './task-months.ts'

/** The heading that the schedule stands below. */
export const SCHEDULE_HEADING = 'Schedule and payments'

/** Work that begins behind one month after award and ends with another: a milestone, one of its tasks, or the option. */
type Bar = { kind: 'milestone' | 'task' | 'option'; number: string; title: string; begins: number; ends: number; cents: number }

/** What the months have of the width together, and how many columns of them stay readable on a page upright and on its side. */
const MONTHS = { share: 0.43, upright: 8, wide: 12 } as const

/** The document with its schedule, right behind the milestones where they are one table, else behind all. */
export function withSchedule(document: FormDocument, plan: FinishedPlan): FormDocument {
  const { sections } = document
  const table = sections.findIndex(({ blocks }) => blocks.some(({ kind }) => kind === 'plan_table'))
  const at = table === -1 ? sections.length : table + 1
  return { ...document, sections: [...sections.slice(0, at), scheduleSection(plan, document.is_wide === true), ...sections.slice(at)] }
}

/**
 * The schedule as a table that pages may part: a row for each milestone and each task that names its months, with a bar across those in which it is
 * worked on, and each milestone's share of what is paid.
 */
export function scheduleSection(plan: FinishedPlan, is_wide: boolean): FormSection {
  const bars = scheduleBars(plan)
  const last = Math.max(...bars.map(({ ends }) => ends))
  const each = Math.ceil(last / (is_wide ? MONTHS.wide : MONTHS.upright))
  const ends = Array.from({ length: Math.ceil(last / each) }, (_, at) => (at + 1) * each)
  const total = bars.reduce((sum, { cents }) => sum + cents, 0)
  const columns = [
    { heading: 'No.', share: 0.06 },
    { heading: 'Milestone or task', share: 0.31 },
    { heading: 'Months', share: 0.12 },
    ...ends.map((month) => ({ heading: String(month), share: MONTHS.share / ends.length })),
    { heading: 'Paid', share: 0.08 },
  ]
  const rows = bars.map((bar) => [
    ...[bar.number, bar.title, monthsOf(bar)].map((text) => [
      { kind: bar.kind === 'milestone' ? ('strong' as const) : ('text' as const), text },
    ]),
    ...ends.map((end) => barCell(bar, end - each, end)),
    plainCell(bar.kind === 'milestone' && total > 0 ? `${Math.round((bar.cents / total) * 100)} %` : ''),
  ])
  return { heading: SCHEDULE_HEADING, blocks: [paragraph(legend(each, total)), { kind: 'table', table: { columns, rows } }] }
}

function legend(each: number, total: number): string {
  const columns =
    each === 1
      ? 'A column stands for each month after award'
      : `A column stands for ${monthCount(each)} after award and is named by the last`
  return `${columns}; ◆ marks the month in which a milestone is due.${total > 0 ? ` What is paid is a share of ${dollarLabel(total)}.` : ''}`
}

function monthsOf({ kind, begins, ends }: Bar): string {
  if (kind === 'milestone') return `due ${ends}`
  return begins + 1 >= ends ? String(ends) : `${begins + 1} to ${ends}`
}

/** The cell of the months behind `from` up to `to`. */
function barCell({ kind, begins, ends }: Bar, from: number, to: number): CellLine[] {
  if (begins >= to || ends <= from) return plainCell('')
  if (kind !== 'milestone') return [{ kind: 'task_bar', text: '' }]
  return [{ kind: 'bar', text: ends <= to ? '◆' : '' }]
}

/** Each milestone from the month after which its work begins to the one in which it is due, below it its tasks whose months it names, and the option last. */
function scheduleBars(plan: FinishedPlan): Bar[] {
  const { milestones, period_of_performance: period } = plan
  const dues = milestoneDues(milestones.map(shownText), period)
  const bars = milestones.flatMap((milestone, at): Bar[] => {
    const tasks = timedTasks(milestone)
    const due = dues[at] ?? period
    const begins = Math.min(dues[at - 1] ?? 0, ...tasks.map(({ from }) => from - 1))
    return [
      {
        kind: 'milestone',
        number: String(milestone.milestone_number),
        title: milestoneTitle(shownText(milestone)),
        begins: Math.max(0, begins),
        ends: due,
        cents: centsOf(milestone.payment_amount),
      },
      ...tasks
        .filter(({ number }) => number !== '')
        .map(({ number, name, from, to = due }): Bar => ({ kind: 'task', number, title: name, begins: from - 1, ends: to, cents: 0 })),
    ]
  })
  const option = optionMonths(plan)
  return option ? [...bars, { kind: 'option', number: '', title: 'Option', begins: option.from - 1, ends: option.to, cents: 0 }] : bars
}
