import { type Cents, centsOf, dollarLabel } from '../money.ts'
import { percentOf } from '../payment.ts'
import { cited, weightOf } from './citation.ts'
import type { QualityRule, ReviewedPlan } from './rule.ts'

/** The milestones' payments in cents, in their order. */
export function paymentsOf({ milestones }: Pick<ReviewedPlan, 'milestones'>): Cents[] {
  return milestones.map(({ payment_amount }) => centsOf(payment_amount))
}

/** All payments together, in cents. */
export function sum(payments: readonly Cents[]): Cents {
  return payments.reduce((total, payment) => total + payment, 0)
}

/** QC-08: the payments sum to the award to the cent; nothing is said when no award is known (brief §4). */
export const paymentsAgainstAward: QualityRule = {
  id: 'QC-08',
  checks: 'the payments sum to the award to the cent',
  severity: 'error',
  source: 'The award that was entered for the project',
  remedy: 'Change the payments until they sum to the award.',
  objections: (plan) => {
    const total = sum(paymentsOf(plan))
    if (!plan.award || total === plan.award) return []
    return [{ part: 'payment', message: `Payments total ${dollarLabel(total)}, the award is ${dollarLabel(plan.award)}.` }]
  },
}

/** QC-09: the award is within the ceiling of the component, option included; nothing is said where it is not known (brief §4). */
export const awardWithinCeiling: QualityRule = {
  id: 'QC-09',
  checks: 'the award is within the ceiling of topic and component',
  severity: 'error',
  source: 'The ceiling of the topic or of its component’s instructions; Navy SBIR 25.1 instructions: a wrong amount is rejected',
  remedy: 'Lower the award, or put the instructions that allow it beside the topic.',
  objections: ({ award, component }) => {
    if (!award) return []
    const ceiling = component?.award_ceiling
    if (!ceiling) return []
    const most = centsOf(ceiling.value) + centsOf(component.option?.value.ceiling)
    if (award <= most) return []
    const parts = component.option ? ' for base and option together' : ''
    return [
      {
        part: 'payment',
        ...weightOf(ceiling.source),
        message: `The award of ${dollarLabel(award)} is above the ceiling of ${dollarLabel(most)}${parts} (${cited(ceiling.source)}).`,
      },
    ]
  },
}

/** QC-10: where the component pays on days, the payments follow its percentages: 50, 35 and 15 for the Navy (brief §0.5). */
export const paidByDays: QualityRule = {
  id: 'QC-10',
  checks: 'where the component pays on fixed days, the payments have its percentages',
  severity: 'warning',
  source: 'Navy SBIR 25.1 instructions: 50% at day 15, 35% at day 90 and 15% at day 180 of base and of option',
  remedy: 'Give the milestones nearest to these days the amounts, and the others none.',
  objections: (plan) => {
    const preset = plan.component?.day_payments
    const paid = paymentsOf(plan).filter((payment) => payment > 0)
    if (
      !preset ||
      paid.length === 0 ||
      followsPreset(
        paid,
        preset.value.map(({ percent }) => percent),
      )
    )
      return []
    const days = preset.value.map(({ day, percent }) => `${percent}% on day ${day}`).join(', ')
    return [
      { part: 'payment', message: `${plan.component?.component} pays on days, not on milestones: ${days} (${cited(preset.source)}).` },
    ]
  },
}

/** Whether payments are the preset's percentages once, or once for each of several parts such as base and option. */
function followsPreset(paid: readonly Cents[], percents: readonly number[]): boolean {
  if (paid.length % percents.length !== 0) return false
  return paid.every((payment, at) => {
    const from = at - (at % percents.length)
    return percentOf(payment, sum(paid.slice(from, from + percents.length))) === percents[at - from]
  })
}
