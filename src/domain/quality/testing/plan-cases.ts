import type { Requirement } from '../../solicitation/analysis.ts'
import type { ReviewedPlan } from '../rule.ts'
import { SHIELD, soundPlan, withMilestone, withSentence } from './plans.ts'
import { OPTION, of, type RuleCase, SOURCE } from './rule-case.ts'

const scoped = (scope_paragraph: string): ReviewedPlan => ({ ...soundPlan(), scope_paragraph })
const sttr = (sentence: string, research_institution: string | undefined = 'Ohio State University'): ReviewedPlan => ({
  ...withSentence(2, sentence),
  program_type: 'STTR',
  research_institution,
})
const SHIPPED = withMilestone(3, {
  refined_text: 'Milestone 3 - Delivery\nTask 3.1: Jane Roe shall ship the shield to Dayton.',
  acceptance_criteria: [],
})
const direct = (plan: ReviewedPlan): ReviewedPlan => of({ direct_to_phase_2: true }, { ...plan, phase: 'II' })

const OPTION_TASK = 'Phase I Option: Tom Velez shall order the ferrite for the Phase II prototype.'
const SHARES = 'Ohio State University does 35% of the work by cost, and the small business does 60% of it.'
const SCHEDULE: Partial<Requirement> = {
  kind: 'schedule',
  quote: 'Month 3: deliver the interim model report.',
  text: 'Interim model report',
}
const WORDING = {
  value: [{ instead_of: 'deliverable', say: 'product for testing, evaluation, and/or demonstration' }],
  source: { ...SOURCE, document: 'MDA SBIR instructions' },
}

