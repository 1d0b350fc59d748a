import { criterionNumber, type StoredMilestone, shownText } from './milestone.ts'
import { parse } from './milestone-document.ts'
import { optionMilestoneLabel, PAYMENT_LABEL } from './milestone-option.ts'
import { centsOf, dollarLabel } from './money.ts'

/** The lines in which a text keeps a milestone of the option, as they are composed; a milestone whose criteria stand with their numbers gets them anew. */
export function optionText(milestone: StoredMilestone): string {
  const { milestone_number: number, deliverables, acceptance_criteria, payment_amount } = milestone
  const [title = '', ...body] = shownText(milestone).trim().split('\n')
  const [head] = parse(title).lines
  const payment = centsOf(payment_amount)
  return [
    `${optionMilestoneLabel(number)}: ${head?.kind === 'title' ? head.text : title}`,
    ...body,
    ...listed('Deliverables', deliverables),
    ...listed('Acceptance criteria', numbered(number, acceptance_criteria)),
    ...(payment > 0 ? [`${PAYMENT_LABEL}: ${dollarLabel(payment)}`] : []),
  ].join('\n')
}

/** Criteria behind their numbers: "C6.1 Heat". */
export function numbered(milestone_number: number, criteria: readonly string[]): string[] {
  return criteria.map((one, nth) => `${criterionNumber(milestone_number, nth + 1)} ${one.replace(/^C\d+\.\d+ /, '')}`)
}

function listed(label: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${label}:`, ...items.map((one) => `- ${one}`)]
}
