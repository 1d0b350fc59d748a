import type { Months } from '../program.ts'
import type { Comparator } from '../solicitation/analysis.ts'
import type { LimitSaid } from './rows.ts'

/** How a step's result is shown to be good. What nobody said is absent; the comparator is asked, never guessed. */
export type Proof = {
  quantity: string
  comparator?: Comparator | undefined
  value?: string | undefined
  unit?: string | undefined
  /** The mark in the words in which it was told, while its figure is the one that they say. */
  as_told?: string | undefined
  condition?: string | undefined
  runs?: string | undefined
  evidence?: string | undefined
  judge?: string | undefined
  /** The month by which it is passed, where that is another one than that of the step's end. */
  by_month?: number | undefined
}

/** What can be shown of a step's result at the due month of a milestone before its last. */
export type Interim = { month: number; state: string }

/** One step of work: what is done, how, by whom, where and when, what comes of it and how that is judged. Every cell is in the company's own words. */
export type WorkStep = {
  id: string
  /** Begins with a verb: "Model the antenna and its shield". */
  action: string
  /** The action as a person said that it tells what is done. */
  deed?: string | undefined
  method?: string | undefined
  tools?: string | undefined
  /** Data and material. */
  input?: string | undefined
  /** Names of those who work on it, the lead among them or not. */
  people: readonly string[]
  lead?: string | undefined
  place?: string | undefined
  from_month?: number | undefined
  to_month?: number | undefined
  /** How much work it is: "90", "two weeks of one person". */
  hours?: string | undefined
  part: 'base' | 'option'
  /** Steps whose results it needs. */
  needs: readonly string[]
  /** Those of them that go on beside it: it needs what they have by then. */
  alongside?: readonly string[] | undefined
  requirement_ids: readonly string[]
  /** Where a person has said which requirements it answers: those that they put there, and those that they took off it; the others were matched ahead. */
  put?: readonly string[] | undefined
  taken?: readonly string[] | undefined
  /** Whether nobody has looked at the step since its requirements were matched ahead: they are matched anew as the rows become others. */
  is_matched?: true | undefined
  /** The tests, by their names, of which somebody has said that they show a requirement to be met. */
  shows?: readonly { requirement_id: string; quantity: string }[] | undefined
  /** Of what of it a person has said that it stands as it is. */
  as_said?: readonly string[] | undefined
  /** What a person has said of its words beside what the topic asks. */
  limits?: readonly LimitSaid[] | undefined
  /** What is handed over, with its format. */
  result?: string | undefined
  /** "Government", or the step that uses the result. */
  goes_to?: string | undefined
  proof: readonly Proof[]
  /** The title of the milestone that it leads. */
  title?: string | undefined
  interim: readonly Interim[]
}

/** A step of which nothing is told but these cells. */
export function bareStep(id: string, cells: Partial<Omit<WorkStep, 'id'>> & Pick<WorkStep, 'action'>): WorkStep {
  return { id, people: [], part: 'base', needs: [], requirement_ids: [], proof: [], interim: [], ...cells }
}

/** The steps, where one that begins behind the base is of the option whatever its row says: the base has no such month. */
export function placedSteps(steps: readonly WorkStep[], period: Months): WorkStep[] {
  return steps.map((step) => (isBehind(step, period) ? { ...step, part: 'option' } : step))
}

/** Whether a step begins after the last month of the base. */
export function isBehind({ from_month }: Pick<WorkStep, 'from_month'>, period: Months): boolean {
  return from_month !== undefined && from_month > period
}

export type WorkPerson = {
  id: string
  name: string
  role?: string | undefined
  employer?: string | undefined
  /** What a subcontractor or consultant costs, in dollars or in percent of the award. */
  cost?: string | undefined
  hours?: string | undefined
  place?: string | undefined
}

/** A figure that the company commits to. */
export type Commitment = {
  id: string
  quantity: string
  today?: string | undefined
  comparator?: Comparator | undefined
  value?: string | undefined
  unit?: string | undefined
  by_month?: number | undefined
  how?: string | undefined
  step_ids: readonly string[]
}

export type WorkRisk = { id: string; what: string; sign?: string | undefined; fallback?: string | undefined; step_ids: readonly string[] }

/** What the Government has to provide. */
export type FurnishedItem = {
  id: string
  item: string
  by_month?: number | undefined
  when_late?: string | undefined
  step_ids: readonly string[]
}

/**
 * A milestone as the company plans it. `due_date` is the day of the calendar on which it is due, as it was typed, and `over_month` the last month of which half is
 * over by then; `paid` is what is paid for it, in percent of the award or in dollars.
 */
export type PlannedMilestone = {
  id: string
  title: string
  due_month?: number | undefined
  due_date?: string | undefined
  over_month?: number | undefined
  paid?: string | undefined
  limits?: readonly LimitSaid[] | undefined
}

/** What is said of the plan as a whole. */
export type PlanFields = {
  focus?: string | undefined
  solution?: string | undefined
  existing?: string | undefined
  end_state?: string | undefined
  end_user?: string | undefined
  next_phase?: string | undefined
  feasibility?: string | undefined
  security?: string | undefined
  /** What else holds for the whole work, a line each: purchases, travel, where the work is done. */
  statements?: string | undefined
  work_shares?: string | undefined
  option_price?: string | undefined
  /** When the award is assumed, "1 October 2026": from then on months are counted. */
  start?: string | undefined
  /** What the company will not do. */
  excluded?: string | undefined
}

/** Everything that a plan is composed from: the rows as they count, in their order. */
export type WorkBreakdown = {
  steps: readonly WorkStep[]
  /** All steps by their ids as the table numbers them, where some of them do not count yet. */
  step_order?: readonly string[]
  people: readonly WorkPerson[]
  commitments: readonly Commitment[]
  risks: readonly WorkRisk[]
  furnished: readonly FurnishedItem[]
  plan: PlanFields
  /** Absent where the company planned none: the plan has as many then as its phase and period ask for (spec §9). */
  milestones?: readonly PlannedMilestone[]
  /** The requirements whose steps a person has removed, or that a sentence of the plan answers: what asks for them is not made a step again. */
  left_out?: readonly string[]
  /** The requirements whose work is a step that is only suggested: until somebody accepts it, it is no task of the plan. */
  undecided?: readonly string[]
  /** The sentences that a person has said are printed as they stand. */
  as_said?: readonly string[]
  /** What a person prints in place of sentences, or that they are left out: '' */
  worded?: readonly { said: string; now: string }[]
  /** The cells that a person has typed, each as its row ("plan" for the one about the plan) and its name: "s1 method". */
  typed?: readonly string[]
}
