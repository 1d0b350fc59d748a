import type { InitialMilestone } from '../../../domain/milestone.ts'
import { componentOf } from '../component.ts'
import { counted } from '../english/wording.ts'
import { dataItem } from '../milestones/component-lines.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { handedOver } from './handed-over.ts'
import { namedPapers } from './named-papers.ts'
import { isSoftware } from './thing-kind.ts'

/** The most things of a last milestone, and how many of them every plan has: report, plan of what follows, matrix. */
export const MOST_AT_CLOSE = 6
const ALWAYS = 3

/** What is handed over at the end: the final report, what the solicitation names, the plan of the next phase, the completed matrix. */
export function closeDeliverables(brief: PlanBrief, { milestone_number }: InitialMilestone): string[] {
  const { demands, subject, facts } = brief
  const count = demands.requirements.length
  const rows = count > 0 ? `for each of the ${counted(count, 'requirement')}` : 'for each requirement'
  const item = dataItem(componentOf(facts), /scientific and technical|final report/i)
  const results = facts.phase === 'I' ? 'results and estimate of feasibility' : 'results and technical state'
  const handed = made(brief)
  return [
    `Final report with the SF 298 as first page (PDF${item === '' ? '' : `, ${item}`}): objectives, work performed, ${results} of ${subject.short}, to the TPOC`,
    ...handed,
    ...namedPapers(brief, handed, MOST_AT_CLOSE - ALWAYS - handed.length),
    nextPlan(brief),
    `Completed verification matrix (XLSX) with result and place of the evidence ${rows}, annexed to the final report of Milestone ${milestone_number}, to the TPOC`,
  ]
}

/** What the solicitation names, else in Phase II the demonstrated prototype itself. */
function made(brief: PlanBrief): string[] {
  const named = handedOver(brief)
  const { subject, facts } = brief
  if (named.length > 0 || facts.phase === 'I') return named
  return isSoftware(subject.short, brief)
    ? [`Demonstrated version of ${subject.short} (ZIP): software, source, operating notes and open defects, to the TPOC`]
    : [`Demonstrated prototype of ${subject.short} (hardware) with operating notes and drawings (PDF), to the TPOC`]
}

function nextPlan({ facts, subject, closing }: PlanBrief): string {
  if (facts.phase === 'II')
    return `Phase III transition plan for ${subject.short} (PDF): users, steps to fielding, owners, costs, dates, to the TPOC`
  const asked = closing.find(({ text }) => /phase ii\b.*\bplan|plan\b.*phase ii\b/i.test(text))
  const page = asked?.page ? ` (solicitation p. ${asked.page})` : ''
  return `Phase II development plan for ${subject.short}${page} (PDF): tasks, goals in numbers, milestones, risks, to the TPOC`
}
