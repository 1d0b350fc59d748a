import { centsOf } from '../money.ts'
import { isThin } from '../quality/criteria-rules.ts'
import type { ReviewedPlan } from '../quality/rule.ts'
import type { One } from './left-objections.ts'

/** The milestones that are paid and have no criterion of their own: the payment hangs on what others hand over too. */
export function thinLeft(plan: ReviewedPlan): One[] {
  return plan.milestones
    .filter((one) => centsOf(one.payment_amount) > 0 && isThin(plan, one))
    .map(({ milestone_number }) => ({
      kind: 'thin',
      reason: 'quality',
      severity: 'warning',
      blocks: true,
      milestone_number,
      mends: 'Say in the rows of its steps what is tested or handed over by then, and what counts as a pass.',
      place: {
        message: `Milestone ${milestone_number} is paid, but has no criterion of its own, only what others have too.`,
        part: 'criterion',
      },
    }))
}
