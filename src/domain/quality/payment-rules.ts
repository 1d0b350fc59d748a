import { centsOf, dollarLabel } from '../money.ts'
import type { QualityRule } from './rule.ts'

/** QC-08: the payments sum to the award to the cent; nothing is said when no award is known (brief §4). */
export const paymentsAgainstAward: QualityRule = {
  id: 'QC-08',
  checks: 'the payments sum to the award to the cent',
  severity: 'error',
  source: 'Brief §4',
  remedy: 'Change the payments until they sum to the award.',
  objections: (plan, context) => paymentsAgainstAwardIn(plan, context),
}

const paymentsAgainstAwardIn: QualityRule['objections'] = ({ milestones, award }) => {
  if (!award) return []
  const total = milestones.reduce((sum, { payment_amount }) => sum + centsOf(payment_amount), 0)
  if (total === award) return []
  return [{ severity: 'error', message: `Payments total ${dollarLabel(total)}, the award is ${dollarLabel(award)}.` }]
}
