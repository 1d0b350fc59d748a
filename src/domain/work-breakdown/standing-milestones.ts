import { alikePairs } from '../../language/alike.ts'
import { milestoneTitle } from '../milestone.ts'
import { paymentEvent } from '../milestone-document.ts'
import { milestoneDues } from '../milestone-due.ts'
import type { Months } from '../program.ts'
import type { PlannedSchedule } from './planned-milestones.ts'
import type { PlannedMilestone } from './work-breakdown.ts'

/** A milestone of a plan that stands: what it is paid for or called, and when it is due. */
export type StandingMilestone = { title: string; due: Months }

/** The milestones of a plan that stands, as their own texts say. */
export function standingMilestones(texts: readonly string[], period: Months): StandingMilestone[] {
  return milestoneDues(texts, period).map((due, at) => ({ title: paymentEvent(texts[at] ?? '') ?? milestoneTitle(texts[at] ?? ''), due }))
}

/**
 * The same with what the company plans of each by now, wherever it stands among the rows: the one that is called alike, or that alone stands where that one
 * stood. What is planned no more keeps its title.
 */
export function standingSchedule(standing: readonly StandingMilestone[], planned: readonly PlannedMilestone[]): PlannedSchedule {
  const dues = standing.map(({ due }) => due)
  if (planned.length === 0) return { dues, named: [] }
  const titlesOf = (some: readonly { title: string }[]) => some.map(({ title }) => title)
  const alike = [...alikePairs(titlesOf(standing), titlesOf(planned)), { from: standing.length, to: planned.length }]
  const named = alike.flatMap(({ from, to }, nth) => {
    const before = alike[nth - 1] ?? { from: -1, to: -1 }
    const [own, rows] = [standing.slice(before.from + 1, from), planned.slice(before.to + 1, to)]
    const between = own.length === rows.length ? rows : own.map(({ title }): PlannedMilestone => ({ id: '', title }))
    return [...between, ...planned.slice(to, to + 1)]
  })
  return { dues, named }
}
