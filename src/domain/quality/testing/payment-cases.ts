import { requirementQuantities } from '../../../language/quantity/required.ts'
import type { ReviewedPlan } from '../rule.ts'
import { SHIELD, soundPlan, withMilestone, withSentence } from './plans.ts'
import { asking, OPTION, of, paid, type RuleCase, SOURCE } from './rule-case.ts'

const phaseTwo = (plan: ReviewedPlan): ReviewedPlan => ({
  ...plan,
  phase: 'II',
  requirements: [],
  component: undefined,
  period: 6,
  award: undefined,
})
const DAYS = {
  value: [
    { day: 15, percent: 50 },
    { day: 90, percent: 35 },
    { day: 180, percent: 15 },
  ],
  source: SOURCE,
}

const CERTIFIED = 'Dr. Jane Roe shall submit the life-cycle certification.'

/** The second milestone without its status report. */
const SILENT = soundPlan().milestones[1]?.refined_text?.replace('A status report shall reach the TPOC each quarter (PDF).', '') ?? ''

const MOST = 'No payment may exceed 40 percent of the price.'
const MOST_BUT_LAST = 'No payment other than the last may exceed 40 percent of the price.'
const LEAST = 'The last payment must be at least 15 percent of the price.'
const askedOf = (quote: string, plan: ReviewedPlan): ReviewedPlan => ({
  ...plan,
  requirements: [{ ...SHIELD, text: quote, quote, page: 3, quantities: requirementQuantities(quote) }],
})

