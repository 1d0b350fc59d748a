import { isSameCompany } from '../../../domain/company-name.ts'
import { shownText } from '../../../domain/milestone.ts'
import { kindOf } from '../../../domain/quality/how-task.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { isOfPhase } from '../../../domain/solicitation/requirement/of-phase.ts'
import { isProposalDuty } from '../../../domain/solicitation/requirement/proposal-duty.ts'
import { requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import { lacksMark } from '../../../domain/work-breakdown/composed/proven.ts'
import { cueList } from '../../../language/cue-list.ts'
import type { PlanFacts } from '../../drafter.ts'
import { type Gap, gapOf } from './gap.ts'
import { heldRows } from './held.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { asked } from './quoting.ts'
import { shown } from './requirement-gaps.ts'
import { SOLICITATION_ASKS } from './told-answers.ts'

/** What is asked because the topic or who works on the plan calls for it, and nothing in the plan says it: once in a plan, where it is first or last needed. */
export function topicGaps(now: MilestoneNow): Gap[] {
  const { step_type } = now.milestone
  if (step_type === 'kickoff') return [...sharesGap(now), ...travelGap(now)]
  return step_type === 'closeout' ? costGap(now) : []
}

/** Where somebody of another employer does a part, the company keeps its share of the work. */
function sharesGap({ facts, milestones }: MilestoneNow): Gap[] {
  const { people, plan } = heldRows({ facts })
  const others = [...new Set(people.flatMap(({ employer }) => (employer && !isOwn(employer, facts) ? [employer] : [])))]
  const isTold = plan.work_shares !== undefined || milestones.some((one) => shownText(one).includes('Work shares:'))
  if (isTold || others.length === 0 || facts.program_type === 'STTR') return []
  const least = facts.phase === 'I' ? 'two thirds' : 'half'
  const q = `What percent of the cost before profit does ${others.join(' and ')} have, and what percent does ${facts.company_name} keep?`
  const why = `In Phase ${facts.phase} of an SBIR the company itself does at least ${least} of the work by cost (DoD SBIR 25.1 BAA).`
  return [gapOf('terms', 6, { q, label: 'Work shares', why, min_items: 2, fills: { cell: 'work_shares', tasks: [] } }, 'shares')]
}

/** The company itself, or "us". */
function isOwn(employer: string, { company_name }: PlanFacts): boolean {
  return isSameCompany(employer, company_name) || OURS.find(employer)?.index === 0
}

const OURS = cueList('us | we | our | the company | the contractor')

/** Meetings have to be travelled to where the topic names a trip or has them at a site. */
const TRIP = cueList('travel* | trip/trips | site visit/visits | on site | in person')
const SITE = cueList('afb | base | fort | arsenal | proving ground | headquarters | center | laboratory | facility | site')

function travelGap({ facts, milestones }: MilestoneNow): Gap[] {
  const trip = ofWork(facts).find((one) => {
    const words = requirementWords(one)
    return TRIP.test(words) || (kindOf(words) === 'meeting' && SITE.test(words))
  })
  const isTold = facts.answers.some(({ answer }) => TRIP.test(answer)) || milestones.some((one) => TRIP.test(ownText(one, trip)))
  if (!trip || isTold) return []
  const q = `${SOLICITATION_ASKS}${asked(trip)}. Who travels there, how often, and in which months?`
  const why = 'Each trip stands in the plan and in the cost volume with its purpose; nothing in the plan speaks of it.'
  return [gapOf('where', 5, { q, label: 'Travel', why, min_items: 3, ...shown(trip) }, 'travel')]
}

function ownText(milestone: Parameters<typeof shownText>[0], trip: Requirement | undefined): string {
  const text = shownText(milestone)
  return trip ? text.replaceAll(requirementWords(trip), ' ') : text
}

/** A goal for what a unit costs is met by an estimate: its lot, and what it rests on. */
function costGap({ facts }: MilestoneNow): Gap[] {
  const rows = heldRows({ facts })
  const goal = ofWork(facts).find(
    (one) => one.whose === 'product' && one.quantities.some(({ unit }) => unit === 'dollars') && lacksMark(one, rows),
  )
  if (!goal) return []
  const q = `${SOLICITATION_ASKS}${asked(goal)}. What will a unit cost, in which lot, and on which quotes or parts list does that rest?`
  const why = 'No criterion of the plan holds this cost, and evaluators look for an estimate that can be followed.'
  return [gapOf('success', 6, { q, label: 'Cost of a unit', why, min_items: 3, ...shown(goal) }, 'unit cost')]
}

function ofWork({ analysis, phase }: PlanFacts): Requirement[] {
  return (analysis?.requirements ?? []).filter((one) => isOfPhase(one, phase) && !isProposalDuty(one))
}
