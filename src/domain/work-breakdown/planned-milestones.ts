import { type Cents, centsOf } from '../money.ts'
import { splitAward, wholeCents } from '../payment.ts'
import { type Months, milestoneCount, type Phase } from '../program.ts'
import { dueMonths } from '../schedule.ts'
import type { PlannedMilestone, WorkBreakdown } from './work-breakdown.ts'

/** A plan begins with a kickoff and ends with a close: one milestone alone is none of a plan. */
const FEWEST = 2
const MOST = 20

/** The milestones of a plan that is not drafted yet: in which months they are due, and those that the company named, one for each of these or none at all. */
export type PlannedSchedule = { dues: readonly Months[]; named: readonly PlannedMilestone[] }

/** The milestones as the company planned them, by their months; else as many as the phase and the period ask for (spec §9), without names. */
export function plannedSchedule(rows: Planned, phase: Phase, period: Months): PlannedSchedule {
  const named = namedMilestones(rows, period)
  return { dues: named.length > 0 ? filledDues(named, period) : dueMonths(milestoneCount(phase, period), period), named }
}

type Planned = Pick<WorkBreakdown, 'milestones'> & Partial<Pick<WorkBreakdown, 'steps'>>

/** The milestones of the option as they were told, and the month in which it ends as far as anybody says that. */
export type OptionSchedule = PlannedSchedule & { end: Months | undefined }

/**
 * The milestones behind the period are of the option: the base has no such month. An option of which none is named has one, in which it ends, as its steps
 * say or else the component (`length`); undefined where there is neither milestone nor step of an option.
 */
export function optionSchedule({ milestones = [], steps = [] }: Planned, period: Months, length = 0): OptionSchedule | undefined {
  const named = milestones.filter((one) => dueOf(one) > period).toSorted((one, other) => dueOf(one) - dueOf(other))
  const own = steps.filter(({ part }) => part === 'option')
  if (named.length + own.length === 0) return undefined
  const dues = named.map(dueOf)
  const last = Math.max(period + length, ...dues, ...own.map(({ from_month = 0, to_month = from_month }) => to_month))
  const end = last > period ? last : undefined
  return { named, dues: dues.length > 0 ? dues : [end ?? period + 1], end }
}

/** The milestones of the base that the company named, by their months; none where it left them to the schedule. */
export function namedMilestones({ milestones = [] }: Planned, period: Months): readonly PlannedMilestone[] {
  const told = milestones.filter((one) => dueOf(one) <= period).slice(0, MOST)
  if (told.length < FEWEST) return []
  return told.every(({ due_month }) => due_month !== undefined) ? told.toSorted((one, other) => dueOf(one) - dueOf(other)) : told
}

function dueOf({ due_month = 0 }: PlannedMilestone): Months {
  return due_month
}

/** The months that were told, within the period; a milestone without one is due when it usually is, between its neighbours. */
function filledDues(named: readonly PlannedMilestone[], period: Months): Months[] {
  const usual = dueMonths(named.length, period)
  const dues: Months[] = []
  for (const [at, { due_month }] of named.entries()) {
    const next = named.slice(at + 1).find((one) => one.due_month !== undefined)?.due_month ?? period
    dues.push(Math.max(dues[at - 1] ?? 1, Math.min(due_month ?? usual[at] ?? period, next, period)))
  }
  return dues
}

/**
 * What is paid for each milestone: what was told for it, and of what is left of the award all others the same. Where nothing was told it is the default
 * split (spec §9).
 */
export function plannedPayments(award: Cents, paid: readonly (string | undefined)[]): Cents[] {
  const told = paid.map((words) => amountIn(words, award))
  const open = told.filter((one) => one === undefined).length
  if (open === told.length) return splitAward(award, open)
  const sum = told.reduce<number>((all, one) => all + (one ?? 0), 0)
  const payments = told.map((one) => one ?? Math.max(0, award - sum) / open)
  // shares that are the whole award but for rounding are the whole award
  const isWhole = open === 0 && Math.abs(award - sum) <= told.length
  return wholeCents(payments, isWhole ? award : undefined)
}

/** The most that is a share in percent where neither "%" nor "$" says which it is. */
const WHOLE = 100

/** "20 %", "20", "$49,920.00", "8k": an amount in cents, not rounded; undefined where no figure is told. */
function amountIn(words: string | undefined, award: Cents): number | undefined {
  // "166,600 (8.5%)" is dollars: the sign of a share stands behind its own figure
  const [, figure, thousands, share] = words?.match(/(\d[\d,]*(?:\.\d+)?)(k\b)?(\s*(?:%|percent))?/i) ?? []
  if (words === undefined || figure === undefined) return undefined
  const cents = centsOf(figure) * (thousands ? 1000 : 1)
  const isMoney = !share && (words.includes('$') || cents > WHOLE * 100)
  return isMoney ? cents : (award * cents) / (WHOLE * 100)
}
