import type { ComponentFacts, FactSource } from './component-facts.ts'

/** The instructions themselves were not at hand: nothing of them is held against a plan, it is told only. */
const SOURCE: FactSource = {
  document: 'DARPA SBIR 25.4 Release 12 instructions, as summaries by others tell them',
  release: '25.4 Release 12',
  place: '',
}

const MEETINGS = {
  text: 'A kickoff in month 1, quarterly reports and a final brief are usual; the topic prints the months of its own milestones.',
  source: SOURCE,
}
const KIND = { text: 'Awards are other transactions, firm fixed price or cost plus fixed fee.', source: SOURCE }

/** What is told of DARPA's work plans, release 25.4 R12. */
export const DARPA: readonly ComponentFacts[] = [
  {
    component: 'DARPA',
    phase: 'I',
    program_type: 'SBIR',
    direct_to_phase_2: false,
    notes: [
      {
        text: 'Phase I is at most $250,000 over 8 to 9 months, with a white paper of 10 pages and 5 slides: check the instructions of the release.',
        source: SOURCE,
      },
      MEETINGS,
      KIND,
    ],
  },
  {
    component: 'DARPA',
    phase: 'II',
    program_type: 'SBIR',
    direct_to_phase_2: true,
    notes: [
      {
        text: 'Direct to Phase II is $1,000,000 to $2,000,000 over 14 to 24 months, with 20 pages and 15 slides: check the instructions of the release.',
        source: SOURCE,
      },
      { text: 'A topic of the XL kind is $2,000,000 with an option of $1,000,000.', source: SOURCE },
      MEETINGS,
      KIND,
    ],
  },
]
