import type { ComponentFacts, FactSource } from './component-facts.ts'

const SOURCE: FactSource = { document: 'DoD SBIR 25.1 BAA, DHA instructions', release: '25.1', place: '' }

const NOTES = [
  { text: 'Contracts are firm fixed price; technical and business assistance may not be proposed.', source: SOURCE },
  { text: 'Use of a federal facility needs a waiver.', source: SOURCE },
]

/** What the Defense Health Agency asks of SBIR work plans, release 25.1. */
export const DHA: readonly ComponentFacts[] = [
  {
    component: 'DHA',
    phase: 'I',
    program_type: 'SBIR',
    direct_to_phase_2: false,
    award_ceiling: { value: 250_000, source: SOURCE },
    months: { value: { value: 6, exact: false }, source: SOURCE },
    page_limit: { value: 20, source: SOURCE },
    notes: [...NOTES, { text: 'Work with animals or human subjects is strongly discouraged in Phase I.', source: SOURCE }],
  },
  {
    component: 'DHA',
    phase: 'II',
    program_type: 'SBIR',
    direct_to_phase_2: false,
    award_ceiling: { value: 1_300_000, source: SOURCE },
    months: { value: { value: 24, exact: false }, source: SOURCE },
    page_limit: { value: 40, source: SOURCE },
    notes: NOTES,
  },
]
