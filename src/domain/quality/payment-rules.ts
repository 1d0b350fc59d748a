import { centsOf, dollarLabel } from '../money.ts'
import type { Rule } from './rule.ts'

/** QC-08: the payments sum to the award to the cent; nothing is said when no award is known (brief §4). */
export const paymentsAgainstAward: Rule = ({ milestones, award }) => {
  if (!award) return []
  const total = milestones.reduce((sum, { payment_amount }) => sum + centsOf(payment_amount), 0)
  if (total === award) return []
  return [{ rule: 'QC-08', severity: 'error', message: `Payments total ${dollarLabel(total)}, the award is ${dollarLabel(award)}.` }]
}
