import type { WorkBreakdown } from '../../../domain/work-breakdown/work-breakdown.ts'
import { planRows } from '../plan-rows.ts'
import type { MilestoneNow } from './milestone-now.ts'

/** What the work breakdown holds by now, whatever the milestone's text was drafted from: what stands in it is not asked again. */
export function heldRows({ facts }: Pick<MilestoneNow, 'facts'>): WorkBreakdown {
  return planRows(facts).composition.rows
}
