import type { Stage } from './duty-verbs.ts'
import type { TaskLine } from './task-line.ts'
import { hasFinite } from './third-person.ts'
import { wordsOf } from './words.ts'

/** What a closing criterion speaks of: its tasks, the runs that the answers name, the document, what it is about, by when. */
type Closing = { span: string; runs: string; evidence: string; object: string; due: string }

/** What can be counted when a milestone closes, by the kind of its work; several ways of saying it, so that no two milestones read alike. */
const CLOSINGS: Record<Stage, readonly ((closing: Closing) => string)[]> = {
  analyse: [
    ({ evidence, object, due }) =>
      `The ${evidence} is accepted when each conclusion on ${object} names the source, data or calculation behind it; the TPOC receives it for judgment by ${due}`,
    ({ span, evidence, due }) =>
      `The ${evidence} answers each question raised in ${span} with yes, no or what is still missing and in which milestone it is settled; the TPOC judges it by ${due}`,
    ({ span, evidence, object, due }) =>
      `For ${object} the ${evidence} ranks every unknown by its effect and states what ${span} settled of it; delivered to the TPOC by ${due}`,
  ],
  design: [
    ({ evidence, span, due }) =>
      `The ${evidence} is accepted when it gives for each design choice in ${span} the alternatives, one comparison in numbers and the reason; the TPOC judges it by ${due}`,
    ({ span, evidence, due }) =>
      `Each requirement touched by ${span} is traced in the ${evidence} to a feature of the design, and none is left untraced; due to the TPOC by ${due}`,
    ({ evidence, object, due }) =>
      `Every interface of ${object} that the design opens is described in the ${evidence} with its two sides, and none is left open without an owner and a date; the TPOC reviews it by ${due}`,
    ({ span, evidence, due }) =>
      `The review of the ${evidence} with the TPOC is held by ${due}; its minutes give for ${span} every open action with an owner and a date`,
  ],
  build: [
    ({ span, evidence, object, due }) =>
      `A second person repeats every step of ${span} from the ${evidence} alone and signs its check list; the TPOC may inspect ${object} by ${due}`,
    ({ span, evidence, due }) =>
      `The ${evidence} lists each part or module made under ${span} as complete, open or changed, and reaches the TPOC by ${due}`,
    ({ evidence, object, due }) =>
      `Each deviation of ${object} from its design is listed in the ${evidence} with its effect and its disposition; the TPOC receives the list by ${due}`,
  ],
  integrate: [
    ({ span, evidence, due }) =>
      `Each interface joined under ${span} is marked passed or open in the ${evidence}, which the TPOC receives by ${due}`,
    ({ span, evidence, due }) =>
      `The ${evidence} shows 1 uninterrupted run from input to output for ${span}, with each fault found and its correction; to the TPOC by ${due}`,
    ({ evidence, object, due }) =>
      `The version of ${object} that goes into the tests is fixed by ${due}; the ${evidence} lists every part of it with its number, and the TPOC receives the list`,
  ],
  test: [
    ({ evidence, runs, object, due }) =>
      `The raw data behind the ${evidence} let the TPOC recompute each result on ${object} by ${due}; the test log holds ${runs}, the failed ones included`,
    ({ span, runs, evidence, due }) =>
      `The ${evidence} covers ${runs} under ${span}, the failed ones included, each with set-up, result and pass or fail; delivered to the TPOC by ${due}`,
    ({ evidence, object, due }) =>
      `Every result on ${object} that misses its required value has its cause and its correction in the ${evidence}; the TPOC agrees the list of open points by ${due}`,
    ({ runs, evidence, due }) =>
      `The TPOC or a person named by the TPOC can be present at the runs; ${runs} stands signed in the log of the ${evidence} by ${due}`,
  ],
  close: [({ span, evidence, due }) => `Every result of ${span} stands in the ${evidence}, which the TPOC judges by ${due}`],
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
