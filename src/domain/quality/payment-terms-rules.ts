import { cueList } from '../../language/cue-list.ts'
import { type Cents, dollarLabel } from '../money.ts'
import { cited } from './citation.ts'
import { paymentsOf } from './payment-rules.ts'
import type { Objection, QualityRule, ReviewedPlan } from './rule.ts'

const BUT_THE_LAST = cueList(
  'other than the last | other than the final | except the last | except the final | except for the last | but the last',
)

/** QC-11: the payments keep the shares and the number that the solicitation sets for them. */
export const paymentsAsAsked: QualityRule = {
  id: 'QC-11',
  checks: 'no payment is larger, the last one no smaller and their number no other than the solicitation asks for',
  severity: 'error',
  source: 'What the solicitation or its component’s instructions ask of the payments',
  remedy: 'Move money between the milestones, or add a milestone to pay for.',
  objections: (plan) => {
    const payments = paymentsOf(plan)
    const total = payments.reduce((sum, payment) => sum + payment, 0)
    return total > 0 ? [...tooLarge(plan, payments, total), ...tooSmallAtEnd(plan, payments, total), ...miscounted(plan, payments)] : []
  },
}

function tooLarge({ milestones, component }: ReviewedPlan, payments: readonly Cents[], total: Cents): Objection[] {
  const { value: most = 100, source } = component?.most_paid_at_once ?? {}
  if (!source) return []
  const last = BUT_THE_LAST.test(source.uploaded?.quote ?? '') ? lastPaid(payments) : -1
  return milestones.flatMap(({ milestone_number }, at) => {
    const paid = payments[at] ?? 0
    if (at === last || !isAbove(paid, most, total)) return []
    const message = `Milestone ${milestone_number} is paid ${dollarLabel(paid)}, ${shareOf(paid, total)}% of the price; at most ${most}% is asked for (${cited(source)}).`
    return [{ milestone_number, part: 'payment' as const, message }]
  })
}

function tooSmallAtEnd({ milestones, component }: ReviewedPlan, payments: readonly Cents[], total: Cents): Objection[] {
  const { value: least = 0, source } = component?.least_paid_last ?? {}
  const at = lastPaid(payments)
  const paid = payments[at] ?? 0
  if (!source || paid * 100 + ROUNDED >= least * total) return []
  const message = `The last payment is ${dollarLabel(paid)}, ${shareOf(paid, total)}% of the price; at least ${least}% is asked for (${cited(source)}).`
  return [{ milestone_number: milestones[at]?.milestone_number, part: 'payment', message }]
}

function miscounted({ component }: ReviewedPlan, payments: readonly Cents[]): Objection[] {
  const { value, source } = component?.payments ?? {}
  const number = payments.filter((payment) => payment > 0).length
  const { from = 0, to = Number.POSITIVE_INFINITY } = value ?? {}
  if (!source || (number >= from && number <= to)) return []
  const wanted = value?.from && value.to ? `${from} to ${to}` : value?.to ? `at most ${to}` : `at least ${from}`
  return [{ part: 'payment', message: `${number} milestones are paid; ${wanted} are asked for (${cited(source)}).` }]
}

const lastPaid = (payments: readonly Cents[]): number => payments.findLastIndex((payment) => payment > 0)

/** Shares of an award are rounded to the cent. */
const ROUNDED = 100
const isAbove = (paid: Cents, percent: number, total: Cents): boolean => paid * 100 > percent * total + ROUNDED

/** With one decimal where the share is no whole number: "20.4". */
const shareOf = (paid: Cents, total: Cents): string => String(Math.round((paid * 1000) / total) / 10)
