import { componentOf } from '../component.ts'
import { thingsIn } from '../demands/handover.ts'
import { shortened } from '../english/noun-phrase.ts'
import { lowerStart } from '../english/wording.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { publicSummary } from './component-lines.ts'
import { type Draft, unique } from './kickoff.ts'
import { nextPhaseTasks } from './next-phase.ts'
import { dataRights } from './program-papers.ts'

/** The last milestone: the verdict on feasibility or performance, what is handed over, the plan of what comes next, and the report. */
export function closeout(brief: PlanBrief): Draft {
  const { closing, demands } = brief
  const asked = closing.map(({ text, page }) => `${text}${page ? ` (solicitation p. ${page})` : ''}`)
  return {
    title: closeTitle(brief),
    opening: closeOpening(brief),
    tasks: [verdict(brief), ...asked, ...handovers(brief), ...nextPhaseTasks(brief), dataRights(), report(brief)],
    requirement_ids: unique([
      ...closing.flatMap(({ requirement_id }) => requirement_id ?? []),
      ...demands.handovers.map((one) => one.requirement_id),
    ]),
  }
}

/** What the solicitation names as deliverables, by short names; in a Phase II without such a list the prototype itself. */
function handovers({ demands, facts, subject }: PlanBrief): string[] {
  const things = demands.handovers.flatMap(({ text, page }) =>
    thingsIn(text).map((thing) => `${shortened(lowerStart(thing), 80)} (p. ${page})`),
  )
  if (things.length > 0) return [`hand over what the solicitation names: ${things.join('; ')}`]
  return facts.phase === 'II'
    ? [`hand over ${subject.short} as demonstrated, with operating notes, drawings or source, and the list of what is still open`]
    : []
}

function closeTitle({ facts, subject }: PlanBrief): string {
  const start =
    facts.phase === 'I' ? 'Feasibility verdict, final report and Phase II plan for' : 'Final report, transition plan and handover of'
  const thing = subject.full.replace(/ \([^)]*\)/g, '')
  return [`${start} ${thing}`, `${start} ${subject.short}`].find((title) => title.length <= 80) ?? start.replace(/ (?:for|of)$/, '')
}

function closeOpening({ due, facts, subject }: PlanBrief): string {
  const last = due.at(-1)
  return facts.phase === 'I'
    ? `By ${last} the Contractor shall state whether ${subject.short} ${subject.plural ? 'are' : 'is'} feasible, on what evidence, and what Phase II has to build on it.`
    : `By ${last} the Contractor shall hand over ${subject.short} with the evidence of what ${subject.plural ? 'they do' : 'it does'}, and the plan by which users come to have ${subject.plural ? 'them' : 'it'}.`
}

function verdict({ facts, demands, subject }: PlanBrief): string {
  const count = demands.requirements.length
  const each = count > 0 ? `each of the ${count} requirements in the verification matrix` : 'each requirement of the verification matrix'
  return facts.phase === 'I'
    ? `give for ${each} the result reached and the evidence. The verdict follows from them: ${subject.short} feasible, feasible with named changes, or not feasible`
    : `give for ${each} the measured result, the margin, and the place in the test records where it can be checked`
}

/** The DoD-wide rule: every phase ends with a final report whose first page is the SF 298 (DoD SBIR 25.1 BAA, section 5.8). */
function report({ facts, subject }: PlanBrief): string {
  const state = facts.phase === 'I' ? 'the estimate of feasibility' : 'the state of the technology'
  return `submit the final report with the SF 298 as its first page (DoD SBIR 25.1 BAA, section 5.8). The report gives the objectives, the work performed on ${subject.short}, the results and ${state}${publicSummary(componentOf(facts))}`
}
