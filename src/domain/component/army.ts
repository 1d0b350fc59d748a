import type { ComponentFacts, FactSource } from './component-facts.ts'
import { PLAN_LAYOUTS } from './plan-form.ts'

const at = (place: string): FactSource => ({ document: 'Army SBIR 25.4 Release 12 instructions', release: '25.4 Release 12', place })

/** What holds for every award of the Army. */
const ALL_PHASES = {
  component: 'Army',
  program_type: 'SBIR',
  form: { value: 'army_two_pages', source: PLAN_LAYOUTS.army_two_pages.source },
  status_report_every: { value: 3, source: at('section 5.2.1(b), p. 25') },
  kickoff_within_days: { value: 30, source: at('section 5.2.2(a), p. 25') },
} as const

/** The reports of every award, with those of inventions that its phase asks for. */
const reportsWith = (inventions: 'Final' | 'Interim and Final') => ({
  value: [
    'Status reports (DI-MGMT-80368A)',
    'Scientific and Technical Report (DI-MISC-80711A)',
    `${inventions} Report of Inventions and Subcontracts (DD Form 882)`,
  ],
  source: at('sections 5.2.1 and 5.6, pp. 25-26'),
})

const NOTES = [
  {
    text: 'Fixed-price payments are tied to measurable milestones or deliverables that the Government has agreed to.',
    source: at('section 5.1(b), p. 24'),
  },
  { text: 'The award and its months are set in the topic; a proposal above them is unresponsive.', source: at('section 5.1(c), p. 24') },
  { text: 'Status reports are due monthly, every two months or quarterly, as the contract orders.', source: at('section 5.2.1(b), p. 25') },
  { text: 'Reviews are held at intervals that the contract sets.', source: at('section 5.2.2(b), p. 25') },
  {
    text: 'The final report of inventions (DD Form 882) is due within 6 months after the work is completed.',
    source: at('section 5.6, p. 26'),
  },
  { text: 'Hardware that is delivered may need unique item identification.', source: at('section 5.2.1(a), p. 24') },
]

const OF_PHASE_2 = [
  {
    text: 'The life-cycle certification is handed in before more than 50% of the award is paid, and again with the final invoice.',
    source: at('section 2.4, p. 8'),
  },
  { text: 'The interim report of inventions (DD Form 882) is due 12 months after award.', source: at('section 5.6, p. 25') },
]

/** What the Army asks of SBIR work plans, release 25.4 R12. */
export const ARMY: readonly ComponentFacts[] = [
  {
    ...ALL_PHASES,
    phase: 'I',
    direct_to_phase_2: false,
    page_limit: { value: 7, source: at('section 3.7(b), p. 9') },
    required_reports: reportsWith('Final'),
    notes: [
      ...NOTES,
      { text: 'The life-cycle certification is handed in with the final invoice.', source: at('section 2.4, p. 8') },
      {
        text: 'Options are not anticipated; where the topic names one, base and option are priced apart.',
        source: at('section 3.7(d), p. 12'),
      },
      { text: 'The key personnel table goes with the work plan into Volume 5.', source: at('section 3.7(f), p. 14') },
      { text: 'For xTech selectees the two-page work plan stands in place of the technical volume.', source: at('section 3.10, p. 19') },
      { text: 'Technical and business assistance is at most $6,500.', source: at('section 1.9, p. 5') },
    ],
  },
  {
    ...ALL_PHASES,
    phase: 'II',
    direct_to_phase_2: false,
    required_reports: reportsWith('Interim and Final'),
    notes: [
      ...NOTES,
      ...OF_PHASE_2,
      { text: 'The instructions for Phase II proposals come with a later notice.', source: at('section 3.8, p. 16') },
    ],
  },
  {
    ...ALL_PHASES,
    phase: 'II',
    direct_to_phase_2: true,
    page_limit: { value: 15, source: at('section 3.9(b), p. 16') },
    required_reports: reportsWith('Interim and Final'),
    notes: [
      ...NOTES,
      ...OF_PHASE_2,
      { text: 'The proof of feasibility may not rest on prior or ongoing SBIR or STTR work.', source: at('section 3.9(c), p. 17') },
      { text: 'The work ends in a prototype that is mature enough to be delivered.', source: at('section 3.9(c), p. 18') },
      { text: 'Technical and business assistance is at most $50,000.', source: at('section 1.9, p. 5') },
    ],
  },
]
