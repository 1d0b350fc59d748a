import { cueList } from '../../language/cue-list.ts'
import { STATUS_REPORT, tellsStatusReports } from '../component/report-interval.ts'
import { NOTHING_HANDED } from '../milestone.ts'
import type { PlanToLayOut } from './form-document.ts'

/** Reports that are not asked for are named by no document. */
const DENIES = cueList('not | no | never')
/** "DD250" is written so wherever it stands. */
const CAPITAL = /^\p{Lu}(?=\p{Ll})/u

/** What a document says where a milestone hands nothing over: that it does not, and which reports the solicitation wants as long as the work goes on. */
export function noneHanded({ asked = [] }: Pick<PlanToLayOut, 'asked'>): string {
  const running = asked.find(({ requirement: { quote } }) => tellsStatusReports(quote) && !DENIES.test(quote))?.requirement
  const name = running && STATUS_REPORT.find(running.quote)?.text
  return name
    ? `${NOTHING_HANDED}. Meanwhile: ${name.replace(CAPITAL, (letter) => letter.toLowerCase())} (solicitation, p. ${running.page})`
    : NOTHING_HANDED
}

/** What a milestone hands over, or that it hands over nothing. */
export function handedOrNone(deliverables: readonly string[], none: string): readonly string[] {
  return deliverables.length > 0 ? deliverables : [none]
}