/** The rules of reports, meetings, partners, order, phase, component and wording. */
export const PLAN_CASES: readonly RuleCase[] = [
  {
    rule: 'QC-14',
    when: 'the final report has no SF 298',
    plan: withMilestone(3, {
      refined_text: 'Feasibility verdict, Phase II plan',
      deliverables: ['Final report (PDF)'],
      acceptance_criteria: ['1 verdict'],
    }),
    says: 'The final report does not name the SF 298 as its first page.',
    quotes: 'Final report (PDF)',
    silent: withMilestone(3, { deliverables: ['Final report (PDF) with SF-298'] }),
  },
  {
    rule: 'QC-15',
    when: 'the kickoff is too late',
    plan: withSentence(1, 'The kickoff takes place within 45 days of award.'),
    says: 'The kickoff is later than the 30 days that Air Force SBIR instructions 25.1, page 4 allow.',
    quotes: 'The kickoff takes place within 45 days of award.',
    silent: withSentence(1, 'The minutes of the kickoff follow within 3 days.'),
  },
  {
    rule: 'QC-16',
    when: 'status reports come too seldom',
    plan: withSentence(2, 'A further status report comes every six months.'),
    says: 'Milestone 2 has status reports too seldom; Air Force SBIR instructions 25.1, page 4 want one at least every 3 months.',
    quotes: 'A further status report comes every six months.',
    silent: withSentence(2, 'A further status report comes each month.'),
  },
  {
    rule: 'QC-17',
    when: 'a subcontractor does too much of SBIR work',
    plan: withSentence(2, 'The subcontractor does 45% of the work by cost.'),
    says: 'The plan gives 45% of the work to subcontractors and others; in Phase I the small business does at least two thirds.',
    quotes: 'The subcontractor does 45% of the work by cost.',
    silent: withSentence(2, 'The subcontractor does 20% of the work by cost.'),
  },
  {
    rule: 'QC-18',
    when: 'the research institution does too little of STTR work',
    plan: sttr('Ohio State University does 27% of the work by cost, and the small business does 60% of it.'),
    says: 'The research institution has 27% of the work; at least 30% is asked for.',
    quotes: 'Ohio State University does 27% of the work by cost, and the small business does 60% of it.',
    silent: sttr(SHARES),
  },
  {
    rule: 'QC-19',
    when: 'a Federal laboratory is the partner',
    plan: sttr(SHARES, 'Air Force Research Laboratory'),
    says: 'Air Force Research Laboratory looks like a Federal laboratory, which cannot be the research institution.',
    silent: sttr(SHARES),
  },
  {
    rule: 'QC-23',
    when: 'a milestone rests on a later one',
    plan: withSentence(2, 'Building on Milestone 3, Maria Chen shall repeat the test.'),
    says: 'Milestone 2 rests on Milestone 3, which comes after it.',
    quotes: 'Building on Milestone 3, Maria Chen shall repeat the test.',
    silent: withSentence(2, 'Building on Milestone 1, Maria Chen shall prepare the parts that Milestone 3 needs.'),
  },
  {
    rule: 'QC-23',
    when: 'a milestone names one that is not there',
    plan: withSentence(2, 'Tom Velez shall carry this on in Milestone 9.'),
    says: 'Milestone 2 names Milestone 9, which the plan does not have.',
    quotes: 'Tom Velez shall carry this on in Milestone 9.',
    silent: withSentence(2, 'Tom Velez shall carry this on in Milestone 3.'),
  },
  {
    rule: 'QC-25',
    when: 'the period is not the one of the component',
    plan: of({ months: { value: { value: 9, exact: true }, source: SOURCE } }),
    says: 'The period is 6 months; exactly 9 are asked for (Navy SBIR instructions 25.1, page 7).',
    silent: of({ months: { value: { value: 9, exact: false }, source: SOURCE } }),
  },
  {
    rule: 'QC-25',
    when: 'the option is missing',
    plan: of({ option: OPTION }),
    says: 'The plan has no option; exactly 6 months are asked for (Navy SBIR instructions 25.1, page 7).',
    silent: of({ option: OPTION }, withSentence(3, OPTION_TASK)),
  },
  {
    rule: 'QC-25',
    when: 'an option is named that neither the component nor the topic has',
    plan: of({}, withSentence(3, OPTION_TASK)),
    says: 'The plan names an option, but Air Force is not known to have one.',
    quotes: OPTION_TASK,
    silent: of(
      {},
      {
        ...withSentence(3, OPTION_TASK),
        requirements: [SHIELD, { ...SHIELD, id: 'R2', quote: 'Phase I Option: order the ferrite for Phase II.' }],
      },
    ),
  },
  {
    rule: 'QC-27',
    when: 'SBIR money paid for the feasibility',
    plan: direct(withSentence(1, 'Feasibility was shown under our SBIR Phase I of 2023.')),
    says: 'Feasibility that SBIR or STTR money paid for does not count for Direct to Phase II.',
    quotes: 'Feasibility was shown under our SBIR Phase I of 2023.',
    silent: direct(withSentence(1, 'Feasibility was shown with own funds, not under an SBIR Phase I award.')),
  },
  {
    rule: 'QC-27',
    when: 'nothing tells what was shown',
    plan: direct(withSentence(1, 'Existing technology: a bench model of the sled.', SHIPPED)),
    says: 'The plan goes direct to Phase II, but names no evidence of feasibility.',
    silent: direct(withSentence(1, 'Existing technology: a bench model of the sled met 212 soundings within 19 %.', SHIPPED)),
  },
  {
    rule: 'QC-28',
    when: 'the plan is longer than its pages',
    plan: of({ page_limit: { value: 1, source: SOURCE } }, withSentence(2, 'Maria Chen shall keep the record of each run. '.repeat(40))),
    says: 'pages; 1 is allowed (Navy SBIR instructions 25.1, page 7).',
    silent: of({ page_limit: { value: 3, source: SOURCE } }),
  },
  {
    rule: 'QC-46',
    when: 'a month of the solicitation is lost',
    plan: {
      ...withSentence(1, 'Tom Velez shall hand over the interim model report in month 2.', withMilestone(1, { requirement_ids: ['R1'] })),
      requirements: [{ ...SHIELD, ...SCHEDULE }],
    },
    says: 'The solicitation sets month 3 for this (R1, page 2); no milestone that answers it has that month.',
    quotes: 'Month 3: deliver the interim model report.',
    silent: {
      ...withSentence(2, 'Tom Velez shall hand over the interim model report in month 3.'),
      requirements: [{ ...SHIELD, ...SCHEDULE }],
    },
  },
  {
    rule: 'QC-47',
    when: 'hardware is called a deliverable',
    plan: of({ wording: WORDING }, withSentence(2, 'The prototype is a deliverable.')),
    says: 'Milestone 2 says "deliverable"; Air Force wants "product for testing, evaluation, and/or demonstration" (MDA SBIR instructions 25.1, page 7).',
    quotes: 'The prototype is a deliverable.',
    silent: of({ wording: WORDING }, withSentence(2, 'The final report is a deliverable.')),
  },
  {
    rule: 'QC-48',
    when: 'the scope names another length',
    plan: scoped('Meridian Works proposes a 9-month SBIR Phase I effort.'),
    says: 'The scope says 9 months, the plan has 6.',
    quotes: 'Meridian Works proposes a 9-month SBIR Phase I effort.',
    silent: scoped('Meridian Works proposes a 6-month SBIR Phase I effort with a 12-month warranty.'),
  },
  {
    rule: 'QC-48',
    when: 'the scope counts other milestones',
    plan: scoped('The 5 milestones lead to a verdict.'),
    says: 'The scope says 5 milestones, the plan has 3.',
    quotes: 'The 5 milestones lead to a verdict.',
    silent: scoped(
      'The three milestones have eleven tasks. Between the kickoff and the final report stands one of 3 milestones. Two milestones remain after the kickoff.',
    ),
  },
  {
    rule: 'QC-48',
    when: 'the scope names other money',
    plan: scoped('The award of $120,000 pays for it.'),
    says: 'The scope names $120,000, the award is $90,000.00.',
    quotes: 'The award of $120,000 pays for it.',
    silent: scoped('The award of $90,000 pays for it. Its production cost is to be below $300K.'),
  },
  {
    rule: 'QC-50',
    when: 'a blank is left',
    plan: withMilestone(2, { deliverables: ['Test report of [name the range] (PDF)'] }),
    says: 'Milestone 2 still has something to be filled in: [name the range]',
    quotes: '[name the range]',
    silent: withMilestone(2, { deliverables: ['Test report [2, 3] (PDF)'] }),
  },
  {
    rule: 'QC-54',
    when: 'a sentence stands twice',
    plan: withSentence(
      2,
      'Tom Velez shall record all raw data with the calibration file.',
      withSentence(1, 'Tom Velez shall record all raw data with the calibration file.'),
    ),
    says: 'Milestone 2 repeats a sentence of Milestone 1.',
    quotes: 'Tom Velez shall record all raw data with the calibration file.',
    silent: withSentence(
      2,
      'Tom Velez shall record 4 raw data sets with the calibration file.',
      withSentence(1, 'Tom Velez shall record 3 raw data sets with the calibration file.'),
    ),
  },
]
