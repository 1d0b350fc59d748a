import type { CompanyFacts } from '../domain/company.ts'
import type { ComponentFacts } from '../domain/component/component-facts.ts'
import type { Answer, Question } from '../domain/interview.ts'
import type { InitialMilestone, RefinedMilestone, StoredMilestone } from '../domain/milestone.ts'
import type { Months, Phase, ProgramType } from '../domain/program.ts'
import type { Result } from '../domain/result.ts'
import type { Analysis } from '../domain/solicitation/analysis.ts'
import type { StepPlan } from '../domain/steps/step-plan.ts'
import type { Row } from '../domain/work-breakdown/rows.ts'
import type { StandingMilestone } from '../domain/work-breakdown/standing-milestones.ts'
import type { WorkBreakdown } from '../domain/work-breakdown/work-breakdown.ts'
import type { WrittenBy } from '../domain/written-by.ts'
import type { Dictated } from '../language/spoken/dictated.ts'

/** Everything that may stand in a plan: the solicitation as it was read, and what the person said. Nothing else is a fact. */
export type PlanFacts = {
  company_name: string
  program_type: ProgramType
  phase: Phase
  period_of_performance: Months
  /** The plan's milestones, where it is there already: a person may have set their months, and named them. */
  standing?: readonly StandingMilestone[] | undefined
  customer_organization?: string | undefined
  research_institution?: string | undefined
  system_name?: string | undefined
  /** What was read from the solicitation; null when none belongs to the call. */
  analysis: Analysis | null
  /** What the topic's component asks of such a plan, with the instructions that count for the topic; null where nothing is known. */
  component: ComponentFacts | null
  /** What the company says of itself in its profile and documents; null when it has said nothing. */
  company?: CompanyFacts | null | undefined
  answers: readonly Answer[]
  /** The day on which the award is assumed, where a person has set it among the rows. */
  start?: string | undefined
  /** The rows of the topic's work breakdown as they count; absent where none are kept, and then the answers are read for them. */
  rows?: WorkBreakdown | undefined
}

/**
 * Why nothing was drafted; LIMIT_REACHED when the person has used up today's calls of the model, NOT_APPLIED when a change that was asked for cannot be
 * made. `message` is for the person.
 */
export type DraftProblem = { code: 'NOTHING_TO_DRAFT' | 'PROVIDER_FAILED' | 'LIMIT_REACHED' | 'NOT_APPLIED'; message: string }

/** What was said in answer to a question, word for word, and the words that are written as the topic's document writes them. */
export type SpokenAnswer = { question: string; transcript: string; terms: readonly string[] }

/** The same as a writer would have typed it, and the numbers that may be others than they sound. */
export type TypedAnswer = Pick<Dictated, 'text' | 'unsure'>

/** What is handed over at the end of one milestone. `written_by` is absent where it is the drafter that was asked. */
export type MilestoneDeliverables = { milestone_number: number; deliverables: string[]; written_by?: WrittenBy }

/** What counts as done for one milestone. `written_by` is absent where it is the drafter that was asked. */
export type MilestoneCriteria = { milestone_number: number; criteria: string[]; written_by?: WrittenBy }

/** The lines of the last draft of a milestone's text, by its number: what people wrote since is told by them. */
export type DraftedLast = ReadonlyMap<number, readonly string[]>

/** Rows that the answers tell, with ids that hold within them only, and the words of answers that found no place in any; `slot` is the question's, an `aside` was said by the way, and `talk` is likely for no plan. */
export type RowsTold = { rows: Row[]; unplaced: { slot: string; text: string; aside?: true | undefined; talk?: true | undefined }[] }

/** The drafter that is always there, as it is named; without what it drafts with, which takes a hundred megabytes. */
export const BUILT_IN = { kind: 'built-in', label: 'Built-in drafter' } as const satisfies WrittenBy

/** Who writes. Everything that the product writes goes through these operations; answers are matched by milestone number. */
export interface Drafter {
  readonly kind: 'built-in' | 'language-model'
  /** How the screens name it: "Built-in drafter". */
  readonly label: string
  /** Who wrote the text that came last, where another drafter may have stood in; absent means the drafter itself. */
  wrote?(): WrittenBy
  /** The questions after the three fixed ones, slots Q4 onwards; 7 for SBIR, 8 for STTR (spec §9). */
  adaptiveQuestions(facts: PlanFacts): Promise<Result<Question[], DraftProblem>>
  /** A few sentences on what the interview came to, for the contract (spec §3). */
  contractSummary(facts: PlanFacts): Promise<Result<string, DraftProblem>>
  /** The rows of a work breakdown as far as the answers of the interview tell them; answers of step interviews are not read. */
  rowsTold(facts: PlanFacts): Promise<RowsTold>
  /** As many milestones as the phase and period call for (spec §9). */
  initialMilestones(facts: PlanFacts): Promise<Result<InitialMilestone[], DraftProblem>>
  /** The milestones with how, who, where, when and the thresholds that apply worked in; `drafted` of those texts that go back to an earlier draft. */
  refinedMilestones(
    facts: PlanFacts,
    milestones: readonly InitialMilestone[],
    drafted?: DraftedLast,
  ): Promise<Result<InitialMilestone[], DraftProblem>>
  deliverables(facts: PlanFacts, milestones: readonly InitialMilestone[]): Promise<Result<MilestoneDeliverables[], DraftProblem>>
  acceptanceCriteria(facts: PlanFacts, milestones: readonly RefinedMilestone[]): Promise<Result<MilestoneCriteria[], DraftProblem>>
  scopeParagraph(facts: PlanFacts, milestones: readonly InitialMilestone[]): Promise<Result<string, DraftProblem>>
  /** What was dictated, as a writer would have typed it; nothing is added. */
  spokenAnswer(said: SpokenAnswer): Promise<TypedAnswer>
  /** A text as a spoken instruction would have it; what cannot be told for sure is not changed. */
  spokenChange(text: string, instruction: string): Promise<Result<string, DraftProblem>>
  /** What one milestone still lacks, as the questions of its step's interview; `facts.answers` holds what was answered in it already. */
  stepPlan(facts: PlanFacts, milestones: readonly StoredMilestone[], milestone_number: number): Promise<Result<StepPlan, DraftProblem>>
  /** One milestone told in Markdown, from its texts and the answers of its step's interview, which are among `facts.answers`. */
  stepNarrative(facts: PlanFacts, milestones: readonly StoredMilestone[], milestone_number: number): Promise<Result<string, DraftProblem>>
}
