import { inSentence } from '../../language/in-sentence.ts'
import { STATUS_REPORT, tellsStatusReports } from '../component/report-interval.ts'
import { denialsIn } from '../grounding/denial.ts'
import { NOTHING_HANDED } from '../milestone.ts'
import type { PlanToLayOut } from './form-document.ts'

/** What a document says where a milestone hands nothing over: that it does not, and which reports the solicitation wants as long as the work goes on. */
export function noneHanded({ asked = [] }: Pick<PlanToLayOut, 'asked'>): string {
  const running = asked.find(({ requirement: { quote } }) => tellsStatusReports(quote) && denialsIn(quote).length === 0)?.requirement
  const name = running && STATUS_REPORT.find(running.quote)?.text
  return name ? `${NOTHING_HANDED}. Meanwhile: ${inSentence(name)} (solicitation, p. ${running.page})` : NOTHING_HANDED
}

/** What a milestone hands over, or that it hands over nothing. */
export function handedOrNone(deliverables: readonly string[], none: string): readonly string[] {
  return deliverables.length > 0 ? deliverables : [none]
}
