import type { StoredMilestone } from '../../milestone.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import { stepTypeAt } from '../../step.ts'
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
  quantities: [],
  set_by: 'reader',
}

const TEXTS = [
  'Task 1 - Kickoff and baseline\n\nThe Contractor shall hold the kickoff meeting within 30 days of award at the Dayton laboratory.',
  'Task 2 - Chamber test\n\nThe Contractor shall measure the front-to-back ratio of the shield between 3 and 90 MHz; 30 dB has to be achieved.',
  'Task 3 - Final report\n\nThe Contractor shall hand in the final report with the SF 298 as its first page by award + 6 months.',
]
const CRITERIA = [
  'Minutes are received within 3 days.',
  'The ratio is at least 30 dB in 3 repeats.',
  'All 4 objectives carry a measured result.',
]

/** A small Phase I plan of three milestones to which no rule objects. */
export function soundPlan(): ReviewedPlan {
  return {
    milestones: TEXTS.map((text, index) => milestone(index + 1, text)),
    requirements: [SHIELD],
    phase: 'I',
    period: 6,
    award: 9_000_000,
    scope_paragraph: 'This plan covers the shield from kickoff to final report.',
  }
}

function milestone(milestone_number: number, refined_text: string): StoredMilestone {
  return {
    milestone_number,
    step_type: stepTypeAt(milestone_number, TEXTS.length),
    initial_text: null,
    refined_text,
    deliverables: [`Report D${milestone_number} (PDF)`],
    acceptance_criteria: [CRITERIA[milestone_number - 1] ?? ''],
    payment_amount: '30000.00',
    requirement_ids: milestone_number === 2 ? ['R1'] : [],
  }
}

/** The sound plan with one milestone changed. */
export function withMilestone(milestone_number: number, change: Partial<StoredMilestone>): ReviewedPlan {
  const plan = soundPlan()
  return { ...plan, milestones: plan.milestones.map((one) => (one.milestone_number === milestone_number ? { ...one, ...change } : one)) }
}
