import type { ComponentFacts } from '../../component/component-facts.ts'
import type { StoredMilestone } from '../../milestone.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import { stepTypeAt } from '../../step.ts'
import type { Finding } from '../review.ts'
import { reviewPlan } from '../review-plan.ts'
import type { ReviewedPlan } from '../rule.ts'

/** What a topic asks of a shield: a measured threshold and a report. */
export const SHIELD: Requirement = {
  id: 'R1',
  text: 'Front-to-back ratio of 30 dB',
  kind: 'performance',
  strength: 'must',
  phase: 'I',
  page: 2,
  quote: 'The shield shall achieve a front-to-back ratio of 30 dB between 3 and 90 MHz.',
  quantities: [{ printed: '30 dB', value: '30', unit: 'dB', comparator: '>=', threshold_or_objective: null, what: 'front-to-back ratio' }],
  set_by: 'reader',
}

const SOURCE = { document: 'Air Force SBIR instructions', release: '25.1', place: 'page 4' }

/** What a component asks of a Phase I plan without option and without payments on days. */
export const COMPONENT: ComponentFacts = {
  component: 'Air Force',
  phase: 'I',
  program_type: 'SBIR',
  direct_to_phase_2: false,
  award_ceiling: { value: 140_000, source: SOURCE },
  months: { value: { value: 6, exact: true }, source: SOURCE },
  page_limit: { value: 20, source: SOURCE },
  status_report_every: { value: 3, source: SOURCE },
  kickoff_within_days: { value: 30, source: SOURCE },
  notes: [],
}

type Written = Pick<StoredMilestone, 'refined_text' | 'deliverables' | 'acceptance_criteria'>

const KICKOFF: Written = {
  refined_text: `Milestone 1 - Kickoff and baseline of the shield

Task 1.1 (month 1): The Principal Investigator, Dr. Jane Roe (primarily employed by the Contractor, 25 hours a week), shall hold the kickoff with the Technical Point of Contact (TPOC) within 30 days of award. She shall present this plan by video from the Dayton laboratory.
Task 1.2 (month 1): Tom Velez shall model the present shield in the full-wave solver at the Dayton laboratory, as the baseline with which the objective of this plan is compared; the model feeds Task 2.1.

Risk: The solver license may lapse in month 1. Early sign: the vendor has sent no renewal by day 10. Fallback: the Contractor shall rent the solver by the hour.`,
  deliverables: ['Kickoff briefing (slides as PDF) and minutes listing actions, owners and dates (PDF), to the TPOC'],
  acceptance_criteria: [
    'The minutes reach the TPOC within 3 days of the meeting and name an owner and a date for each of the actions; the TPOC confirms them in writing by Award + 1 Month.',
  ],
}

const TEST: Written = {
  refined_text: `Milestone 2 - Chamber test of the shield

Task 2.1 (months 2 to 4): Maria Chen shall measure the front-to-back ratio of the shield between 3 and 90 MHz with a network analyzer in the anechoic chamber at Dayton. She shall show at least 30 dB in 3 repeats at each of 5 frequencies. The bench test of 2024 is the evidence for Technology Readiness Level (TRL) 3, the test report of this milestone for TRL 4.

The small business does 80% of the work by cost; the chamber is rented.
A status report shall reach the TPOC each quarter (PDF).
Risk: The chamber may be booked in month 3. Early sign: no slot is confirmed by month 2. Fallback: Maria Chen shall measure outdoors at the Springfield range, Ohio.`,
  deliverables: [
    'Test report on the shield (PDF) with raw data (CSV), to the TPOC, with SBIR data rights and their marking under DFARS 252.227-7018',
  ],
  acceptance_criteria: [
    'The test report is accepted when the front-to-back ratio is at least 30 dB between 3 and 90 MHz in 3 repeats, shown in section 3 with the raw data; the TPOC judges it by Award + 4 Months.',
  ],
}

const END: Written = {
  refined_text: `Milestone 3 - Feasibility verdict and final report

Task 3.1 (months 5 to 6): Dr. Jane Roe shall compare each measured value with the required one in a table at the Dayton laboratory. She shall state whether the shield is feasible, feasible with named changes, or not feasible.
Task 3.2 (months 5 to 6): Tom Velez shall plan Phase II at the Dayton laboratory by listing for each task a goal, a date and a lead. The program office for tactical radios, as first customer and end user, is asked for its comments.
Task 3.3 (month 6): Dr. Jane Roe shall write the final report with the SF 298 as its first page at the Dayton laboratory, from the minutes, the test report and the verdict.

Risk: A measured value may miss its threshold by less than 1 dB. Early sign: the first of the 3 repeats is below 30 dB. Fallback: Tom Velez shall compute the change of the sleeve with the model of Task 1.2.`,
  deliverables: ['Final report with the SF 298 as first page (PDF), to the TPOC', 'Phase II plan for the shield (PDF), to the TPOC'],
  acceptance_criteria: [
    'The final report carries a measured result for each of the 1 requirements and 1 verdict, and reaches the TPOC by Award + 6 Months; the TPOC replies within 10 business days.',
    'The Phase II plan gives each of its tasks a goal with number and unit; the TPOC judges it by Award + 6 Months.',
  ],
}

const WRITTEN = [KICKOFF, TEST, END]

/** A small Phase I plan of three milestones to which no rule objects. */
export function soundPlan(): ReviewedPlan {
  return {
    milestones: WRITTEN.map((written, index) => milestone(index + 1, written)),
    requirements: [SHIELD],
    phase: 'I',
    period: 6,
    program_type: 'SBIR',
    company_name: 'Meridian Works',
    award: 9_000_000,
    scope_paragraph:
      'Meridian Works (the Contractor) proposes a 6-month SBIR Phase I effort on the shield in 3 milestones, from kickoff to final report.',
    component: COMPONENT,
  }
}

function milestone(milestone_number: number, written: Written): StoredMilestone {
  return {
    milestone_number,
    step_type: stepTypeAt(milestone_number, WRITTEN.length),
    initial_text: null,
    ...written,
    payment_amount: '30000.00',
    requirement_ids: milestone_number === 2 ? ['R1'] : [],
  }
}

/** The sound plan with one milestone changed. */
export function withMilestone(milestone_number: number, change: Partial<StoredMilestone>): ReviewedPlan {
  const plan = soundPlan()
  return { ...plan, milestones: plan.milestones.map((one) => (one.milestone_number === milestone_number ? { ...one, ...change } : one)) }
}

/** The sound plan with a sentence added to one milestone's text. */
export function withSentence(milestone_number: number, sentence: string, plan: ReviewedPlan = soundPlan()): ReviewedPlan {
  const milestones = plan.milestones.map((one) =>
    one.milestone_number === milestone_number ? { ...one, refined_text: `${one.refined_text}\n${sentence}` } : one,
  )
  return { ...plan, milestones }
}

/** What one rule finds in a plan. */
export function foundBy(rule: string, plan: ReviewedPlan): Finding[] {
  return reviewPlan(plan).issues.filter((issue) => issue.rule === rule)
}
