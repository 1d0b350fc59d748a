import * as z from 'zod'
import { StoredMilestone } from '../domain/milestone.ts'
import { FinalizedPlan, WorkPlan } from '../domain/plan.ts'
import { DELETED_KEPT_DAYS, ProjectFields } from '../domain/project.ts'
import { StepType } from '../domain/step.ts'
import { CurrentTopic } from '../domain/topic.ts'
import { WrittenBy } from '../domain/written-by.ts'
import { endpoint } from './endpoint.ts'
import { Dollars, Id, IdempotencyKey, LongText, MilestoneNumber, Name, RequirementIds, SentCriteria, Texts } from './fields.ts'

/** A milestone as the pipeline saves it (spec §7). */
const NewMilestone = z.strictObject({
  milestone_number: MilestoneNumber,
  step_type: StepType,
  initial_text: LongText.nullish(),
  refined_text: LongText.nullish(),
  deliverables: Texts.nullish().transform((list) => list ?? []),
  acceptance_criteria: z.union([Texts, LongText]).nullish(),
  payment_amount: Dollars.nullish(),
  requirement_ids: RequirementIds.optional(),
  /** Who drafted its texts; left out, the drafter that is configured. */
  written_by: WrittenBy.shape.kind.optional(),
})

/** A text that a browser may not have yet. */
const maybe = (text: z.ZodString) => text.nullish().transform((words) => words ?? '')

/** The topic of a project as a client sends it. In a browser's storage an odd award becomes 0; here it is refused. */
const SentTopic = CurrentTopic.extend({
  slug: Name,
  storeId: z.string().max(200),
  fileId: z.string().max(200),
  name: LongText,
  totalProposedEffort: z.coerce
    .number('must be a number.')
    .nonnegative('Award amount must be at least 0.')
    .max(999_999_999_999, 'Award amount is too large.')
    .default(0),
  companyName: maybe(Name),
  customerOrganization: maybe(Name),
  systemName: maybe(Name),
  researchInstitution: Name.optional(),
  analysis: z
    .object({ topic_summary: maybe(LongText), topic_brief: maybe(LongText) })
    .nullish()
    .transform((read) => read ?? { topic_summary: '', topic_brief: '' }),
  projectId: z.string().max(200).optional(),
})

/**
 * A project as a list shows it, with how far it has come. `topic` is what the browser keeps as currentTopic; `name` is what the person calls it, null until
 * they do; `closes` is the day as the topic prints it until which proposals are taken, where it does.
 */
const Project = z.object({
  ...ProjectFields.shape,
  id: z.string(),
  name: z.string().nullable(),
  topic: CurrentTopic.nullable(),
  closes: z.string().nullable(),
  archived_at: z.string().nullable(),
  deleted_at: z.string().nullable(),
  stage: z.enum(['interview', 'steps', 'final']),
  created_at: z.string(),
  updated_at: z.string(),
})

const HandedInMilestone = StoredMilestone.extend({
  id: z.string().max(200).optional(),
  milestone_number: MilestoneNumber,
  initial_text: LongText.nullable().default(null),
  refined_text: LongText.nullable().default(null),
  deliverables: Texts.default([]),
  acceptance_criteria: SentCriteria,
  payment_amount: z.string().max(40).nullable().optional(),
  requirement_ids: RequirementIds.optional(),
})

/** A plan as it is handed in; a proposal without a customer may say so with null or not at all. */
const HandedInPlan = FinalizedPlan.extend({
  milestones: z.array(HandedInMilestone).max(100),
  scope_paragraph: LongText.nullable(),
  company_name: Name,
  program_type: z.string().max(60),
  period_of_performance: z.number().int().positive().max(1200),
  finalized_at: z.string().max(60),
  customer_org: Name.nullish().transform((customer) => customer ?? ''),
})

/** `version` counts its changes: who sends an older one with a change is told so (409). */
const SavedMilestone = z.object({ ...StoredMilestone.shape, id: z.string(), version: z.number().int() })
const SavedPlan = z.object({ ...WorkPlan.shape, milestones: z.array(SavedMilestone) })
const StepContract = z.object({ id: z.string(), milestone_id: z.string(), step_contract: z.record(z.string(), z.unknown()) })

