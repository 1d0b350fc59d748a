import type { ComponentFacts, FactSource } from './component-facts.ts'

const PHASE_1: FactSource = { document: 'DoD SBIR 25.1 BAA, Navy instructions', release: '25.1', place: '' }
const DIRECT: FactSource = { document: 'DoD SBIR 25.1 BAA, Navy Direct to Phase II instructions', release: '25.1', place: '' }

const note = (text: string, source = PHASE_1) => ({ text, source })

/** What the Navy asks of SBIR work plans, release 25.1. */
export const NAVY: readonly ComponentFacts[] = [
  {
    component: 'Navy',
    phase: 'I',
    program_type: 'SBIR',
    direct_to_phase_2: false,
    award_ceiling: { value: 140_000, source: PHASE_1 },
    months: { value: { value: 6, exact: true }, source: PHASE_1 },
    option: { value: { ceiling: 100_000, months: 6, exact: true }, source: PHASE_1 },
    page_limit: { value: 10, source: PHASE_1 },
    day_payments: {
      value: [
        { day: 15, percent: 50 },
        { day: 90, percent: 35 },
        { day: 180, percent: 15 },
      ],
      source: PHASE_1,
    },
    required_reports: { value: ['Kick-off brief', 'Progress reports', 'Final report'], source: PHASE_1 },
    notes: [
      note('A base or an option of another length or above its amount is rejected.'),
      note('The option prepares Phase II; its tasks stand apart from those of the base, and it does not go on proving feasibility.'),
      note('The share of work of the small business is met in the base and in the option, without deviation.'),
      note('The option is paid on the same days and in the same shares as the base, counted from its own start.'),
      note('The budget holds one day of travel to the systems command.'),
      note(
        'Government-furnished equipment and work with human subjects are discouraged in Phase I; a review board can take 6 to 12 months.',
      ),
      note('Technical and business assistance is at most $6,500.'),
    ],
  },
  {
    component: 'Navy',
    phase: 'II',
    program_type: 'SBIR',
    direct_to_phase_2: false,
    award_ceiling: { value: 2_000_000, source: PHASE_1 },
    notes: [
      note('The $2,000,000 hold all options and technical and business assistance, which is at most $25,000.'),
      note('The systems command sets the length and the pages; contracts are typically cost plus fixed fee.'),
    ],
  },
  {
    component: 'Navy',
    phase: 'II',
    program_type: 'SBIR',
    direct_to_phase_2: true,
    page_limit: { value: 30, source: DIRECT },
    notes: [
      note('Of the 30 pages 20 are for the proof of feasibility and 10 for the snapshot of Phase II.', DIRECT),
      note(
        'Base and options, their months and their amounts are set topic by topic in a table of the instructions: take them from there.',
        DIRECT,
      ),
      note('The small business does at least half of the work in the base and in the option.', DIRECT),
      note('The proposal is made in two steps, on a template of its own, with a rough cost table.', DIRECT),
    ],
  },
]
