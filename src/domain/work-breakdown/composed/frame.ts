import type { ComponentFacts } from '../../component/component-facts.ts'
import type { Months, Phase, ProgramType } from '../../program.ts'
import type { Requirement, Topic } from '../../solicitation/analysis.ts'
import type { PlannedMilestone, WorkBreakdown } from '../work-breakdown.ts'

/** What a plan is composed from besides its rows. */
export type PlanFrame = {
  company_name: string
  program_type: ProgramType
  phase: Phase
  period: Months
  /** The last month before it: absent of the base, of an option that of the base. */
  after?: Months
  milestones: number
  /** The months in which they are due. */
  dues: readonly Months[]
  /** The same milestones as the company named them; none where it left them to the schedule. */
  named?: readonly PlannedMilestone[] | undefined
  customer?: string | undefined
  research_institution?: string | undefined
  system_name?: string | undefined
  topic: Topic | null
  /** What the work has to answer; what only the proposal has to is not among them. */
  requirements: readonly Requirement[]
  /** What the solicitation asks for after this phase: a matter of the plan of the next one, and no pass mark of this. */
  later: readonly Requirement[]
  /** What it asks for in the option behind this phase, which may never be taken up. */
  option: readonly Requirement[]
  component: ComponentFacts | null
  /** Whether the company has told its steps in fields: then it has told all of its work, and the plan adds none of its own. */
  areStepsTold?: boolean
}

/** Rows with the plan that they are for. */
export type Composition = { rows: WorkBreakdown; frame: PlanFrame }

/** Rows with as much of the plan as a step alone has to know. */
export type StepComposition = { rows: WorkBreakdown; frame: Pick<PlanFrame, 'company_name' | 'period'> }
