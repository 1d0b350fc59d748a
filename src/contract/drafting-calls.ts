import * as z from 'zod'
import { DraftProgress } from '../domain/draft-progress.ts'
import { InitialMilestone, type RefinedMilestone, shownText } from '../domain/milestone.ts'
import { PeriodOfPerformance, Phase, ProgramType } from '../domain/program.ts'
import { StepType } from '../domain/step.ts'
import { WrittenBy } from '../domain/written-by.ts'
import { endpoint } from './endpoint.ts'
import { LongText, MilestoneNumber, Name, OptionalId, RequirementIds, Saved, SentCriteria, Texts, WhoDrafts } from './fields.ts'

/** Who proposes what to whom: sent with every drafting call (spec §7). What is left out is taken from the topic, where one is named. */
const PlanFields = z.strictObject({
  company_name: Name.trim().min(1, 'Company name is required.'),
  program_type: ProgramType,
  phase: Phase,
  customer_organization: Name.nullish(),
  research_institution: Name.nullish(),
  system_name: Name.nullish(),
  period_of_performance: PeriodOfPerformance.nullish(),
  topic_store_id: OptionalId,
  topic_slug: Name.nullish(),
  drafter: WhoDrafts,
})

/** A milestone as a drafting call is handed it: as an earlier call drafted it, or as it is stored, whose text is the shown one (spec §3). */
const DraftMilestone = z
  .strictObject({
    id: OptionalId,
    version: z.number().int().optional(),
    milestone_number: MilestoneNumber,
    step_type: StepType,
    text: LongText.optional(),
    initial_text: LongText.nullish(),
    refined_text: LongText.nullish(),
    deliverables: Texts.nullish(),
    acceptance_criteria: SentCriteria,
    payment_amount: z.string().max(40).nullish(),
    payment_percentage: z.number().nullish(),
    requirement_ids: RequirementIds.nullish(),
    written_by: WrittenBy.extend({ label: Name }).optional(),
    paid: LongText.optional(),
  })
  .refine(({ text, initial_text, refined_text }) => [text, initial_text, refined_text].some((one) => typeof one === 'string'), {
    path: ['text'],
    error: 'is required.',
  })
  .transform(
    ({ milestone_number, step_type, text, initial_text = null, refined_text = null, ...rest }): RefinedMilestone => ({
      milestone_number,
      step_type,
      text: text ?? shownText({ initial_text, refined_text }),
      deliverables: rest.deliverables ?? [],
      acceptance_criteria: rest.acceptance_criteria,
      ...(rest.requirement_ids ? { requirement_ids: rest.requirement_ids } : {}),
      ...(rest.written_by ? { written_by: rest.written_by } : {}),
    }),
  )
const DraftMilestones = z.array(DraftMilestone).min(1, 'Send at least one milestone.').max(40)

/** The calls that draft a plan stage by stage (spec §7, Work plan generation). */
export const draftingCalls = {
  buildInitialMilestones: endpoint({
    method: 'POST',
    path: '/api/workplan/initial-build',
    summary: 'Draft the milestones',
    access: 'person',
    reports: DraftProgress,
    input: PlanFields.extend({
      global_interview_responses: z
        .array(z.strictObject({ slot: z.string().max(20).optional(), question: LongText, answer: LongText }))
        .max(60),
    }),
    output: z.object({ milestones: z.array(InitialMilestone) }),
  }),
  refineMilestones: endpoint({
    method: 'POST',
    path: '/api/workplan/refine-steps',
    summary: 'Work how, who, where, when and the thresholds into the milestones',
    access: 'person',
    reports: DraftProgress,
    input: PlanFields.extend({ milestones: DraftMilestones }),
    output: z.object({ milestones: z.array(InitialMilestone) }),
  }),
  generateDeliverables: endpoint({
    method: 'POST',
    path: '/api/workplan/generate-deliverables',
    summary: 'What each milestone hands over',
    access: 'person',
    reports: DraftProgress,
    input: PlanFields.extend({ milestones: DraftMilestones }),
    output: z.object({
      deliverables: z.array(
        z.object({ milestone_number: z.number().int(), deliverables: z.array(z.string()), written_by: WrittenBy.optional() }),
      ),
    }),
  }),
  generateScope: endpoint({
    method: 'POST',
    path: '/api/workplan/generate-scope',
    summary: 'The scope paragraph',
    access: 'person',
    reports: DraftProgress,
    input: PlanFields.extend({ milestones: DraftMilestones }),
    output: z.object({ scope_paragraph: z.string() }),
  }),
  generateAcceptanceCriteria: endpoint({
    method: 'POST',
    path: '/api/workplan/generate-acceptance-criteria',
    summary: 'What counts as done for each milestone',
    access: 'person',
    reports: DraftProgress,
    input: PlanFields.partial().extend({
      milestones: DraftMilestones,
      /** The only milestone that criteria are wanted for; a language model is asked for no other. Left out, for all that have none of their own. */
      only: MilestoneNumber.optional(),
    }),
    output: z.object({
      acceptance_criteria: z.array(
        z.object({ milestone_number: z.number().int(), criteria: z.array(z.string()), written_by: WrittenBy.optional() }),
      ),
      /** Who drafted them, but for those that name another one. */
      written_by: WrittenBy,
    }),
  }),
  saveStep: endpoint({
    method: 'POST',
    path: '/api/workplan/save-step',
    summary: "Keep a milestone's text",
    access: 'person',
    input: z.strictObject({ topic_slug: Name, milestone_number: MilestoneNumber, step_type: StepType, text: LongText }),
    output: Saved,
  }),
} as const
