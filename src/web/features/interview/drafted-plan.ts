import type { InitialMilestone, RefinedMilestone } from '../../../domain/milestone.ts'
import { type Cents, dollarString } from '../../../domain/money.ts'
import { percentOf } from '../../../domain/payment.ts'
import { plannedPayments } from '../../../domain/work-breakdown/planned-milestones.ts'

/** The initial plan with the refined texts put in by milestone number; a milestone that came back blank or not at all stays as it was. */
export function refinedByNumber(initial: readonly InitialMilestone[], refined: readonly InitialMilestone[]): InitialMilestone[] {
  const written = new Map(refined.filter(({ text }) => text.trim() !== '').map((milestone) => [milestone.milestone_number, milestone]))
  return initial.map((milestone) => {
    const better = written.get(milestone.milestone_number)
    if (!better) return milestone
    const { text, written_by, requirement_ids = milestone.requirement_ids, deliverables = milestone.deliverables } = better
    return { ...milestone, text, requirement_ids, ...(deliverables && { deliverables }), ...(written_by && { written_by }) }
  })
}

/** The milestones with what was written for their number, else what came with their text; nothing at all is an empty list, which is shown as placeholders (spec §5). */
export function deliverablesByNumber(
  milestones: readonly InitialMilestone[],
  written: readonly { milestone_number: number; deliverables: string[] }[],
): RefinedMilestone[] {
  const byNumber = new Map(written.map(({ milestone_number, deliverables }) => [milestone_number, deliverables]))
  return milestones.map((milestone) => ({
    ...milestone,
    deliverables: byNumber.get(milestone.milestone_number) ?? milestone.deliverables ?? [],
  }))
}

/**
 * The milestones with their payments: what was planned for each, else those of the plan before where they split the same award over as many milestones, else
 * the default, the award split to the cent (spec §9).
 */
export function withPayments(milestones: readonly RefinedMilestone[], award: Cents, before: readonly Cents[]): RefinedMilestone[] {
  const planned = milestones.map(({ paid }) => paid)
  const isSplitBefore =
    planned.every((one) => !one) && before.length === milestones.length && before.reduce((sum, one) => sum + one, 0) === award
  const payments = isSplitBefore ? before : plannedPayments(award, planned)
  return milestones.map(({ paid: _, ...milestone }, index) => {
    const payment = payments[index] ?? 0
    return { ...milestone, payment_amount: dollarString(payment), payment_percentage: percentOf(payment, award) }
  })
}
