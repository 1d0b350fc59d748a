import { shownText } from '../../../domain/milestone.ts'
import { milestoneDues } from '../../../domain/milestone-due.ts'
import { isThin } from '../../../domain/quality/criteria-rules.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import type { FilledCell, StepMatter } from '../../../domain/steps/step-matter.ts'
import { figure, numbered } from '../../../domain/work-breakdown/composed/phrase.ts'
import { isFromSolicitation } from '../../../domain/work-breakdown/from-solicitation.ts'
import { isHalfTold } from '../../../domain/work-breakdown/told-elsewhere.ts'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import type { PlanFacts } from '../../drafter.ts'
import { planRows } from '../plan-rows.ts'
import { type Gap, gapOf, offering } from './gap.ts'
import { heldRows } from './held.ts'
import { isUnjudged, isUnmarked, isUntried, type Lackable, type OpenTask, openTasks } from './lacking.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { quoted } from './quoting.ts'
import { isOfMatter, limitOf } from './requirement-gaps.ts'
import { labelled } from './told-milestone.ts'

type Asked = { ask: (task: string) => string; lacks: string; weight: number; details?: string[] }

/** How each thing that a task may lack is asked for, why, and how much it weighs: what a test lacks goes before all else of the work, so that it can be failed. */
const ASKED: Record<Lackable, Asked> = {
  how: {
    ask: (task) => `${task} By which method, with which tools and data?`,
    lacks: 'how',
    weight: 10,
    details: ['the method', 'the tools', 'the data'],
  },
  success: {
    ask: (task) => `Which value shows that ${task} has succeeded, on which test, in how many runs?`,
    lacks: 'which value counts as a pass',
    weight: 28,
    details: ['the value', 'the test', 'the runs'],
  },
  who: {
    ask: (task) => `Who leads ${task} and who else works on it?`,
    lacks: 'who does it',
    weight: 8.5,
  },
  handed_over: {
    ask: (task) => `What comes of ${task} and in which format?`,
    lacks: 'what comes of it',
    weight: 7.5,
  },
  condition: { ask: (task) => `Under which conditions, and in how many runs, is ${task} tested?`, lacks: 'how it is tested', weight: 22 },
  when: { ask: (task) => `From which month to which month after award does ${task} run?`, lacks: 'when', weight: 7 },
  judge: { ask: (task) => `By whom is the result of ${task} judged?`, lacks: 'who judges the result', weight: 26 },
}

/**
 * What the tasks of a milestone and their tests do not say: each question asks one thing of one task, so that its answer is that one cell.
 */
export function workGaps(now: MilestoneNow): Gap[] {
  const tasks = openTasks(now.milestone, now.facts, isThin(now, now.milestone))
  return (Object.keys(ASKED) as Lackable[]).flatMap((matter) =>
    tasks.filter(({ lacks }) => lacks.has(matter)).flatMap((one, at) => ownGap(matter, one, at, now)),
  )
}

/** The requirements for which what a task lacks is missing: "; it is to answer R4 and R7". */
function needing({ step }: OpenTask, { facts }: MilestoneNow): string {
  const asked = facts.analysis?.requirements.filter(({ id }) => step.requirement_ids.includes(id)).slice(0, MOST_NAMED) ?? []
  return asked.length === 0 ? '' : `; it is to answer ${numbered(asked.map(({ id }) => id))}`
}

/** So many requirements say why something is asked. */
const MOST_NAMED = 3

/** So much more months weigh by which tests go. */
const TESTS_UNDATED = 17

/** A matter that several tasks lack is not asked of all of them before another matter is: each further one weighs less by this. */
const FURTHER = 1

function ownGap(matter: Lackable, open: OpenTask, at: number, now: MilestoneNow): Gap[] {
  const { ask, lacks, weight, details } = ASKED[matter]
  const fills = filledBy(matter, open, now)
  if (!fills) return []
  const narrower = special(matter, open, now)
  const q = narrower ?? ask(matter === 'how' ? saying(open) : naming(open))
  const { number } = open.task
  const why = `${number ? `Task ${number}` : 'The text'} says what is done, but not ${lacks}${needing(open, now)}.`
  const ofTests = matter === 'when' && open.step.proof.length > 0 ? TESTS_UNDATED : 0
  return [
    gapOf(matterOf(matter), weight + ofTests - at * FURTHER, {
      q,
      why,
      fills,
      ...(details && !narrower ? { details } : {}),
      ...offering(offersFor(matter, open, now)),
    }),
  ]
}

function matterOf(lacked: Lackable): StepMatter {
  if (lacked === 'condition') return 'success'
  return lacked === 'judge' ? 'evidence' : lacked
}

/** Which cell of the work breakdown an answer fills, of a task that a row composed. */
function filledBy(matter: Lackable, open: OpenTask, { facts, milestones, milestone }: MilestoneNow): FilledCell | undefined {
  const { task, step } = open
  const tasks = [{ number: task.number ?? '', action: step.action }]
  const unmarked = matter === 'success' ? unmarkedIn(open, facts) : undefined
  if (unmarked) return { cell: 'proof', tasks, about: unmarked.quantity, instead: { proof: unmarked } }
  const half = matter === 'success' ? halfProof(open) : undefined
  if (half) return { cell: 'comparator', tasks, figure: half }
  // when work is done that is nobody's row yet says nothing of the other tasks, whose months go by it
  if (matter === 'when' && isFromSolicitation(step)) return undefined
  const untried = matter === 'condition' ? open.tests.find(isUntried) : undefined
  if (untried) return { cell: 'condition', tasks, figure: figureOf(untried) }
  const unjudged = matter === 'judge' ? unjudgedIn(open) : undefined
  if (unjudged) return { cell: 'judge', tasks, figure: figureOf(unjudged) }
  if (matter === 'who') return { cell: 'people', tasks, people: namesOf(facts) }
  if (matter === 'how') return { cell: hasMethod(open) ? 'tools' : 'method', tasks }
  if (matter !== 'handed_over' || !open.isInterim) return { cell: CELL[matter], tasks }
  const month = milestoneDues(milestones.map(shownText), facts.period_of_performance)[milestones.indexOf(milestone)]
  return { cell: 'interim', tasks, ...(month ? { month } : {}) }
}

