import type { FactSource, PlanForm } from './component-facts.ts'

/** How a work plan is laid out for a component: its sections in order or its table's columns, its limit, and what may not stand in it. */
export type PlanLayout = {
  source: FactSource
  sections: readonly string[]
  columns: readonly string[]
  pages_at_most?: number
  /** It tells a plan in short on purpose: no requirements, no payments, and of the rest what there is room for; each milestone has its title in it. */
  is_digest?: true
  /** It prints no payments. */
  is_unpriced?: true
  rules: readonly string[]
}

/** The layouts that components ask for, each with the document that it was read in. */
export const PLAN_LAYOUTS: Record<Exclude<PlanForm, 'five_columns'>, PlanLayout> = {
  army_two_pages: {
    source: { document: 'Army SBIR 25.4 Release 12 instructions', release: '25.4 Release 12', place: 'section 3.7(f), p. 14' },
    sections: ['Technical Objectives', 'Key Milestones and Target Completion Dates', 'Key Deliverables', 'Anticipated Project Duration'],
    columns: [],
    pages_at_most: 2,
    is_digest: true,
    rules: [
      'It is the basis for what is released to the public, and for the performance requirements of the contract: nothing sensitive or proprietary in it.',
      'It is written for a technically literate reader, and agrees with the technical volume.',
    ],
  },
  daf_outline: {
    source: {
      document: 'DAF STTR 25.D Release 12 instructions',
      release: '25.D Release 12',
      place: 'Phase I Statement of Work Outline, p. DAF-3',
    },
    sections: ['Scope', 'Task Outline', 'Milestone Schedule', 'Deliverables', 'Progress reports', 'Final report with SF 298'],
    columns: [],
    is_unpriced: true,
    rules: ['It is the first draft of the Phase I Statement of Work: nothing proprietary in it.'],
  },
  daf_d2p2: {
    source: { document: 'DoD SBIR 25.1 BAA, Air Force Direct to Phase II instructions', release: '25.1', place: '' },
    sections: ['1.0 Objective', '2.0 Scope', '3.0 Background', '4.0 Task/Technical Requirements'],
    columns: [],
    is_unpriced: true,
    rules: [
      'It becomes part of the contract by reference: nothing proprietary in it.',
      'It begins on a page of its own.',
      '"Shall" stands for binding duties only.',
    ],
  },
  afwerx_table: {
    source: { document: 'Work plans of AFWERX Phase II awardees', release: '', place: '' },
    sections: [],
    columns: ['CLIN', 'Task', 'Deliverable and acceptance criteria', 'Due (months after award) and payment'],
    rules: ['It is a plan without proprietary information.', 'The kickoff presentation is the first line.'],
  },
}
