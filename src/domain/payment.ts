import type { Cents } from './money.ts'

/** Default share of the award for milestones 1 to 5, in percent; further milestones get 0 (spec §9). */
export const DEFAULT_SPLIT = [15, 25, 20, 25, 15] as const

/** Default payments of a plan. Largest remainder, so that five or more milestones sum to the award to the cent. */
export function splitAward(award: Cents, milestones: number): Cents[] {
  const shares = Array.from({ length: milestones }, (_, index) => DEFAULT_SPLIT[index] ?? 0)
  const exact = shares.map((share) => (award * share) / 100)
  const payments = exact.map(Math.floor)
  const promised = Math.round(exact.reduce((sum, payment) => sum + payment, 0))
  const byRemainder = exact
    .map((payment, index) => ({ index, remainder: payment - Math.floor(payment) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  const missing = promised - payments.reduce((sum, payment) => sum + payment, 0)
  for (const { index } of byRemainder.slice(0, missing)) payments[index] = (payments[index] ?? 0) + 1
  return payments
}

/** How much of the award the milestones' payments use up (spec §5). Percentages have one decimal. */
export type Allocation = { kind: 'over'; percent: number } | { kind: 'full' } | { kind: 'partial'; percentLeft: number }

/** Compares in cents, never in rounded percent, so 100.04 % is over and 99.96 % is not full (spec §5). */
export function allocation(payments: Cents[], award: Cents): Allocation {
  const total = payments.reduce((sum, payment) => sum + payment, 0)
  if (award === 0 && total === 0) return { kind: 'partial', percentLeft: 100 }
  if (total > award) return { kind: 'over', percent: percentOf(total, award) }
  if (total === award) return { kind: 'full' }
  return { kind: 'partial', percentLeft: percentOf(award - total, award) }
}

/** A payment's percentage of the award, one decimal; 0 when no award is known (spec §9). */
export function percentOf(payment: Cents, award: Cents): number {
  return award === 0 ? (payment === 0 ? 0 : 100) : Math.round((payment / award) * 1000) / 10
}