/** The rules of coverage, schedule and payments. */
export const PAYMENT_CASES: readonly RuleCase[] = [
  {
    rule: 'QC-01',
    when: 'nobody answers a requirement',
    plan: asking({ text: 'Salt fog', quote: 'The connector must survive salt fog for 500 hours.', quantities: [] }),
    says: 'Requirement R1 (solicitation, page 2) is not addressed by any milestone.',
    quotes: 'The connector must survive salt fog for 500 hours.',
    silent: asking({ text: 'Salt fog', quote: 'The connector must survive salt fog for 500 hours.', phase: 'II' }),
  },
  {
    rule: 'QC-02',
    when: 'a milestone has no criterion',
    plan: withMilestone(2, { acceptance_criteria: [' '] }),
    says: 'Milestone 2 has no acceptance criterion.',
    silent: withMilestone(2, { acceptance_criteria: ['3 repeats pass.'] }),
  },
  {
    rule: 'QC-03',
    when: 'a criterion cannot be checked',
    plan: withMilestone(2, { acceptance_criteria: ['The TPOC is satisfied.'] }),
    says: 'Look: this criterion has no number, count or standard.',
    quotes: 'The TPOC is satisfied.',
    silent: withMilestone(2, { acceptance_criteria: ['The TPOC signs the test report.'] }),
  },
  {
    rule: 'QC-04',
    when: 'a word promises without a measure',
    plan: withSentence(2, 'Task 2.2: Maria Chen shall build a robust fixture.'),
    says: '"robust" in Milestone 2 has no measure.',
    quotes: 'Task 2.2: Maria Chen shall build a robust fixture.',
    silent: {
      ...withSentence(2, 'Maria Chen shall build a robust fixture.'),
      requirements: [{ ...SHIELD, quote: `${SHIELD.quote} Build a robust fixture.` }],
    },
  },
  {
    rule: 'QC-05',
    when: 'a milestone names a month after the period',
    plan: withSentence(2, 'Maria Chen shall repeat the test in month 8.'),
    says: 'Milestone 2 names month 8, after the 6-month period of performance.',
    quotes: 'Maria Chen shall repeat the test in month 8.',
    silent: withSentence(2, 'In Phase II, Maria Chen shall repeat the test in month 8.'),
  },
  {
    rule: 'QC-16',
    when: 'a status report falls behind the milestone that hands it over',
    plan: withMilestone(2, { deliverables: ['Status reports for the months that end at Award + 3, 4 and 5 Months (PDF)'] }),
    says: 'Milestone 2 has a status report of Award + 5 Months, and is due at Award + 4 Months.',
    quotes: 'Status reports for the months that end at Award + 3, 4 and 5 Months (PDF)',
    silent: withMilestone(2, { deliverables: ['Status reports for the months that end at Award + 3 and 4 Months (PDF)'] }),
  },
  {
    rule: 'QC-16',
    when: 'nothing is told of how the work stands',
    plan: withMilestone(2, { refined_text: SILENT }),
    says: 'No milestone promises status reports.',
    silent: withMilestone(2, { refined_text: `${SILENT}\nTom Velez shall send a letter of one page weekly.` }),
  },
  {
    rule: 'QC-07',
    when: 'nothing is paid for a long time',
    plan: paid('30000.00', '0', '60000.00'),
    says: 'Nothing is paid between month 1 and month 6.',
    silent: paid('30000.00', '30000.00', '30000.00'),
  },
  {
    rule: 'QC-08',
    when: 'the payments miss the award',
    plan: paid('30000.00', '30000.00', '29999.99'),
    says: 'Payments total $89,999.99, the award is $90,000.00.',
    silent: { ...paid('30000.00', '30000.00', '29999.99'), award: undefined },
  },
  {
    rule: 'QC-09',
    when: 'the award is above the ceiling',
    plan: of({ award_ceiling: { value: 80_000, source: SOURCE } }),
    says: 'The award of $90,000.00 is above the ceiling of $80,000.00 (Navy SBIR instructions 25.1, page 7).',
    silent: of({ award_ceiling: { value: 80_000, source: SOURCE }, option: OPTION }),
  },
  {
    rule: 'QC-10',
    when: 'the component pays on days',
    plan: of({ day_payments: DAYS }),
    says: 'Air Force pays on days, not on milestones: 50% on day 15, 35% on day 90, 15% on day 180 (Navy SBIR instructions 25.1, page 7).',
    silent: of({ day_payments: DAYS }, paid('45000.00', '31500.00', '13500.00')),
  },
  {
    rule: 'QC-11',
    when: 'a payment is larger than the solicitation lets it be',
    plan: askedOf(MOST, paid('40000.00', '36000.00', '14000.00')),
    says: 'Milestone 1 is paid $40,000.00, 44.4% of the price; at most 40% is asked for (The solicitation, p. 3).',
    silent: askedOf(MOST, paid('36000.00', '36000.00', '18000.00')),
  },
  {
    rule: 'QC-11',
    when: 'too little is left for the end',
    plan: askedOf(LEAST, paid('40000.00', '40000.00', '10000.00')),
    says: 'The last payment is $10,000.00, 11.1% of the price; at least 15% is asked for (The solicitation, p. 3).',
    silent: askedOf(LEAST, paid('40000.00', '36500.00', '13500.00')),
  },
  {
    rule: 'QC-11',
    when: 'a payment before the last one is larger than the solicitation lets those be',
    plan: askedOf(MOST_BUT_LAST, paid('40000.00', '10000.00', '40000.00')),
    says: 'Milestone 1 is paid $40,000.00, 44.4% of the price; at most 40% is asked for (The solicitation, p. 3).',
    silent: askedOf(MOST_BUT_LAST, paid('30000.00', '20000.00', '40000.00')),
  },
  {
    rule: 'QC-12',
    when: 'the end is paid almost nothing',
    plan: paid('40000.00', '46000.00', '4000.00'),
    says: 'The last milestone is paid $4,000.00, 4.4% of all payments.',
    silent: paid('40000.00', '45500.00', '4500.00'),
  },
  {
    rule: 'QC-12',
    when: 'work comes after the last payment',
    plan: paid('40000.00', '50000.00', '0.00'),
    says: 'Milestone 3 is paid nothing: the last payment comes with Milestone 2, and the work after it is unpaid.',
    silent: paid('40000.00', '45500.00', '4500.00'),
  },
  {
    rule: 'QC-13',
    when: 'half of Phase II is paid without the certification',
    plan: phaseTwo(soundPlan()),
    says: 'With Milestone 2 more than 50% is paid; the life-cycle certification is due before.',
    silent: phaseTwo(withSentence(2, CERTIFIED)),
  },
  {
    rule: 'QC-13',
    when: 'a cent more than half of Phase II is paid before the certification',
    plan: phaseTwo(withSentence(3, CERTIFIED, paid('30000.00', '30000.02', '60000.00'))),
    says: 'With Milestone 2 more than 50% is paid; the life-cycle certification is due before.',
    silent: phaseTwo(withSentence(3, CERTIFIED, paid('30000.00', '30000.00', '60000.00'))),
  },
]
