import type { ComponentFacts, FactSource } from './component-facts.ts'

const SOURCE: FactSource = { document: 'DoD SBIR 25.1 BAA, MDA instructions', release: '25.1', place: '' }

const WORDING = {
  value: [{ instead_of: 'deliverable', say: 'product for testing, evaluation, and/or demonstration (possibly destruction)' }],
  source: SOURCE,
}

const NAMING = { text: 'Hardware, software and data are not called deliverables in the technical proposal.', source: SOURCE }

/** What the Missile Defense Agency asks of SBIR work plans, release 25.1. */
export const MDA: readonly ComponentFacts[] = [
  { component: 'MDA', phase: 'I', program_type: 'SBIR', direct_to_phase_2: false, wording: WORDING, notes: [NAMING] },
  { component: 'MDA', phase: 'II', program_type: 'SBIR', direct_to_phase_2: false, wording: WORDING, notes: [NAMING] },
  {
    component: 'MDA',
    phase: 'II',
    program_type: 'SBIR',
    direct_to_phase_2: true,
    award_ceiling: { value: 2_000_000, source: SOURCE },
    months: { value: { value: 24, exact: false }, source: SOURCE },
    page_limit: { value: 25, source: SOURCE },
    wording: WORDING,
    status_report_every: { value: 3, source: SOURCE },
    required_reports: {
      value: [
        'Quarterly status reports',
        'Prototype design and operation document',
        'Software product description, if there is software',
        'Phase III plan',
        'Transition summary chart',
        'Government property list',
        'Invention report',
        'Life-cycle certification',
        'Final report',
      ],
      source: SOURCE,
    },
    notes: [
      NAMING,
      { text: 'With technical and business assistance the award is at most $2,010,000.', source: SOURCE },
      { text: 'The share of work of the small business is met without deviation.', source: SOURCE },
      { text: 'The proof of feasibility may not rest on prior SBIR or STTR awards.', source: SOURCE },
    ],
  },
]
