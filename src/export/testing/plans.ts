import type { StoredMilestone } from '../../domain/milestone.ts'
import { dollarString } from '../../domain/money.ts'
import { splitAward } from '../../domain/payment.ts'
import type { FinishedPlan } from '../../domain/plan.ts'
import { stepTypeAt } from '../../domain/step.ts'

const TITLES = ['Kickoff and baseline', 'Design and modelling', 'Fabrication', 'Chamber test', 'Final report and Phase II plan']

const SENTENCE =
  'The Contractor shall measure the front-to-back ratio at 3, 30 and 90 MHz in the anechoic chamber, three repeats each, and keep the raw data.'

/** A plan of the usual size: each milestone about `words` words long, the award of $140,000 split as the product splits it. */
export function usualPlan(milestones: number, words = 150): FinishedPlan {
  const payments = splitAward(14_000_000, milestones)
  return {
    phase: milestones === 5 ? 'I' : 'II',
    program_type: 'SBIR',
    company_name: 'Marlow Electromagnetics, Inc.',
    customer_org: 'NAVAIR',
    period_of_performance: milestones === 5 ? 6 : 24,
    scope_paragraph: 'This plan covers the design, fabrication and chamber test of a shield for a high-frequency antenna.',
    milestones: payments.map((payment, index) => usualMilestone(index + 1, milestones, words, dollarString(payment))),
  }
}

function usualMilestone(milestone_number: number, count: number, words: number, payment_amount: string): StoredMilestone {
  const sentences = Array.from({ length: Math.ceil(words / SENTENCE.split(' ').length) }, () => SENTENCE)
  return {
    milestone_number,
    step_type: stepTypeAt(milestone_number, count),
    initial_text: null,
    refined_text: `Task ${milestone_number} - ${TITLES[(milestone_number - 1) % TITLES.length]}\n\n${sentences.join(' ')}`,
    deliverables: ['Kickoff briefing and minutes (PDF)', 'Requirements matrix (XLSX)'],
    acceptance_criteria: ['At least 30 dB is measured at 3, 30 and 90 MHz, shown in report section 3'],
    payment_amount,
  }
}
