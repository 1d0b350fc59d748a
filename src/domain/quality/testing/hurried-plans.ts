import type { StoredMilestone } from '../../milestone.ts'
import type { Topic } from '../../solicitation/analysis.ts'
import { stepTypeAt } from '../../step.ts'
import type { ReviewedPlan } from '../rule.ts'
import { SHIELD } from './plans.ts'

type Written = { text: string; deliverables?: string[]; criteria?: string[] }

function plan(written: readonly Written[], more: Partial<ReviewedPlan>): ReviewedPlan {
  return {
    milestones: written.map(
      ({ text, deliverables = [], criteria = [] }, index): StoredMilestone => ({
        milestone_number: index + 1,
        step_type: stepTypeAt(index + 1, written.length),
        initial_text: null,
        refined_text: text,
        deliverables,
        acceptance_criteria: criteria,
      }),
    ),
    requirements: [],
    phase: 'I',
    period: 6,
    program_type: 'SBIR',
    company_name: 'Quickfix Labs',
    ...more,
  }
}

const TOPIC: Topic = {
  phases: { phase_1: 'Reach TRL 4 in the laboratory.' },
  references: [],
  keywords: [],
  technology_areas: [],
  itar: true,
  direct_to_phase_2: false,
  classified_notice: false,
  dates: [],
}

/** Written the night before: what, but not how; praise instead of evidence; a threshold made easier. */
export function vaguePlan(): ReviewedPlan {
  return plan(
    [
      { text: 'Task 1 - Kickoff\nWe will kick off the project and get going with our world-class team.' },
      {
        text: 'Task 2 - Development\nWe will develop algorithms and optimize performance. The front-to-back ratio of the shield between 3 and 90 MHz shall achieve 20 dB. We will integrate everything and we plan to test it. Objective 1: Make it work well.',
        criteria: ['The ratio is at least 20 dB between 3 and 90 MHz.'],
      },
      { text: 'Task 3 - Wrap up\nWe will write things up. Our proven process guarantees success.', deliverables: ['Software'] },
    ],
    { requirements: [SHIELD], topic: { ...TOPIC, itar: false } },
  )
}

/** Everything at once: a banner, a laboratory abroad, foreign staff under an export-controlled topic, trade secrets. */
export function forbiddenPlan(): ReviewedPlan {
  return plan(
    [
      {
        text: 'CUI//SP-EXPT\n\nMilestone 1 - Kickoff\nThe team meets at our site in Haifa, Israel to plan the tests. The PI is Dr. Noam Adler, employed 30% by the firm.',
      },
      {
        text: 'Milestone 2 - Coding\nThe code is written by our offshore developers in Pune, who use our trade secret winding method. Li Na is on an H-1B visa and runs the ITAR models.\nThe Government shall give us a GFE receiver.',
        deliverables: ['Source code (ZIP)'],
      },
      {
        text: 'Milestone 3 - Report\nCompany Confidential\nThe results are proprietary and are shown to the TPOC only.',
        deliverables: ['Final report (PDF)'],
      },
    ],
    { topic: TOPIC },
  )
}

/** A medical idea in a hurry: volunteers in month 2, swine after that, nobody asked, and numbers out of the air. */
export function untestedPlan(): ReviewedPlan {
  return plan(
    [
      { text: 'Milestone 1 - Start\nDr. Ann Lee, the PI, shall start right away. We will recruit 24 volunteers.' },
      {
        text: 'Milestone 2 - Trials\nThe patch is tried on 24 healthy volunteers and in swine, and reaches 97.3% sensitivity at the Brackwater Clinic. The FDA is told later. Data are collected in the field. Notes are kept on paper.\nRisk: People may drop out.',
        deliverables: ['Trial data set (CSV)'],
        criteria: ['Sensitivity is 97.3%.'],
      },
      { text: 'Milestone 3 - End\nThe WBGT values are written down.', deliverables: ['Final report (PDF)'] },
    ],
    {
      topic: { ...TOPIC, itar: false },
      sources: {
        documents: [
          {
            id: 'a',
            file_name: 'topic.pdf',
            role: 'solicitation',
            pages: [{ page: 1, text: 'Develop a sweat patch for soldiers in the heat.' }],
          },
        ],
        answers: [
          { slot: 'Q1', question: 'What do you propose?', answer: 'A sweat patch. Dr. Ann Lee is the PI. We recruit 24 volunteers.' },
        ],
        entries: [{ from: 'company', label: 'Company', text: 'Quickfix Labs' }],
        own_statements: [],
      },
    },
  )
}
