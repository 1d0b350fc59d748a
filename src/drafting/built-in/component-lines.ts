import type { ComponentFacts, FactSource } from '../../domain/component/component-facts.ts'
import type { PlanBrief } from './plan-brief.ts'

/** Where a component's rule stands, as a plan cites it: "Army SBIR 25.4 instructions, section 5.6". */
export function cited({ document, place }: FactSource): string {
  return place === '' ? document : `${document}, ${place}`
}

/** What the component asks for at the end of the phase, each with its document: the option that is planned apart, the days on which it pays, papers by name. */
export function closingRules(component: ComponentFacts | null, { facts, subject }: Pick<PlanBrief, 'facts' | 'subject'>): string[] {
  if (!component) return []
  const { option, required_reports } = component
  const papers = required_reports?.value.filter((name) => !/^(?:kick-?off|status|progress)/i.test(name)) ?? []
  return [
    ...(option
      ? [
          `describe the ${option.value.months}-month Phase ${facts.phase} Option on ${subject.short}, which is planned separately and not priced in these milestones: it prepares Phase II and does not continue the proof of feasibility (${cited(option.source)})`,
        ]
      : []),
    ...(papers.length > 0 && required_reports
      ? [`hand in the papers that the component names (${cited(required_reports.source)}): ${papers.join('; ')}`]
      : []),
  ]
}

/** The days on which the component pays, as a sentence: they are no milestones. Empty where it pays on milestones. */
export function dayPayments(component: ComponentFacts | null): string {
  const paid = component?.day_payments
  if (!paid) return ''
  const days = paid.value.map(({ day, percent }) => `${percent}% on day ${day}`)
  return `The component pays by days, not by milestones: ${days.slice(0, -1).join(', ')} and ${days.at(-1)} (${cited(paid.source)}).`
}
