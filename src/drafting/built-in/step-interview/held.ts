import { shownText } from '../../../domain/milestone.ts'
import { milestoneDues } from '../../../domain/milestone-due.ts'
import type { StepMatter } from '../../../domain/steps/step-matter.ts'
import { joined } from '../../../domain/work-breakdown/composed/phrase.ts'
import type { WorkBreakdown } from '../../../domain/work-breakdown/work-breakdown.ts'
import { planRows } from '../plan-rows.ts'
import type { MilestoneNow } from './milestone-now.ts'

/** What the work breakdown holds by now, whatever the milestone's text was drafted from: what stands in it is not asked again. */
export function heldRows({ facts }: Pick<MilestoneNow, 'facts'>): WorkBreakdown {
  return planRows(facts).composition.rows
}

/** So many are told apart at a glance. */
const MOST_OFFERED = 4

/** Who and which places stand in the work breakdown, and the months that the schedule gives the milestone, so that an answer on them is only to be chosen. */
export function heldFor(matter: StepMatter, now: MilestoneNow): string[] {
  const { people, steps } = heldRows(now)
  if (matter === 'who') return chosen(people.map(({ name, role }) => joined([name, role], ', ')))
  if (matter === 'where') return chosen(steps.flatMap(({ place }) => place ?? []))
  return matter === 'when' ? [monthsOf(now)] : []
}

function chosen(held: readonly string[]): string[] {
  return [...new Set(held)].slice(0, MOST_OFFERED)
}

/** From the month behind the milestone before to the one in which it is due. */
function monthsOf({ milestones, milestone, facts }: MilestoneNow): string {
  const dues = milestoneDues(milestones.map(shownText), facts.period_of_performance)
  const at = milestones.indexOf(milestone)
  const to = dues[at] ?? facts.period_of_performance
  const from = Math.min((dues[at - 1] ?? 0) + 1, to)
  return from === to ? `Month ${to}` : `Months ${from} to ${to}`
}