/** Those who work on the plan, without what stands behind their names. */
function namesOf(facts: PlanFacts): string[] {
  return [...new Set(heldRows({ facts }).people.flatMap(({ name }) => name.split(',')[0]?.trim() || []))]
}

const CELL = {
  when: 'months',
  success: 'proof',
  handed_over: 'result',
  condition: 'condition',
  judge: 'judge',
} as const

/** A figure of which nobody has said whether it is the least or the most. */
function halfProof({ tests }: OpenTask): FilledCell['figure'] {
  const half = tests.find(isHalfTold)
  return half && figureOf(half)
}

/** A test that nothing could fail yet. */
function unmarkedIn({ tests, step }: OpenTask, facts: PlanFacts): Proof | undefined {
  return tests.find((one) => isUnmarked(one, step, heldRows({ facts })))
}

/** The test that nobody judges beside others that somebody does; where nobody judges any, all are asked about at once. */
function unjudgedIn({ tests }: OpenTask): Proof | undefined {
  return tests.some(({ judge }) => judge) ? tests.find(isUnjudged) : undefined
}

function figureOf({ quantity, value, unit }: Proof): FilledCell['figure'] {
  return value === undefined ? undefined : { quantity, value, ...(unit ? { unit } : {}) }
}

/** Task 3.1, “model the antenna and its shield”, in a sentence. */
function naming({ task, action }: OpenTask): string {
  return `${task.number ? `Task ${task.number}` : 'the task'}, ${quoted(action)},`
}

function saying({ task, action }: OpenTask): string {
  return `${task.number ? `Task ${task.number}` : 'The plan'} says ${quoted(action)}.`
}

/** What rows, schedule and topic have that may be the answer: who leads the task and who else is known, both ways in which a figure may bind, the limits that are asked of what a test measures. */
function offersFor(matter: Lackable, open: OpenTask, { facts, milestones, milestone }: MilestoneNow): string[] {
  const { step } = open
  if (matter === 'judge') return [...new Set([...(step.lead ? [step.lead] : []), ...namesOf(facts), 'TPOC'])].slice(0, MOST_OFFERED)
  if (matter === 'when') {
    const dues = milestoneDues(milestones.map(shownText), facts.period_of_performance)
    const at = milestones.indexOf(milestone)
    const [from, to = 0] = [(dues[at - 1] ?? 0) + 1, dues[at]]
    return from > to || open.isInterim ? [] : [from === to ? `Month ${to}` : `Months ${from} to ${to}`]
  }
  if (matter !== 'success') return []
  const unmarked = unmarkedIn(open, facts)
  const half = unmarked ? undefined : halfProof(open)
  if (half) return (['>=', '<='] as const).map((comparator) => figure({ ...half, comparator }))
  const { requirements } = planRows(facts).composition.frame
  const isAsked = (one: Requirement) => unmarked && step.requirement_ids.includes(one.id) && isOfMatter(one, unmarked)
  return requirements.filter(isAsked).map(limitOf).filter(Boolean)
}

/** So many names are offered. */
const MOST_OFFERED = 6

/** Where more is known than that something is missing, it is asked more narrowly. */
function special(matter: Lackable, open: OpenTask, { due, facts }: MilestoneNow): string | undefined {
  const { task, step, isInterim } = open
  const unmarked = matter === 'success' ? unmarkedIn(open, facts) : undefined
  if (unmarked) return `When is the test ${quoted(unmarked.quantity)} passed?`
  const unjudged = matter === 'judge' ? unjudgedIn(open) : undefined
  if (unjudged) return `Who judges ${quoted(`${unjudged.quantity}: ${figure(unjudged)}`)}?`
  const half = halfProof(open)
  if (matter === 'success' && half) {
    const judged = `${task.number ? `Task ${task.number}` : 'The task'} is judged by ${quoted(`${half.quantity}: ${figure(half)}`)}.`
    return `${judged} Is that at least or at most, on which test, in how many runs?`
  }
  const untried = matter === 'condition' ? open.tests.find(isUntried) : undefined
  if (untried)
    return `Under which conditions, and in how many runs, is ${quoted(`${untried.quantity}: ${figure(untried)}`)} of ${naming(open)} tested?`
  if (matter === 'handed_over' && isInterim) return `${saying(open)} It goes on after this milestone. What can be shown of it by ${due}?`
  if (matter !== 'how') return undefined
  if (hasMethod(open)) return `${saying(open)} With which tools, instruments and data is it done?`
  return (labelled(task.labels, 'Tools', 'Input') ?? step.tools ?? step.input) && `${saying(open)} By which method, in which steps?`
}

function hasMethod({ task, step }: OpenTask): boolean {
  return labelled(task.labels, 'Method') !== undefined || step.method !== undefined
}
