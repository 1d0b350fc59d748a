import { shownText } from '../../../domain/milestone.ts'
import { milestoneDues } from '../../../domain/milestone-due.ts'
import type { FilledCell, StepMatter } from '../../../domain/steps/step-matter.ts'
import { figure, numbered, raised } from '../../../domain/work-breakdown/composed/phrase.ts'
import { actionIn } from '../../../domain/work-breakdown/composed/told-task.ts'
import { isFromSolicitation } from '../../../domain/work-breakdown/from-solicitation.ts'
import { isHalfTold } from '../../../domain/work-breakdown/told-elsewhere.ts'
import type { Proof, WorkStep } from '../../../domain/work-breakdown/work-breakdown.ts'
import type { PlanFacts } from '../../drafter.ts'
import { type Gap, gapOf } from './gap.ts'
import { heldRows } from './held.ts'
import { isSet, isUntried, type Lackable, type OpenTask, openTasks } from './lacking.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { quoted } from './quoting.ts'
import { slotPrefix } from './step-answers.ts'
import { labelled } from './told-milestone.ts'

type Asked = { ask: (task: string) => string; lacks: string; weight: number }

/** How each thing that a task may lack is asked for, why, and how much it weighs. */
const ASKED: Record<Lackable, Asked> = {
  how: { ask: (task) => `${task} By which method, with which tools and data?`, lacks: 'how', weight: 8 },
  success: {
    ask: (task) => `Which value shows that ${task} has succeeded, on which test, in how many runs?`,
    lacks: 'which value counts as a pass',
    weight: 7.5,
  },
  who: {
    ask: (task) => `Who leads ${task} and who else works on it?`,
    lacks: 'who does it',
    weight: 6.5,
  },
  where: {
    ask: (task) => `In which laboratory, office or range is ${task} done?`,
    lacks: 'where',
    weight: 6,
  },
  handed_over: {
    ask: (task) => `What comes of ${task} and in which format?`,
    lacks: 'what comes of it',
    weight: 5.5,
  },
  condition: { ask: (task) => `Under which conditions, and in how many runs, is ${task} tested?`, lacks: 'how it is tested', weight: 1.4 },
  when: { ask: (task) => `From which month to which month after award does ${task} run?`, lacks: 'when', weight: 5 },
  evidence: {
    ask: (task) => `In which report, log or data file is the result of ${task} shown?`,
    lacks: 'what shows the result',
    weight: 4,
  },
  judge: { ask: (task) => `By whom is the result of ${task} judged?`, lacks: 'who judges the result', weight: 2.9 },
}

/** What is asked of what the solicitation sets for a month: who presents it and what is shown. It weighs less than what the company's own work lacks. */
const ASKED_OF_SET: Partial<Record<Lackable, Asked>> = {
  who: { ask: (event) => `${event}: who presents, and who else takes part?`, lacks: 'who presents it', weight: 4 },
  how: { ask: (event) => `${event}: what do you show there, and in which form?`, lacks: 'what is shown', weight: 3.5 },
}

/**
 * What the tasks of a milestone do not say of how, who, where, when, result and success: each question asks one thing of one task, so that its answer is that
 * one cell. What the solicitation sets for a month is asked about apart.
 */
export function workGaps(now: MilestoneNow): Gap[] {
  const tasks = openTasks(now.milestone, now.facts)
  return (Object.keys(ASKED) as Lackable[]).flatMap((matter) => {
    const open = tasks.filter(({ lacks }) => lacks.has(matter))
    const set = open.filter(({ step }) => isSet(step))
    const own = open.filter((one) => !set.includes(one))
    // the place is asked for once in a plan
    const asked = matter !== 'where' ? own : isAskedElsewhere(now) ? [] : own.slice(0, 1)
    return [...asked.flatMap((one, at) => ownGap(matter, one, at, now)), ...set.flatMap((one) => setGap(matter, one, now))]
  })
}

/** The requirements for which what a task lacks is missing: "; it is to answer R4 and R7". */
function needing({ step }: OpenTask, { facts }: MilestoneNow): string {
  const asked = facts.analysis?.requirements.filter(({ id }) => step.requirement_ids.includes(id)).slice(0, MOST_NAMED) ?? []
  return asked.length === 0 ? '' : `; it is to answer ${numbered(asked.map(({ id }) => id))}`
}

/** So many requirements say why something is asked. */
const MOST_NAMED = 3

/** A matter that several tasks lack is not asked of all of them before another matter is: each further one weighs less by this. */
const FURTHER = 1

