import { areStepsInFields } from '../../domain/answer-fields/steps-told.ts'
import { isLater } from '../../domain/solicitation/requirement/later.ts'
import { isOfOption } from '../../domain/solicitation/requirement/of-option.ts'
import { isOfPhase } from '../../domain/solicitation/requirement/of-phase.ts'
import { isProposalDuty } from '../../domain/solicitation/requirement/proposal-duty.ts'
import { newRow } from '../../domain/work-breakdown/alike-rows.ts'
import { type Answered, withAnswered, withAnsweredStep } from '../../domain/work-breakdown/answered-into-rows.ts'
import { countingOf } from '../../domain/work-breakdown/breakdown-of.ts'
import type { ComposedMilestone } from '../../domain/work-breakdown/composed/composed.ts'
import type { Composition, PlanFrame } from '../../domain/work-breakdown/composed/frame.ts'
import { composedPlan } from '../../domain/work-breakdown/composed/plan.ts'
import { withPapersAsked } from '../../domain/work-breakdown/composed/titled-papers.ts'
import { isFromSolicitation } from '../../domain/work-breakdown/from-solicitation.ts'
import { withMatchedRequirements } from '../../domain/work-breakdown/matched-requirements.ts'
import { withOffered } from '../../domain/work-breakdown/offered-into-rows.ts'
import { plannedSchedule } from '../../domain/work-breakdown/planned-milestones.ts'
import { MOST_ROWS } from '../../domain/work-breakdown/rows.ts'
import { isOfEveryPlan, solicitationSteps } from '../../domain/work-breakdown/solicitation-steps.ts'
import { standingSchedule } from '../../domain/work-breakdown/standing-milestones.ts'
import { placedSteps, type WorkBreakdown } from '../../domain/work-breakdown/work-breakdown.ts'
import type { PlanFacts } from '../drafter.ts'
import { answeredBy } from './filling/answered-rows.ts'
import { companyOffers } from './filling/company-offers.ts'
import { companyTold } from './filling/company-told.ts'
import { rowsTold } from './filling/rows-told.ts'

/** What a plan is composed from, and the plan itself. */
export type PlanRows = { composition: Composition; milestones: readonly ComposedMilestone[] }

/** A plan is drafted in several pieces from the same facts, which come anew with each call: the one that was composed last is composed once. */
let last: { facts: PlanFacts; state: string; plan: PlanRows } | undefined

/** The plan that the rows of some facts compose: the rows that are kept, else those that the answers tell, with what the interviews of steps say of them. */
export function planRows(facts: PlanFacts): PlanRows {
  if (last?.facts === facts) return last.plan
  const state = JSON.stringify(facts)
  const plan = last?.state === state ? last.plan : composedOf(facts)
  last = { facts, state, plan }
  return plan
}

function composedOf(facts: PlanFacts): PlanRows {
  const answered = answeredBy(facts.answers)
  const rows = facts.rows ?? rowsOfAnswers(facts, answered)
  const frame = frameOf(facts, rows)
  const placed = { ...rows, steps: placedSteps(rows.steps, frame.period) }
  const asked = withSolicitation({ ...placed, steps: withPapersAsked({ rows: placed, frame }) }, frame)
  const steps = asked.steps.map((step) => (isFromSolicitation(step) ? withAnsweredStep(step, answered.cells) : step))
  const composition = { rows: { ...asked, steps }, frame }
  return { composition, milestones: composedPlan(composition) }
}

/** The rows that the answers tell, those of the plan's interview and those of its steps, with what the company's profile and documents say of those who are named there. */
function rowsOfAnswers(facts: PlanFacts, answered: Answered): WorkBreakdown {
  const told = rowsTold(facts).rows.map((row) => newRow(row, row.position))
  const ids = Array.from({ length: MOST_ROWS }, (_, at) => `further-row-${at}`)
  const newId = () => ids.pop() ?? ''
  const ofCompany = facts.company ? companyTold(facts.company) : null
  const { rows: filled } = withAnswered(told, answered, newId)
  return countingOf(withOffered(filled, (rows) => companyOffers({ told: ofCompany, answers: facts.answers }, rows), newId))
}

/** The rows with what the solicitation asks: beside the steps that answer it, and as steps where none does. */
function withSolicitation(
  rows: WorkBreakdown,
  { requirements, option, dues, phase, topic, areStepsTold = false }: PlanFrame,
): WorkBreakdown {
  const asked = [...requirements, ...option].filter((one) => isOfPhase(one, phase) && !isOfEveryPlan(one))
  const steps = withMatchedRequirements(asked, rows.steps, rows)
  const plan = { phase, shown_by: dues.at(-2) ?? 1, objective: topic?.objective, undecided: rows.undecided, areStepsTold }
  const open = requirements.filter(({ id }) => !rows.left_out?.includes(id))
  return { ...rows, steps: [...steps, ...solicitationSteps(open, steps, plan)] }
}

/** What the plan is composed in: the program, its schedule, the topic and its component. */
function frameOf(facts: PlanFacts, rows: WorkBreakdown): PlanFrame {
  const { company_name, program_type, phase, period_of_performance, customer_organization, research_institution, system_name } = facts
  const ofWork = (facts.analysis?.requirements ?? []).filter((one) => !isProposalDuty(one))
  const later = ofWork.filter((one) => isLater(one, phase, facts.analysis?.topic))
  // the option of another phase is no option of this plan
  const option = ofWork.filter((one) => isOfOption(one) && isOfPhase(one, phase) && !later.includes(one))
  const planned = plannedSchedule(rows, phase, period_of_performance)
  // a plan that stands has its own milestones, whatever has been planned since
  const { standing } = facts
  const isStanding = standing !== undefined && (standing.length === planned.dues.length || planned.named.length > 0)
  const { dues, named } = isStanding ? standingSchedule(standing, planned.named) : planned
  return {
    company_name,
    program_type,
    phase,
    period: period_of_performance,
    milestones: dues.length,
    dues,
    named,
    customer: customer_organization,
    research_institution,
    system_name,
    topic: facts.analysis?.topic ?? null,
    requirements: ofWork.filter((one) => !later.includes(one) && !option.includes(one)),
    later,
    option,
    component: facts.component,
    areStepsTold: areStepsInFields(facts.answers),
  }
}
