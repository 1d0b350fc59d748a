import type { ComponentFacts, FactSource } from './component-facts.ts'
import { PLAN_LAYOUTS } from './plan-form.ts'

const SBIR_1 = (place: string): FactSource => ({ document: 'DoD SBIR 25.1 BAA, Air Force instructions', release: '25.1', place })
const DIRECT: FactSource = { document: 'DoD SBIR 25.1 BAA, Air Force Direct to Phase II instructions', release: '25.1', place: '' }
const STTR = (place: string): FactSource => ({ document: 'DAF STTR 25.D Release 12 instructions', release: '25.D Release 12', place })

const FORM = PLAN_LAYOUTS.daf_outline

/** What the Department of the Air Force asks of work plans: SBIR release 25.1, STTR release 25.D R12. */
export const AIR_FORCE: readonly ComponentFacts[] = [
  {
    component: 'Air Force',
    phase: 'I',
    program_type: 'SBIR',
    direct_to_phase_2: false,
    award_ceiling: { value: 140_000, source: SBIR_1('topic index') },
    months: { value: { value: 6, exact: false }, source: SBIR_1('topic index') },
    page_limit: { value: 20, source: SBIR_1('topic index') },
    form: { value: 'daf_outline', source: SBIR_1('Phase I work plan outline') },
    required_reports: { value: ['Progress reports', 'Final report with SF 298'], source: SBIR_1('Phase I work plan outline') },
    notes: [
      {
        text: 'The topic index sets the amount, the months and the pages of each topic: the index of the topic holds.',
        source: SBIR_1('topic index'),
      },
      { text: FORM.rules[0] ?? '', source: SBIR_1('Phase I work plan outline') },
      { text: 'Technical and business assistance may not be proposed; contracts are mostly firm fixed price.', source: SBIR_1('') },
    ],
  },
  {
    component: 'Air Force',
    phase: 'II',
    program_type: 'SBIR',
    direct_to_phase_2: true,
    award_ceiling: { value: 1_400_000, source: DIRECT },
    months: { value: { value: 24, exact: false }, source: DIRECT },
    page_limit: { value: 35, source: DIRECT },
    form: { value: 'daf_d2p2', source: PLAN_LAYOUTS.daf_d2p2.source },
    status_report_every: { value: 3, source: DIRECT },
    required_reports: { value: ['Status reports', 'Final report with SF 298'], source: DIRECT },
    notes: [
      {
        text: 'The work plan is a document of its own that becomes part of the contract by reference: nothing proprietary in it.',
        source: DIRECT,
      },
      { text: 'A kickoff or an interim meeting is held at least.', source: DIRECT },
      { text: 'A glossary is required, and a milestone schedule.', source: DIRECT },
      { text: 'The first page of the final report is a one-page summary that can be published.', source: DIRECT },
      { text: 'The proof of feasibility may not rest on prior SBIR or STTR awards.', source: DIRECT },
    ],
  },
  {
    component: 'Air Force',
    phase: 'I',
    program_type: 'STTR',
    direct_to_phase_2: false,
    award_ceiling: { value: 250_000, source: STTR('Topic-Specific Information, p. DAF-7') },
    months: { value: { value: 6, exact: false }, source: STTR('Topic-Specific Information, p. DAF-7') },
    page_limit: { value: 10, source: STTR('Topic-Specific Information, p. DAF-7') },
    form: { value: 'daf_outline', source: FORM.source },
    required_reports: { value: ['Progress reports', 'Final report with SF 298'], source: FORM.source },
    notes: [
      {
        text: 'The amount, the months and the pages are those of the one topic of this release; another topic sets its own.',
        source: STTR('Topic-Specific Information, p. DAF-7'),
      },
      { text: FORM.rules[0] ?? '', source: FORM.source },
      {
        text: 'The small business does at least 40% of the work and one research institution at least 30%, counted by direct and indirect cost before profit, without deviation.',
        source: STTR('pp. DAF-3 and DAF-5'),
      },
      { text: 'Technical and business assistance may not be proposed.', source: STTR('p. DAF-5') },
      { text: 'Final reports go to the awarding DAF organization.', source: STTR('p. DAF-6') },
      { text: 'Awards are mostly firm-fixed-price contracts.', source: STTR('p. DAF-7') },
    ],
  },
]
