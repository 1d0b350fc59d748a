import { bigint, boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Answer } from '../../../domain/interview.ts'
import type { FinalizedPlan } from '../../../domain/plan.ts'
import type { Phase } from '../../../domain/program.ts'
import type { StepStatus, StepType } from '../../../domain/step.ts'
import type { Citation } from '../../../domain/steps/citation.ts'
import type { Overrule, QcReport } from '../../../domain/steps/qc-report.ts'
import type { StepPlan } from '../../../domain/steps/step-plan.ts'
import type { TextPart } from '../../../domain/steps/text-version.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { WrittenBy } from '../../../domain/written-by.ts'
import { moment, owner } from './columns.ts'
import { topic_store } from './topics.ts'

/**
 * A proposal that a person works on; `topic` is what the browser keeps as currentTopic, `topic_store_id` the topic that its plan is joined with here.
 * A deleted one can be brought back for a while, an archived one stands apart from the others.
 */
export const project = pgTable(
  'project',
  {
    id: text('id').primaryKey(),
    owner: owner(),
    company_name: text('company_name').notNull(),
    phase: text('phase').$type<Phase>().notNull(),
    customer_org: text('customer_org'),
    performer_org: text('performer_org'),
    contract_type: text('contract_type').notNull(),
    topic: jsonb('topic').$type<CurrentTopic>(),
    topic_store_id: text('topic_store_id').references(() => topic_store.id, { onDelete: 'set null' }),
    /** What the person calls it; null until they do. */
    name: text('name'),
    archived_at: moment('archived_at'),
    deleted_at: moment('deleted_at'),
    created_at: moment('created_at').notNull().defaultNow(),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('project_of_owner').on(table.owner, table.updated_at), index('project_of_topic').on(table.topic_store_id)],
)

/** A project's plan; a project has one. */
export const work_plan = pgTable('work_plan', {
  id: text('id').primaryKey(),
  owner: owner(),
  project_id: text('project_id')
    .notNull()
    .unique()
    .references(() => project.id, { onDelete: 'cascade' }),
  scope_paragraph: text('scope_paragraph'),
  scope_edited: boolean('scope_edited').notNull().default(false),
  own_statements: jsonb('own_statements').$type<string[]>().notNull().default([]),
  finalized_work_plan: jsonb('finalized_work_plan').$type<FinalizedPlan>(),
  finalized_at: moment('finalized_at'),
  created_at: moment('created_at').notNull().defaultNow(),
  updated_at: moment('updated_at').notNull().defaultNow(),
})

/** One milestone of a plan. */
export const milestone = pgTable(
  'milestone',
  {
    id: text('id').primaryKey(),
    owner: owner(),
    work_plan_id: text('work_plan_id')
      .notNull()
      .references(() => work_plan.id, { onDelete: 'cascade' }),
    milestone_number: integer('milestone_number').notNull(),
    step_type: text('step_type').$type<StepType>().notNull(),
    initial_text: text('initial_text'),
    refined_text: text('refined_text'),
    deliverables: jsonb('deliverables').$type<string[]>().notNull(),
    acceptance_criteria: jsonb('acceptance_criteria').$type<string[]>().notNull(),
    /** Dollars with two decimals; null when no payment was set. */
    payment_amount: numeric('payment_amount', { precision: 14, scale: 2 }),
    requirement_ids: jsonb('requirement_ids').$type<string[]>(),
    /** Counts the changes, so that nobody overwrites what another device wrote meanwhile. */
    version: integer('version').notNull().default(1),
  },
  (table) => [unique('milestone_of_plan').on(table.work_plan_id, table.milestone_number)],
)

/** How far a topic's step has come; a step without a row is not started. */
export const step = pgTable(
  'step',
  {
    topic_store_id: text('topic_store_id')
      .notNull()
      .references(() => topic_store.id, { onDelete: 'cascade' }),
    step_id: text('step_id').notNull(),
    owner: owner(),
    profile_id: text('profile_id').$type<StepType>().notNull(),
    status: text('status').$type<StepStatus>().notNull().default('not_started'),
    /** The milestone's text as it was last kept through save-step. */
    text: text('text'),
    user_narrative_md: text('user_narrative_md'),
    step_contract: jsonb('step_contract').$type<Record<string, unknown> & { narrative_md: string }>(),
    /** What the rules said when the step was last kept; the screens compute it anew as it is edited. */
    qc_report: jsonb('qc_report').$type<QcReport>(),
    builder_citations: jsonb('builder_citations').$type<Citation[]>().notNull().default([]),
    plan: jsonb('plan').$type<StepPlan>(),
    /** Fingerprint of the milestone's texts that the plan was asked about. */
    plan_of: text('plan_of'),
    qa_transcript: jsonb('qa_transcript').$type<Answer[]>().notNull().default([]),
    overrules: jsonb('overrules').$type<Overrule[]>().notNull().default([]),
    written_by: jsonb('written_by').$type<WrittenBy>(),
    /** Counts the changes of the narrative; 0 until there is one. */
    version: integer('version').notNull().default(0),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.topic_store_id, table.step_id] })],
)

/** A milestone's step contract; a milestone has one. */
export const step_contract = pgTable('step_contract', {
  id: text('id').primaryKey(),
  owner: owner(),
  milestone_id: text('milestone_id')
    .notNull()
    .unique()
    .references(() => milestone.id, { onDelete: 'cascade' }),
  step_contract: jsonb('step_contract').$type<Record<string, unknown>>().notNull(),
  updated_at: moment('updated_at').notNull().defaultNow(),
})

/** Every state of a milestone's texts: of its plan's project, and its narratives of the topic. */
export const text_version = pgTable(
  'text_version',
  {
    id: text('id').primaryKey(),
    owner: owner(),
    /** Of text, deliverables and criteria: a plan may be replaced, its project stays. */
    project_id: text('project_id').references(() => project.id, { onDelete: 'cascade' }),
    /** Of narratives. */
    topic_store_id: text('topic_store_id').references(() => topic_store.id, { onDelete: 'cascade' }),
    milestone_number: integer('milestone_number').notNull(),
    part: text('part').$type<TextPart>().notNull(),
    text: text('text').notNull(),
    written_by: jsonb('written_by').$type<WrittenBy>().notNull(),
    written_at: moment('written_at').notNull().defaultNow(),
    /** The order in which they were written, also within a millisecond. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('text_version_of_project').on(table.project_id, table.milestone_number),
    index('text_version_of_topic').on(table.topic_store_id, table.milestone_number),
  ],
)
