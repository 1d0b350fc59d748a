import type { Stage } from './duty-verbs.ts'
import type { TaskLine } from './task-line.ts'

/** What a closing criterion speaks of: which tasks, in which document, by when. */
export type Closing = { span: string; evidence: string; due: string }

/** What can be counted when a milestone closes, by the kind of its work; two ways of saying it, so that neighbours do not read alike. */
const CLOSINGS: Record<Stage, readonly ((closing: Closing) => string)[]> = {
  analyse: [
    ({ span, evidence, due }) =>
      `Every conclusion of ${span} names the evidence on which it rests; the TPOC receives the ${evidence} for judgment by ${due}`,
    ({ span, evidence, due }) =>
      `The ${evidence} answers each question raised in ${span} with yes, no or what is still missing, and reaches the TPOC by ${due}`,
  ],
  design: [
    ({ span, evidence, due }) =>
      `For each choice made in ${span} the ${evidence} gives the alternatives and the reason; the TPOC judges it by ${due}`,
    ({ span, evidence, due }) =>
      `Each requirement touched by ${span} is traced in the ${evidence} to a feature of the design, and none is left untraced; due to the TPOC by ${due}`,
  ],
  build: [
    ({ span, evidence, due }) =>
      `A second person can repeat every step of ${span} from the ${evidence} alone; the TPOC may inspect the result by ${due}`,
    ({ span, evidence, due }) =>
      `The ${evidence} lists each part or module made under ${span} as complete, open or changed, and reaches the TPOC by ${due}`,
  ],
  integrate: [
    ({ span, evidence, due }) =>
      `Each interface joined under ${span} is marked passed or open in the ${evidence}, which the TPOC receives by ${due}`,
    ({ span, evidence, due }) =>
      `The ${evidence} shows one uninterrupted run from input to output for ${span}, with each fault found and its correction; to the TPOC by ${due}`,
  ],
  test: [
    ({ span, evidence, due }) =>
      `The TPOC can recompute each result of ${span} from the raw data behind the ${evidence}, delivered by ${due}`,
    ({ span, evidence, due }) =>
      `The ${evidence} covers each run made under ${span}, the failed ones included, and is in the hands of the TPOC by ${due}`,
  ],
  close: [({ span, evidence, due }) => `Every result of ${span} stands in the ${evidence}, which the TPOC judges by ${due}`],
}

/** The closing criterion of a milestone whose work is of this kind. */
export function closingOf(stage: Stage, milestone_number: number): (closing: Closing) => string {
  const ways = CLOSINGS[stage]
  const way = ways[milestone_number % ways.length] ?? ways[0]
  if (!way) throw new Error(`No closing criterion for ${stage}`)
  return way
}

/** "tasks 3.1 to 3.7"; "this milestone" where a person has taken the numbers out. */
export function spanOf(tasks: readonly TaskLine[]): string {
  const [first, last] = [tasks[0], tasks.at(-1)]
  if (!first || !last) return 'this milestone'
  return tasks.length === 1 ? `task ${first.number}` : `tasks ${first.number} to ${last.number}`
}
