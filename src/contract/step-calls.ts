import * as z from 'zod'
import { DraftProgress } from '../domain/draft-progress.ts'
import { SpokenAnswer } from '../domain/interview.ts'
import { StepStatus, StepType } from '../domain/step.ts'
import { Citation } from '../domain/steps/citation.ts'
import { Overrule, QcReport } from '../domain/steps/qc-report.ts'
import { StepPlan } from '../domain/steps/step-plan.ts'
import { TextPart, TextVersion } from '../domain/steps/text-version.ts'
import { WrittenBy } from '../domain/written-by.ts'
import { endpoint } from './endpoint.ts'
import { Id, Known, LongText, Saved, Spoken, StepId, TopicOf, WhoDrafts } from './fields.ts'

/** Which step of which topic; ids of steps are "step-3" (spec §3). */
const StepOf = z.strictObject({
  ...TopicOf,
  step_id: StepId,
})

const Transcript = z.array(z.strictObject({ slot: z.string().max(20), question: LongText, answer: LongText })).max(100)

/** A step's contract; what else is in it is its writer's. */
const StepContractOf = z.object({ narrative_md: z.string() }).loose()

/** A step as it is kept. `version` counts its changes: who sends an older one is told so (409). */
const StepState = z.object({
  step_id: z.string(),
  profile_id: StepType,
  status: StepStatus,
  user_narrative_md: z.string().nullable(),
  step_contract: StepContractOf.nullable(),
  qc_report: QcReport.nullable(),
  builder_citations: z.array(Citation),
  plan: StepPlan.nullable(),
  qa_transcript: z.array(SpokenAnswer),
  /** Sentences of the answers that no narrative is drafted from unless the person says that they belong there. */
  remarks: z.array(z.string()),
  overrules: z.array(Overrule),
  written_by: WrittenBy.nullable(),
  version: z.number().int(),
  updated_at: z.string(),
})

/** The calls on the steps of a topic (spec §7, Topics): interview, narrative, report, gate and history. */
export const stepCalls = {
  planStep: endpoint({
    method: 'POST',
    path: '/topics/steps/plan',
    summary: "The questions of a step's interview: what this milestone still lacks",
    access: 'person',
    reports: DraftProgress,
    input: StepOf.extend({ profile_id: StepType, known: Known, global_context: Known, drafter: WhoDrafts }),
    output: z.object({ plan: StepPlan }),
  }),
  saveStepAnswer: endpoint({
    method: 'POST',
    path: '/topics/steps/answer',
    summary: "Keep one answer of a step's interview as it is typed",
    access: 'person',
    input: StepOf.extend({ slot: z.string().min(1).max(20), question: LongText, answer: LongText, ...Spoken }),
    output: Saved.extend(StepState.pick({ remarks: true }).shape),
  }),
  finalizeStep: endpoint({
    method: 'POST',
    path: '/topics/steps/finalize',
    summary: "Close a step's interview: draft its narrative and report on it",
    access: 'person',
    reports: DraftProgress,
    input: StepOf.extend({
      profile_id: StepType,
      /** The questions that the client showed; those kept here count. */
      plan: Known,
      qa_transcript: Transcript,
      global_context: Known,
      known: Known,
      persist: z.boolean().default(true),
      drafter: WhoDrafts,
    }),
    output: z.object({
      status: StepStatus,
      narrative: z.object({ narrative_md: z.string(), citations: z.array(Citation) }),
      qc_report: QcReport,
      step_contract: StepContractOf,
      version: z.number().int(),
    }),
  }),
  commitStep: endpoint({
    method: 'POST',
    path: '/topics/steps/commit',
    summary: "Keep a step's narrative, and finalize the step when its report allows",
    access: 'person',
    input: StepOf.extend({
      profile_id: StepType,
      narrative_md: LongText,
      finalize: z.boolean().default(false),
      /** The version that the person has edited; without it the last writer wins. */
      version: z.number().int().optional(),
      written_by: WrittenBy.shape.kind.optional(),
    }),
    output: z.object({
      status: StepStatus,
      step_contract: StepContractOf,
      qc_report: QcReport,
      narrative: z.object({ citations: z.array(Citation) }),
      version: z.number().int(),
    }),
  }),
  packageSteps: endpoint({
    method: 'POST',
    path: '/topics/steps/package',
    summary: 'All steps with their narratives, contracts, reports and citations',
    access: 'person',
    input: z.strictObject(TopicOf),
    output: z.object({
      steps: z.array(
        z.object({
          step_id: z.string(),
          title: z.string(),
          status: StepStatus,
          narrative_md: z.string(),
          step_contract: StepContractOf.nullable(),
          qc_report: QcReport.nullable(),
          builder_citations: z.array(Citation),
        }),
      ),
    }),
  }),
  stepsState: endpoint({
    method: 'GET',
    path: '/topics/steps/state',
    summary: 'How far each step of a topic has come',
    access: 'person',
    input: z.strictObject(TopicOf),
    output: z.object({ steps: z.array(StepState) }),
  }),
  overruleFinding: endpoint({
    method: 'POST',
    path: '/topics/steps/overrule',
    summary: 'Overrule a finding of a step with a reason, or take that back',
    access: 'person',
    input: StepOf.extend({
      rule: z.string().min(1).max(20),
      quote: LongText.nullable(),
      /** Null takes the overruling back. */
      reason: z.string().trim().min(1, 'Give the reason for which this finding does not hold.').max(2000).nullable(),
    }),
    output: z.object({ status: StepStatus, overrules: z.array(Overrule), qc_report: QcReport.nullable(), version: z.number().int() }),
  }),
  regenerateText: endpoint({
    method: 'POST',
    path: '/topics/steps/regenerate',
    summary: 'Draft one text of a milestone anew from what is known now; nothing is kept until the person accepts it',
    access: 'person',
    reports: DraftProgress,
    input: StepOf.extend({
      part: z.enum(['text', 'deliverable', 'criterion', 'narrative']),
      /** Which deliverable or criterion, counted from 0; without it all of them, one a line. */
      index: z.number().int().nonnegative().optional(),
      drafter: WhoDrafts,
    }),
    /** `is_edited` says of a milestone's text or whole list whether it has lines that a person wrote since it was drafted. */
    output: z.object({ text: z.string(), written_by: WrittenBy, is_edited: z.boolean().optional() }),
  }),
  textHistory: endpoint({
    method: 'GET',
    path: '/topics/steps/history',
    summary: "The earlier states of a milestone's texts, the latest first: who or what wrote them, and when",
    access: 'person',
    input: z.strictObject({ topic_store_id: Id, step_id: StepOf.shape.step_id, part: TextPart.optional() }),
    output: z.object({ versions: z.array(TextVersion) }),
  }),
} as const
