import type { ComponentFacts, FactSource } from './component-facts.ts'
import { PLAN_LAYOUTS } from './plan-form.ts'

const SITE: FactSource = { document: 'AFWERX, Open Topic page and questions (afwerx.com)', release: '', place: '' }
const EXAMPLES = PLAN_LAYOUTS.afwerx_table.source

const MATURE = { text: 'Phase II is about $1,250,000 over about 21 months: check the instructions of the release.', source: EXAMPLES }
const SUMMARY = {
  text: 'The kickoff presentation is the first line of the table; the summary of Phase II has at most 700 words.',
  source: EXAMPLES,
}

/** What AFWERX asks of the work plans of its open topics. */
export const AFWERX: readonly ComponentFacts[] = [
  {
    component: 'AFWERX',
    phase: 'I',
    program_type: 'SBIR',
    direct_to_phase_2: false,
    award_ceiling: { value: 75_000, source: SITE },
    months: { value: { value: 3, exact: false }, source: SITE },
    required_reports: { value: ['Preliminary report', 'Final report'], source: SITE },
    notes: [{ text: 'Phase I finds a customer and an end user, who sign a Customer Memorandum for Phase II.', source: SITE }],
  },
  {
    component: 'AFWERX',
    phase: 'II',
    program_type: 'SBIR',
    direct_to_phase_2: false,
    form: { value: 'afwerx_table', source: EXAMPLES },
    notes: [MATURE, SUMMARY],
  },
  {
    component: 'AFWERX',
    phase: 'II',
    program_type: 'SBIR',
    direct_to_phase_2: true,
    form: { value: 'afwerx_table', source: EXAMPLES },
    notes: [MATURE, SUMMARY],
  },
]
