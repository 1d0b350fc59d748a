import { shareCriterion } from '../milestones/work-share.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { allOf } from './kickoff-criteria.ts'

/** What counts as done at the end: the final report, the verdict, the person's own targets, and the plan of what comes next. */
export function closeCriteria(brief: PlanBrief, due: string, targets: readonly string[]): string[] {
  return [report(brief, due), verdict(brief, due), ...targets, next(brief, due), ...shareCriterion(brief.facts, brief.answers, due)]
}

function report({ demands }: PlanBrief, due: string): string {
  const count = demands.requirements.length
  const all = count > 0 ? allOf(count) : 'all requirements of the matrix'
  return `The final report is accepted when it has the SF 298 as page 1 and gives for ${all} a result with the place of its evidence; delivered to the TPOC by ${due}`
}

function verdict({ facts, subject }: PlanBrief, due: string): string {
  return facts.phase === 'I'
    ? `The report states 1 verdict on the feasibility of ${subject.short} (feasible, feasible with named changes, or not feasible); each requirement not met has a cause and a remedy; the TPOC judges it by ${due}`
    : `Every requirement on ${subject.short} that is not met is listed with measured value, required value and cause; the TPOC can repeat its test from the records handed over by ${due}`
}

function next({ facts, closing, customer }: PlanBrief, due: string): string {
  if (facts.phase === 'I') {
    const asked = closing.find(({ text, page }) => page && /phase ii\b|further development/i.test(text))
    const source = asked ? `covers what the solicitation asks of it (p. ${asked.page}) and ` : ''
    return `The Phase II development plan is accepted when it ${source}gives each task a goal with a number and unit, a date and the risk that it retires; the TPOC judges it by ${due}`
  }
  const reader = customer === 'the TPOC' ? 'the TPOC' : `the TPOC and ${customer}`
  return `The Phase III transition plan names the user office, and for each step to fielding its owner, cost and date; ${reader} comment${customer === 'the TPOC' ? 's' : ''} on it in writing by ${due}`
}
