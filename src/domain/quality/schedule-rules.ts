import { numbersNamed } from '../grounding/plan-number.ts'
import { shownText } from '../milestone.ts'
import { milestoneDues } from '../milestone-due.ts'
import { centsOf } from '../money.ts'
import { PRACTICE } from './citation.ts'
import { isOfLater } from './quoted.ts'
import { at, placeName, type QualityRule, type ReviewedPlan, type Said } from './rule.ts'

/** QC-05: no month that a milestone names lies after the period of performance; what it says of a later phase or of an option, and what it quotes of the solicitation, is left alone (brief §4). */
export const monthAfterPeriod: QualityRule = {
  id: 'QC-05',
  checks: 'no month that a milestone names lies after the period of performance',
  severity: 'error',
  source: 'Navy SBIR 25.1 instructions: a proposal of the wrong length is rejected; DoD SBIR 25.4 BAA, Appendix A',
  remedy: 'Move the work into the period of performance.',
  objections: ({ period, phase, component }, { said }) =>
    said
      .filter((one) => !isOfLater(one, phase))
      .flatMap((one) => numbersNamed(one.own, 'month', 'due').map((month) => ({ one, month })))
      .filter(({ one, month }) => month > lastMonth(one, period, component))
      .map(({ one, month }) => ({
        message: `${placeName(one)} names month ${month}, after the ${period}-month period of performance${one.of_option ? ' and the option' : ''}.`,
        ...at(one),
      })),
}

/** The months of the option follow those of the period; where its length is not known, none of them is too late. */
function lastMonth({ of_option }: Said, period: number, component: ReviewedPlan['component']): number {
  if (!of_option) return period
  return component?.option ? period + component.option.value.months : Number.POSITIVE_INFINITY
}

/** The longest time between two paid events that reviewers let pass, in months. A custom, not a rule of any solicitation, hence advice. */
const LONGEST_GAP = { I: 3, II: 4 } as const

/** QC-07: no long stretch without an event that is paid, or without any where no payment is known (brief §4). */
export const longGap: QualityRule = {
  id: 'QC-07',
  checks: `no more than ${LONGEST_GAP.I} months (Phase II: ${LONGEST_GAP.II}) between two events that are paid`,
  severity: 'advice',
  source: PRACTICE,
  remedy: 'Pay a part at a milestone in between, or add one.',
  objections: (plan) => {
    const events = payableMonths(plan)
    return events.slice(1).flatMap((month, index) => {
      const before = events[index] ?? 0
      if (month - before <= LONGEST_GAP[plan.phase]) return []
      return [{ part: 'payment' as const, message: `Nothing is paid between month ${before} and month ${month}.` }]
    })
  },
}

/** The months in which something is paid, and the end of the period; all due months when no payments are known. */
function payableMonths({ milestones, period, component }: ReviewedPlan): number[] {
  if (milestones.length < 2 || component?.day_payments) return []
  const months = milestoneDues(milestones.map(shownText), period)
  const paid = months.filter((_, index) => centsOf(milestones[index]?.payment_amount) > 0)
  return paid.length === 0 ? months : [...new Set([...paid, period])]
}
