import { milestoneBody, milestoneTitle, type StoredMilestone, shownCriteria, shownDeliverables, shownText } from './milestone.ts'
import { PAYMENT_EVENT, parse, paymentEvent, print } from './milestone-document.ts'
import { milestoneDueLabels } from './milestone-due.ts'
import { withOptionApart } from './milestone-option.ts'
import { centsOf, dollarLabel } from './money.ts'
import { type FinishedPlan, SCOPE_PLACEHOLDER } from './plan.ts'

/** The plan as the final screen shows and copies it: heading, scope, milestones with what is handed over, judged and paid, blank lines between (spec §2), the option behind them. */
export function planText(plan: Pick<FinishedPlan, 'phase' | 'scope_paragraph' | 'milestones'>): string {
  const scope = `Scope:\n${plan.scope_paragraph?.trim() || SCOPE_PLACEHOLDER}`
  const { base, option } = withOptionApart(plan.milestones)
  const behind = option.length > 0 ? [`Option:\n${print({ lines: option })}`] : []
  return [`Phase ${plan.phase} Work Plan:`, scope, ...base.map(milestoneText), ...behind].join('\n\n')
}

function milestoneText(milestone: StoredMilestone): string {
  const parts = [
    shownText(milestone).trim(),
    bulleted('Deliverables', shownDeliverables(milestone.deliverables)),
    bulleted('Acceptance criteria', shownCriteria(milestone)),
    `Payment: ${dollarLabel(centsOf(milestone.payment_amount))}`,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function bulleted(heading: string, items: readonly string[]): string {
  return [`${heading}:`, ...items.map((item) => `• ${item}`)].join('\n')
}

/** One row of the exported five-column table (spec §9). */
export type PlanRow = {
  number: string
  heading: string
  body: string
  duration: string
  deliverables: readonly string[]
  criteria: readonly string[]
  payment: string
  /** What has to have come about before it is paid. */
  paid_for?: string | undefined
}

/** The plan as rows of the Word table; missing parts are filled with the defaults of the export (spec §5, §9), but for what is handed over: nothing is nothing. */
export function planRows(plan: Pick<FinishedPlan, 'period_of_performance' | 'milestones'>): PlanRow[] {
  const labels = milestoneDueLabels(plan.milestones.map(shownText), plan.period_of_performance)
  return plan.milestones.map((milestone, index) => ({
    number: String(milestone.milestone_number).padStart(2, '0'),
    heading: `Task ${milestone.milestone_number} - ${milestoneTitle(shownText(milestone))}`,
    body: withoutEvent(milestoneBody(shownText(milestone))),
    duration: labels[index] ?? '',
    deliverables: milestone.deliverables,
    criteria: shownCriteria(milestone),
    payment: dollarLabel(centsOf(milestone.payment_amount)),
    paid_for: paymentEvent(shownText(milestone)),
  }))
}

/** A text without what its milestone is paid for, which stands with the payment. */
function withoutEvent(body: string): string {
  return print({ lines: parse(body).lines.filter((one) => one.kind !== 'label' || one.name !== PAYMENT_EVENT) })
}