/** The calls on projects and stored plans (spec §7, Projects and stored plans). */
export const projectCalls = {
  createProject: endpoint({
    method: 'POST',
    path: '/api/projects',
    summary: 'Start a project',
    access: 'person',
    input: z.strictObject({ ...ProjectFields.shape, topic: SentTopic.nullish(), idempotency_key: IdempotencyKey }),
    output: Project,
  }),
  listProjects: endpoint({
    method: 'GET',
    path: '/api/projects',
    summary: "The person's projects, the latest first; archived ones among them, deleted ones only where they are asked for",
    access: 'person',
    input: z.strictObject({
      team_id: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(200).optional(),
      which: z.enum(['kept', 'deleted']).optional(),
    }),
    output: z.array(Project),
  }),
  findProject: endpoint({
    method: 'GET',
    path: '/api/projects/{id}',
    summary: 'One project',
    access: 'person',
    input: z.strictObject({ id: Id }),
    output: Project,
  }),
  updateProject: endpoint({
    method: 'PUT',
    path: '/api/projects/{id}',
    summary: 'Change a project, name it, put it into the archive, or bring it back from there or from the deleted ones',
    access: 'person',
    input: z.strictObject({
      id: Id,
      ...ProjectFields.partial().shape,
      topic: SentTopic.nullish(),
      /** What the person calls it; null or blank gives it its topic's name again. */
      name: Name.nullish(),
      archived: z.boolean().optional(),
      deleted: z.literal(false).optional(),
    }),
    output: Project,
  }),
  deleteProject: endpoint({
    method: 'DELETE',
    path: '/api/projects/{id}',
    summary: `Delete a project; for ${DELETED_KEPT_DAYS} days it can be brought back`,
    access: 'person',
    input: z.strictObject({ id: Id }),
    output: Project,
  }),
  createWorkPlan: endpoint({
    method: 'POST',
    path: '/api/work-plans',
    summary: "Keep a project's plan; one that was there before is replaced",
    access: 'person',
    input: z.strictObject({ project_id: Id, scope_paragraph: LongText.nullish(), milestones: z.array(NewMilestone).max(100) }),
    output: SavedPlan,
  }),
  findWorkPlan: endpoint({
    method: 'GET',
    path: '/api/work-plans/by-project/{id}',
    summary: "A project's plan",
    access: 'person',
    input: z.strictObject({ id: Id }),
    output: SavedPlan,
  }),
  updateWorkPlan: endpoint({
    method: 'PUT',
    path: '/api/work-plans/{id}',
    summary: "Change a plan's scope paragraph, or which of its sentences are the person's own statements",
    access: 'person',
    input: z.strictObject({
      id: Id,
      scope_paragraph: LongText.nullable().optional(),
      /** Whether a person has worded the scope paragraph: then it is not drafted anew. */
      scope_edited: z.boolean().optional(),
      own_statements: z.array(LongText).max(2000).optional(),
    }),
    output: SavedPlan,
  }),
  finalizeWorkPlan: endpoint({
    method: 'POST',
    path: '/api/work-plans/{id}/finalize',
    summary: 'Mark a plan as finalized, with the plan as it was handed in',
    access: 'person',
    input: z.strictObject({ id: Id, finalized_work_plan: HandedInPlan }),
    output: SavedPlan,
  }),
  noteSpreadsheet: endpoint({
    method: 'POST',
    path: '/api/work-plans/{id}/spreadsheet',
    summary: 'Note in the log of the account that a plan was saved as a spreadsheet, which the browser makes',
    access: 'person',
    input: z.strictObject({ id: Id }),
    output: z.object({}),
  }),
  updateMilestone: endpoint({
    method: 'PUT',
    path: '/api/milestones/{id}',
    summary: "Change a milestone's text, deliverables, criteria or payment",
    access: 'person',
    input: z.strictObject({
      id: Id,
      refined_text: LongText.optional(),
      deliverables: Texts.optional(),
      acceptance_criteria: Texts.optional(),
      payment_amount: Dollars.optional(),
      /** The version that the person has edited; without it the last writer wins. */
      version: z.number().int().optional(),
      written_by: WrittenBy.shape.kind.optional(),
    }),
    output: SavedMilestone,
  }),
  createStepContract: endpoint({
    method: 'POST',
    path: '/api/step-contracts',
    summary: "Keep a milestone's step contract",
    access: 'person',
    input: z.strictObject({ milestone_id: Id, step_contract: z.record(z.string(), z.unknown()) }),
    output: StepContract,
  }),
  findStepContract: endpoint({
    method: 'GET',
    path: '/api/step-contracts/by-milestone/{id}',
    summary: "A milestone's step contract",
    access: 'person',
    input: z.strictObject({ id: Id }),
    output: StepContract,
  }),
} as const
