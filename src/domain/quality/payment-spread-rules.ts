import { cueList } from '../../language/cue-list.ts'
import { type Cents, dollarLabel } from '../money.ts'
import { percentOf } from '../payment.ts'
import { PRACTICE } from './citation.ts'
import { paymentsOf, sum } from './payment-rules.ts'
import type { QualityRule, ReviewedPlan } from './rule.ts'

/** Payments to judge; none when nothing is known of them, or when the component pays on days whatever the milestones say. */
function judgedPayments(plan: ReviewedPlan): { payments: Cents[]; total: Cents } {
  const payments = plan.component?.day_payments ? [] : paymentsOf(plan)
  const total = sum(payments)
  return { payments: total > 0 ? payments : [], total }
}

const CERTIFICATION = cueList('life cycle certif* | lifecycle certif*')

/** Least share of the last payment, in percent. A custom, not a rule of any solicitation, hence advice. */
const LEAST_AT_END = 5

/** QC-12: the final report has a payment that is worth waiting for (brief §4). */
export const finalPayment: QualityRule = {
  id: 'QC-12',
  checks: `the last milestone, with the final report, holds at least ${LEAST_AT_END}% of the payments`,
  severity: 'advice',
  source: PRACTICE,
  remedy: 'Keep 5 to 10% of the award for the acceptance of the final report.',
  objections: (plan) => {
    const { payments, total } = judgedPayments(plan)
    const last = payments.at(-1) ?? 0
    const unpaid = afterLastPayment(plan, payments)
    if (unpaid.length > 0)
      return [
        { milestone_number: unpaid[0], part: 'payment', message: unpaidWords(unpaid), remedy: 'Split the award over all milestones.' },
      ]
    if (payments.length < 2 || last * 100 >= total * LEAST_AT_END) return []
    return [
      {
        milestone_number: plan.milestones.at(-1)?.milestone_number,
        part: 'payment',
        message: `The last milestone is paid ${dollarLabel(last)}, ${percentOf(last, total)}% of all payments.`,
      },
    ]
  },
}

/** The milestones behind the last one that is paid. */
function afterLastPayment({ milestones }: ReviewedPlan, payments: readonly Cents[]): number[] {
  const paid = payments.findLastIndex((payment) => payment > 0)
  return paid < 0 ? [] : milestones.slice(paid + 1).map(({ milestone_number }) => milestone_number)
}

function unpaidWords(numbers: readonly number[]): string {
  const [first = 1] = numbers
  const those = numbers.length === 1 ? `Milestone ${first} is` : `Milestones ${first} to ${numbers.at(-1)} are`
  return `${those} paid nothing: the last payment comes with Milestone ${first - 1}, and the work after it is unpaid.`
}

/** QC-13: in Phase II the life-cycle certification stands where more than half is paid (brief §2.3). */
export const lifeCycleCertification: QualityRule = {
  id: 'QC-13',
  checks: 'in Phase II the milestone that brings the payments above 50% names the life-cycle certification',
  severity: 'advice',
  source: 'DoD SBIR 25.1 BAA, section 2.11; Army SBIR 25.4 Release 12 instructions, section 2.4',
  remedy: 'Add the life-cycle certification to what this milestone or an earlier one hands over.',
  objections: (plan, { said }) => {
    const { payments, total } = judgedPayments(plan)
    if (plan.phase !== 'II') return []
    const crossing = plan.milestones[payments.findIndex((_, index) => sum(payments.slice(0, index + 1)) * 2 > total)]
    const isNamed = said.some(
      ({ milestone_number = Number.POSITIVE_INFINITY, sentence }) =>
        milestone_number <= (crossing?.milestone_number ?? 0) && CERTIFICATION.test(sentence),
    )
    if (!crossing || isNamed) return []
    const message = `With Milestone ${crossing.milestone_number} more than 50% is paid; the life-cycle certification is due before.`
    return [{ milestone_number: crossing.milestone_number, part: 'payment', message }]
  },
}
