import type { Term } from '../component/terms-asked.ts'
import { type Cents, dollarLabel } from '../money.ts'
import { cited } from './citation.ts'
import { paymentsOf, sum } from './payment-rules.ts'
import { breaking, type PaymentTerm, paymentTermsIn, shareOf } from './payment-terms.ts'
import type { Objection, QualityRule, ReviewedPlan } from './rule.ts'

/** QC-11: the payments keep the shares that the solicitation sets for them. */
export const paymentsAsAsked: QualityRule = {
  id: 'QC-11',
  checks: 'no payment is larger, and the last one no smaller, than the solicitation asks for',
  severity: 'warning',
  source: 'What the solicitation asks of the payments',
  remedy: 'Move money between the milestones, or add a milestone to pay for.',
  objections: (plan) => {
    const payments = paymentsOf(plan)
    if (sum(payments) === 0) return []
    return paymentTermsIn(plan.requirements, plan.phase).flatMap((term) => objectionsTo(plan, payments, term))
  },
}

function objectionsTo({ milestones }: ReviewedPlan, payments: readonly Cents[], { value, source }: Term<PaymentTerm>): Objection[] {
  return breaking(payments, value).map((at) => {
    const milestone_number = milestones[at]?.milestone_number
    const paid = payments[at] ?? 0
    const which = value.of === 'last' ? 'The last payment is' : `Milestone ${milestone_number} is paid`
    const told = `${which} ${dollarLabel(paid)}, ${shareOf(paid, sum(payments))}% of the price`
    return { milestone_number, part: 'payment', message: `${told}; ${value.is} ${value.percent}% is asked for (${cited(source)}).` }
  })
}
