import type { Term } from '../component/terms-asked.ts'
import { type Cents, dollarLabel } from '../money.ts'
import { cited } from './citation.ts'
import { paymentsOf, sum } from './payment-rules.ts'
import { type MostAtOnce, paymentTermsIn } from './payment-terms.ts'
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
    const total = sum(payments)
    if (total === 0) return []
    const { most, least_last } = paymentTermsIn(plan.requirements, plan.phase)
    return [
      ...(most ? tooLarge(plan, { payments, total }, most) : []),
      ...(least_last ? tooSmallAtEnd(plan, { payments, total }, least_last) : []),
    ]
  },
}

type Paid = { payments: readonly Cents[]; total: Cents }

function tooLarge({ milestones }: ReviewedPlan, { payments, total }: Paid, { value, source }: Term<MostAtOnce>): Objection[] {
  const last = value.but_last ? lastPaid(payments) : -1
  return milestones.flatMap(({ milestone_number }, at): Objection[] => {
    const paid = payments[at] ?? 0
    if (at === last || shareOf(paid, total) <= value.percent) return []
    const told = `Milestone ${milestone_number} is paid ${dollarLabel(paid)}, ${shareOf(paid, total)}% of the price`
    return [{ milestone_number, part: 'payment', message: `${told}; at most ${value.percent}% is asked for (${cited(source)}).` }]
  })
}

function tooSmallAtEnd({ milestones }: ReviewedPlan, { payments, total }: Paid, { value: least, source }: Term<number>): Objection[] {
  const at = lastPaid(payments)
  const paid = payments[at] ?? 0
  if (shareOf(paid, total) >= least) return []
  const told = `The last payment is ${dollarLabel(paid)}, ${shareOf(paid, total)}% of the price`
  return [
    {
      milestone_number: milestones[at]?.milestone_number,
      part: 'payment',
      message: `${told}; at least ${least}% is asked for (${cited(source)}).`,
    },
  ]
}

const lastPaid = (payments: readonly Cents[]): number => payments.findLastIndex((payment) => payment > 0)

/** A share of the price in percent, as it is judged and told: to one decimal, so that a third by 33.3 percent is none too large. */
const shareOf = (paid: Cents, total: Cents): number => Math.round((paid * 1000) / total) / 10
