import { shownText } from '../milestone.ts'
import { milestoneDues } from '../milestone-due.ts'
import type { ReviewedPlan } from '../quality/rule.ts'
import { isEnded, spineOf } from '../work-breakdown/composed/spine.ts'
import type { WorkBreakdown } from '../work-breakdown/work-breakdown.ts'
import type { One } from './left-objections.ts'

/**
 * Milestones that are due later than the months of all their tasks say: the schedule sets the one and the rows the other, and whoever reads both asks which
 * of them holds. Kickoff and close have tasks of their own in their months.
 */
export function monthsLeft({ milestones, period }: ReviewedPlan, { steps }: WorkBreakdown): One[] {
  const dues = milestoneDues(milestones.map(shownText), period)
  return spineOf(steps, period, dues)
    .slice(1, -1)
    .flatMap(({ number, due, portions }): One[] => {
      const ends = portions.filter(isEnded).flatMap(({ step }) => step.to_month ?? [])
      const last = Math.max(...ends)
      if (ends.length === 0 || ends.length < portions.length || last >= due) return []
      return [
        {
          kind: 'months',
          reason: 'schedule',
          severity: 'advice',
          milestone_number: number,
          mends:
            'Set the month of the milestone or those of its tasks so that they agree, or say in the milestone what is done until it is due.',
          place: { message: `Milestone ${number} is due in month ${due}, and its last task ends in month ${last}.`, part: 'text' },
        },
      ]
    })
}
