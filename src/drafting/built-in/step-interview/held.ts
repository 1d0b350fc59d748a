import type { ComposedMilestone } from '../../../domain/work-breakdown/composed/composed.ts'
import type { WorkBreakdown } from '../../../domain/work-breakdown/work-breakdown.ts'
import { planRows } from '../plan-rows.ts'
import type { MilestoneNow } from './milestone-now.ts'

type Asking = Pick<MilestoneNow, 'facts' | 'milestone'>

/** What the work breakdown holds by now, whatever the milestone's text was drafted from: what stands in it is not asked again. */
export function heldRows({ facts }: Pick<Asking, 'facts'>): WorkBreakdown {
  return planRows(facts).composition.rows
}

/** The criteria of a milestone that rest on a pass mark of the work breakdown: a proof of a step, or a commitment. */
export function heldCriteria(now: Asking): string[] {
  return restingOn(now, 'criteria', ['proof', 'value'])
}

/** What a milestone hands over that is the result of a step. */
export function heldResults(now: Asking): string[] {
  return restingOn(now, 'deliverables', ['result'])
}

function restingOn({ facts, milestone }: Asking, part: 'criteria' | 'deliverables', cells: readonly string[]): string[] {
  const composed = planRows(facts).milestones.find((one: ComposedMilestone) => one.milestone_number === milestone.milestone_number)
  return (composed?.[part] ?? []).filter(({ from }) => from.some(({ cell }) => cells.includes(cell))).map(({ text }) => text)
}
