import type { StoredMilestone } from './milestone.ts'
import { type Cents, centsOf } from './money.ts'
import type { Months } from './program.ts'

/** Default share of the award for milestones 1 to 5, in percent; further milestones get 0 (spec §9). */
export const DEFAULT_SPLIT = [15, 25, 20, 25, 15] as const

/** Default payments of a plan; five or more milestones sum to the award to the cent (spec §9). */
export function splitAward(award: Cents, milestones: number): Cents[] {
  return sharesOf(
    award,
    Array.from({ length: milestones }, (_, index) => DEFAULT_SPLIT[index] ?? 0),
    100,
  )
}

/** Payments over all milestones, each by the months since the one before it is due; they sum to the award to the cent. */
export function spreadAward(award: Cents, due: readonly Months[]): Cents[] {
  const months = due.map((month, index) => Math.max(1, month - (due[index - 1] ?? 0)))
  return sharesOf(award, months, sumOf(months))
}

/** Days in a month, to tell which milestone is due about a day that a component pays on. */
const DAYS = 30

/** Payments where the component pays on days (Navy SBIR 25.1 instructions: 50, 35 and 15 percent): each falls to the milestone due nearest to its day. */
export function payByDays(award: Cents, due: readonly Months[], days: readonly { day: number; percent: number }[]): Cents[] {
  const shares = due.map(() => 0)
  for (const { day, percent } of days) {
    const distance = (at: number) => Math.abs((due[at] ?? 0) * DAYS - day)
    const free = shares.flatMap((share, at) => (share === 0 ? [at] : []))
    const nearest = free.reduce((best, at) => (distance(at) < distance(best) ? at : best), free[0] ?? shares.length - 1)
    shares[nearest] = (shares[nearest] ?? 0) + percent
  }
  return sharesOf(award, shares, 100)
}

/** The award by shares of a whole, to the cent. */
function sharesOf(award: Cents, shares: readonly number[], whole: number): Cents[] {
  return wholeCents(shares.map((share) => (award * share) / whole))
}

/** Exact amounts in whole cents whose sum is the `total`: what rounding down leaves goes to the largest remainders. */
export function wholeCents(exact: readonly number[], total: Cents = Math.round(sumOf(exact))): Cents[] {
  const payments = exact.map(Math.floor)
  const missing = total - sumOf(payments)
  const byRemainder = exact
    .map((payment, index) => ({ index, remainder: payment - Math.floor(payment) }))
    .sort((a, b) => Math.sign(missing) * (b.remainder - a.remainder) || a.index - b.index)
  for (const { index } of byRemainder.slice(0, Math.abs(missing))) payments[index] = (payments[index] ?? 0) + Math.sign(missing)
  return payments
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, one) => sum + one, 0)
}

/** What milestones are paid together, in cents. */
export function paidTogether(milestones: readonly Pick<StoredMilestone, 'payment_amount'>[]): Cents {
  return sumOf(milestones.map(({ payment_amount }) => centsOf(payment_amount)))
}

/** How much of the award the milestones' payments use up (spec §5). Percentages have one decimal. */
export type Allocation = { kind: 'over'; percent: number } | { kind: 'full' } | { kind: 'partial'; percentLeft: number }

/** Compares in cents, never in rounded percent, so 100.04 % is over and 99.96 % is not full (spec §5). */
export function allocation(payments: Cents[], award: Cents): Allocation {
  const total = sumOf(payments)
  if (award === 0 && total === 0) return { kind: 'partial', percentLeft: 100 }
  if (total > award) return { kind: 'over', percent: percentOf(total, award) }
  if (total === award) return { kind: 'full' }
  return { kind: 'partial', percentLeft: percentOf(award - total, award) }
}

/** A payment's percentage of the award, one decimal; 0 when no award is known (spec §9). */
export function percentOf(payment: Cents, award: Cents): number {
  return award === 0 ? (payment === 0 ? 0 : 100) : Math.round((payment / award) * 1000) / 10
}
