import type { Stage } from '../demands/duty-verbs.ts'
import { hasFinite } from '../english/third-person.ts'
import { wordsOf } from '../english/words.ts'
import type { TaskLine } from '../milestones/task-line.ts'

/** What a closing criterion speaks of: its tasks and their number, the requirements of the milestone, the runs that the answers name, the document, what it is about, by when. */
type Closing = {
  span: string
  tasks: number
  requirements: number
  milestone: number
  runs: string
  evidence: string
  object: string
  due: string
}

/** What is counted when a milestone closes, by the kind of its work, and the number that passes; several ways of saying it, so that no two milestones read alike. */
const CLOSINGS: Record<Stage, readonly ((closing: Closing) => string)[]> = {
  analyse: [
    (closing) =>
      `The ${closing.evidence} is accepted when ${resultsOf(closing)}, and none of its conclusions on ${closing.object} is without a source, data set or calculation; the TPOC judges it by ${closing.due}`,
    (closing) =>
      `By ${closing.due} ${rowsOf(closing)} ${closing.requirements > 1 ? 'have' : 'has'} an answer in the ${closing.evidence} with the source behind it, and none is left open; the TPOC judges them`,
  ],
  design: [
    (closing) =>
      `The ${closing.evidence} is accepted when ${rowsOf(closing)} ${closing.requirements > 1 ? 'are' : 'is'} traced to a feature of the design and at least two alternatives are compared in numbers; the TPOC judges it by ${closing.due}`,
    (closing) =>
      `At the review with the TPOC by ${closing.due} the ${closing.evidence} has a result for ${everyOf(closing)}, and none of the interfaces of ${closing.object} is without its two sides and values`,
    (closing) =>
      `The TPOC accepts the ${closing.evidence} by ${closing.due} when none of the choices made in ${closing.span} lacks a predicted value with its unit`,
  ],
  build: [
    (closing) =>
      `The ${closing.evidence} is accepted when ${everyOf(closing)} ${closing.tasks > 1 ? 'are' : 'is'} complete and no part of ${closing.object} failed its check; the TPOC may inspect by ${closing.due}`,
    (closing) =>
      `By ${closing.due} the ${closing.evidence} shows the TPOC no part of ${closing.object} missing and no deviation from the design without a decision on it`,
    (closing) =>
      `A second person makes or starts ${closing.object} once from the ${closing.evidence} alone, with no step missing; the TPOC receives the signed log by ${closing.due}`,
  ],
  integrate: [
    (closing) =>
      `The ${closing.evidence} is accepted when none of the interfaces of ${closing.object} is open and one run from input to output passes without interruption; to the TPOC by ${closing.due}`,
    (closing) =>
      `By ${closing.due} ${everyOf(closing)} ${closing.tasks > 1 ? 'have' : 'has'} a passed check in the ${closing.evidence}, and no fault found on the way is uncorrected; the TPOC receives the list`,
  ],
  test: [
    (closing) =>
      `The test log holds ${closing.runs} with none missing, and from the raw data behind the ${closing.evidence} the TPOC recomputes each result on ${closing.object} by ${closing.due}`,
    (closing) =>
      `None of the runs under ${closing.span} is left out of the ${closing.evidence}, the failed ones included, and each has its raw data; delivered to the TPOC by ${closing.due}`,
    (closing) =>
      `By ${closing.due} no result of ${closing.span} on ${closing.object} that misses its value is without cause and correction in the ${closing.evidence}; the TPOC agrees the list`,
  ],
  close: [
    (closing) =>
      `The ${closing.evidence} is accepted when ${resultsOf(closing)} and none is left open; the TPOC judges it by ${closing.due}`,
  ],
}

/** "all of tasks 3.1 to 3.4"; "task 3.1". */
function everyOf({ tasks, span }: Closing): string {
  return tasks > 1 ? `all of ${span}` : span
}

function resultsOf(closing: Closing): string {
  return `${everyOf(closing)} ${closing.tasks > 1 ? 'have' : 'has'} a result in it`
}

/** The requirements that the milestone answers, counted; its tasks where it answers none. */
function rowsOf(closing: Closing): string {
  const { requirements, milestone } = closing
  if (requirements === 0) return `each result of ${closing.span}`
  return requirements === 1 ? `the 1 requirement of Milestone ${milestone}` : `all ${requirements} requirements of Milestone ${milestone}`
}

/** The closing criterion of a milestone whose work is of this kind; `turn` counts the milestones of the kind before it, from 0. */
export function closingOf(stage: Stage, turn: number): (closing: Closing) => string {
  const ways = CLOSINGS[stage]
  const way = ways[turn % ways.length] ?? ways[0]
  if (!way) throw new Error(`No closing criterion for ${stage}`)
  return way
}

/** "tasks 3.1 to 3.7"; "this milestone" where a person has taken the numbers out. */
export function spanOf(tasks: readonly TaskLine[]): string {
  const [first, last] = [tasks[0], tasks.at(-1)]
  if (!first || !last) return 'this milestone'
  return tasks.length === 1 ? `task ${first.number}` : `tasks ${first.number} to ${last.number}`
}

/** The runs as the answers count them, "every run of the test plan (30 rule sets, 10 hours each)"; "every run" where they do not. */
export function runsOf([article]: readonly string[]): string {
  if (!article) return 'every run'
  const plain = article.replace(/ ?\([^)]*\)/g, '')
  return plain.split(' ').length <= MOST_IN_BRACKET && !hasFinite(wordsOf(plain))
    ? `every run of the test plan (${plain})`
    : 'every run of the test plan'
}

/** The most words of a test plan that a criterion repeats. */
const MOST_IN_BRACKET = 9
