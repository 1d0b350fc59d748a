import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import { type Column, comparator, month, NARROW, steps, WIDE, words } from './column.ts'
import { DUE, GOES_TO, INTERIM, MONTHS, NEEDS, PART, PASS, PEOPLE, REQUIREMENTS } from './step-columns.ts'

/** The tables in their order, each with what one of its rows is called in a sentence. */
export const TABLES = [
  { kind: 'step', title: 'Steps', noun: 'step' },
  { kind: 'person', title: 'People', noun: 'person' },
  { kind: 'commitment', title: 'Commitments', noun: 'commitment' },
  { kind: 'risk', title: 'Risks', noun: 'risk' },
  { kind: 'furnished', title: 'From the Government', noun: 'furnished item' },
  { kind: 'milestone', title: 'Milestones', noun: 'milestone' },
] as const

/** The columns of each table, in their order. The first one names its row. */
export const COLUMNS: Record<Exclude<RowKind, 'plan'>, readonly Column[]> = {
  step: [
    words('action', 'What is done', { width: WIDE, hint: 'begins with a verb: Build the first unit' }),
    words('method', 'Method', { width: WIDE }),
    words('tools', 'Tools'),
    words('input', 'Input', { hint: 'data, material' }),
    PEOPLE,
    words('place', 'Place'),
    MONTHS,
    words('hours', 'Hours', { width: NARROW, hint: 'of all who work on it' }),
    PART,
    NEEDS,
    GOES_TO,
    words('result', 'Result', {
      width: WIDE,
      hint: 'what is handed over, and in which format; “plan (month 3); report” where a part has a month of its own',
    }),
    PASS,
    INTERIM,
    words('title', 'Milestone title', { hint: 'of the milestone that ends with this step; left empty, its result' }),
    REQUIREMENTS,
  ],
  person: [
    words('name', 'Name'),
    words('role', 'Role'),
    words('employer', 'Employer', { hint: 'company, subcontractor, research institution' }),
    words('cost', 'Subcontract', { width: NARROW, hint: 'its amount, such as $45,000 or 20%' }),
    words('hours', 'Hours', { width: NARROW }),
    words('place', 'Place'),
  ],
  commitment: [
    words('quantity', 'Quantity'),
    words('today', 'Today', { width: NARROW }),
    comparator(),
    words('value', 'Committed', { width: NARROW }),
    words('unit', 'Unit', { width: NARROW }),
    month('by_month', 'By month'),
    words('how', 'How it is measured', { width: WIDE }),
    steps('step_ids', 'Steps'),
  ],
  risk: [
    words('what', 'What may happen', { width: WIDE }),
    words('sign', 'Early sign', { width: WIDE }),
    words('fallback', 'What is done then', { width: WIDE }),
    steps('step_ids', 'Steps'),
  ],
  furnished: [
    words('item', 'What is provided', { width: WIDE }),
    month('by_month', 'By month'),
    words('when_late', 'What is done when it is late', { width: WIDE }),
    steps('step_ids', 'Steps'),
  ],
  milestone: [
    words('title', 'Milestone', { width: WIDE, hint: 'what is reached: First unit works on the bench' }),
    DUE,
    words('paid', 'Paid', { width: NARROW, hint: 'percent of the award, or dollars' }),
  ],
}

/** The fields of the plan as a whole. */
export const PLAN_FIELDS: readonly Column[] = [
  words('focus', 'Focus', { hint: "Which of the topic's focus areas or challenges the plan takes up." }),
  words('solution', 'Solution', { hint: 'What is built, and how it works.' }),
  words('existing', 'Existing technology', { hint: 'What it builds on, and how that was shown to work.' }),
  words('end_state', 'End state', { hint: 'What there is when the work is done.' }),
  words('end_user', 'End user'),
  words('next_phase', 'Next phase', { hint: 'Who would fund it.' }),
  words('feasibility', 'Feasibility', { hint: 'Its evidence, for a direct Phase II.' }),
  words('security', 'Security and foreign nationals'),
  words('statements', 'Other statements', { hint: 'Purchases, travel, where the work is done, the kind of contract: one a line.' }),
  words('work_shares', 'Work shares', { hint: 'In percent of cost: company, subcontractors, research institution.' }),
  words('excluded', 'Not part of the work', { hint: 'What the scope says that you will not do.' }),
  words('start', 'Award assumed on', { hint: 'From then on months are counted, e.g. 1 October 2026.' }),
  words('option_price', 'Price of the option', { hint: 'Apart from the payments of the milestones, e.g. $92,500.' }),
]
