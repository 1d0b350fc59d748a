import type { StepType } from '../../step.ts'

/** A cell of a row: what a composed line rests on. A line of the product's own, such as the kickoff meeting, rests on none. */
export type CellRef = { row: string; cell: string }

/** A line of a plan as it is printed, with what it rests on. */
export type ComposedLine = { text: string; from: readonly CellRef[]; requirement_ids?: readonly string[] }

/** A milestone as it is composed. `first` are the lines of the first draft, `all` those of the refined one. */
export type ComposedMilestone = {
  milestone_number: number
  step_type: StepType
  title: ComposedLine
  first: readonly ComposedLine[]
  all: readonly ComposedLine[]
  deliverables: readonly ComposedLine[]
  criteria: readonly ComposedLine[]
  requirement_ids: readonly string[]
}

/** The numbers of each step's tasks, by the step's id: "3.2", of a step in several milestones one for each part; with the last one it ends. */
export type TaskNumbers = ReadonlyMap<string, readonly string[]>

/** A line of the product's own. */
export function ownLine(text: string): ComposedLine {
  return { text, from: [] }
}

/** The cells of one row. */
export function cellsOf(row: string, ...cells: readonly string[]): CellRef[] {
  return cells.map((cell) => ({ row, cell }))
}
