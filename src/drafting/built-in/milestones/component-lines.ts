import type { ComponentFacts, FactSource } from '../../../domain/component/component-facts.ts'
import type { PlanBrief } from '../plan-brief.ts'

/** Where a component's rule stands, as a plan cites it: "Army SBIR 25.4 Release 12 instructions, section 5.6". */
export function cited({ document, place }: FactSource): string {
  return place === '' ? document : `${document}, ${place}`
}

/** Reports that the plan has already, whatever the component says. */
const HAS_ALREADY =
  /^(?:kick-?off|status|progress|quarterly status|final report\b(?! of)|scientific and technical report|phase iii plan|preliminary report)/i

/** What the component asks for at the end of the phase, each with its document: the option that is planned apart, and papers by name. */
export function closingRules(component: ComponentFacts | null, { facts, subject }: Pick<PlanBrief, 'facts' | 'subject'>): string[] {
  if (!component) return []
  const { option, required_reports } = component
  const papers = required_reports?.value.filter((name) => !HAS_ALREADY.test(name)) ?? []
  return [
    ...(option
      ? [
          `describe the ${option.value.months}-month Phase ${facts.phase} Option on ${subject.short}, which is planned separately and not priced in these milestones: it prepares Phase II and does not continue the proof of feasibility (${cited(option.source)})`,
        ]
      : []),
    ...(papers.length > 0 && required_reports
      ? [`hand in, as the component asks (${cited(required_reports.source)}): ${papers.join('; ')}`]
      : []),
  ]
}

/** The days on which the component pays, as a sentence: they are no milestones. Empty where it pays on milestones. */
export function dayPayments(component: ComponentFacts | null): string {
  const paid = component?.day_payments
  if (!paid) return ''
  const days = paid.value.map(({ day, percent }) => `${percent}% on day ${day}`)
  return `The base is paid by days, not by milestones: ${days.slice(0, -1).join(', ')} and ${days.at(-1)} (${cited(paid.source)}).`
}

/** The data item under which the component wants a report: "DI-MISC-80711A"; '' where it names none. */
export function dataItem(component: ComponentFacts | null, report: RegExp): string {
  const named = component?.required_reports?.value.find((name) => report.test(name)) ?? ''
  return /\b(DI-[A-Z]+-\d+[A-Z]?)\b/.exec(named)?.[1] ?? ''
}

/** The summary for the public that the component wants before the final report, with its document; '' where it wants none. */
export function publicSummary(component: ComponentFacts | null): string {
  const rule = component?.notes.find(({ text }) => /one-page summary that can be published/i.test(text))
  return rule ? `; a one-page summary that can be published stands in front (${cited(rule.source)})` : ''
}