function ownGap(matter: Lackable, open: OpenTask, at: number, now: MilestoneNow): Gap[] {
  const { ask, lacks, weight } = ASKED[matter]
  const fills = filledBy(matter, open, now)
  if (!fills) return []
  const q = special(matter, open, now) ?? ask(matter === 'how' ? saying(open) : naming(open))
  const { number } = open.task
  const why = `${number ? `Task ${number}` : 'The text'} says what is done, but not ${lacks}${needing(open, now)}.`
  return [gapOf(matterOf(matter), weight + OF_OWN_WORK - at * FURTHER, { q, why, fills })]
}

/** What the company's own work lacks goes so far before what a milestone lacks as a whole. */
const OF_OWN_WORK = 2

function matterOf(lacked: Lackable): StepMatter {
  if (lacked === 'condition') return 'success'
  return lacked === 'judge' ? 'evidence' : lacked
}

function setGap(matter: Lackable, open: OpenTask, now: MilestoneNow): Gap[] {
  const asked = ASKED_OF_SET[matter]
  const fills = filledBy(matter, open, now)
  if (!asked || !fills) return []
  const { ask, lacks, weight } = asked
  const { result, action, from_month } = open.step
  const q = ask(`${raised(quoted(result ?? action))} in month ${from_month}`)
  const why = `The solicitation sets this for the month; the plan does not say yet ${lacks}.`
  return [gapOf(matterOf(matter), weight, { q, why, fills })]
}

/** Which cell of the work breakdown an answer fills, of a task that a row composed. */
function filledBy(matter: Lackable, open: OpenTask, { facts, milestones, milestone }: MilestoneNow): FilledCell | undefined {
  const { task, step } = open
  const tasks = [{ number: task.number ?? '', action: step.action }]
  const half = matter === 'success' ? halfProof(step) : undefined
  if (half) return { cell: 'comparator', tasks, figure: half }
  // when work is done that is nobody's row yet says nothing of the other tasks, whose months go by it
  if (matter === 'when' && isFromSolicitation(step)) return undefined
  const untried = matter === 'condition' ? step.proof.find(isUntried) : undefined
  if (untried) return { cell: 'condition', tasks, figure: figureOf(untried) }
  if (matter === 'who') return { cell: 'people', tasks, people: namesOf(facts) }
  if (matter === 'how') return { cell: hasMethod(open) && !isSet(step) ? 'tools' : 'method', tasks }
  if (matter !== 'handed_over' || !open.isInterim) return { cell: CELL[matter], tasks }
  const month = milestoneDues(milestones.map(shownText), facts.period_of_performance)[milestones.indexOf(milestone)]
  return { cell: 'interim', tasks, ...(month ? { month } : {}) }
}

/** Those who work on the plan, without what stands behind their names. */
function namesOf(facts: PlanFacts): string[] {
  return [...new Set(heldRows({ facts }).people.flatMap(({ name }) => name.split(',')[0]?.trim() || []))]
}

const CELL = {
  where: 'place',
  when: 'months',
  success: 'proof',
  handed_over: 'result',
  condition: 'condition',
  evidence: 'evidence',
  judge: 'judge',
} as const

/** A figure of which nobody has said whether it is the least or the most. */
function halfProof(step: WorkStep): FilledCell['figure'] {
  const half = step.proof.find(isHalfTold)
  return half && figureOf(half)
}

function figureOf({ quantity, value, unit }: Proof): FilledCell['figure'] {
  return value === undefined ? undefined : { quantity, value, ...(unit ? { unit } : {}) }
}

/** Task 3.1, “model the antenna and its shield”, in a sentence. */
function naming({ task }: OpenTask): string {
  return `${task.number ? `Task ${task.number}` : 'the task'}, ${quoted(actionIn(task))},`
}

function saying({ task }: OpenTask): string {
  return `${task.number ? `Task ${task.number}` : 'The plan'} says ${quoted(actionIn(task))}.`
}

/** Where more is known than that something is missing, it is asked more narrowly. */
function special(matter: Lackable, open: OpenTask, { due }: MilestoneNow): string | undefined {
  const { task, step, isInterim } = open
  const half = halfProof(step)
  if (matter === 'success' && half) {
    const judged = `${task.number ? `Task ${task.number}` : 'The task'} is judged by ${quoted(`${half.quantity}: ${figure(half)}`)}.`
    return `${judged} Is that at least or at most, on which test, in how many runs?`
  }
  const untried = matter === 'condition' ? step.proof.find(isUntried) : undefined
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

/** The place is asked for once in a plan: in the first milestone that lacks it. */
function isAskedElsewhere({ facts, milestone, milestones }: MilestoneNow): boolean {
  const before = milestones.slice(0, milestones.indexOf(milestone))
  const own = slotPrefix(milestone.milestone_number)
  return (
    facts.answers.some(({ slot, matter, answer }) => matter === 'where' && !slot.startsWith(own) && answer.trim() !== '') ||
    before.some((one) => openTasks(one, facts).some(({ lacks }) => lacks.has('where')))
  )
}
