import { beginsWithVerb } from '../../../language/action.ts'
import { dueLabel } from '../../schedule.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import { stepTypeAt } from '../../step.ts'
import { isOfPhase, isOfTheClose } from '../solicitation-steps.ts'
import type { WorkStep } from '../work-breakdown.ts'
import { type ComposedLine, type ComposedMilestone, cellsOf, ownLine } from './composed.ts'
import { criteriaOf } from './criteria.ts'
import { deliverablesOf } from './deliverables.ts'
import type { Composition } from './frame.ts'
import { peopleLine } from './people.ts'
import { closed, lowered, open, raised } from './phrase.ts'
import { type Span, spineOf } from './spine.ts'
import { closeoutWork, kickoffWork, standardTasks } from './standard-work.ts'
import { answersLine, furnishedLine, labelLines, riskLine, riskLines, type TaskNumbers, taskLine } from './step-lines.ts'
import { titleOf } from './title.ts'

/** The milestones of a plan, composed from its rows. The same rows give the same plan, and every line knows the cells that it rests on. */
export function composedPlan(composition: Composition): ComposedMilestone[] {
  const { rows, frame } = composition
  const spans = spineOf(rows.steps, frame.milestones, frame.period)
  const numbers = taskNumbers(spans, composition)
  return spans.map((span, at) => composedMilestone(span, spans[at - 1], numbers, composition))
}

function composedMilestone(span: Span, before: Span | undefined, numbers: TaskNumbers, composition: Composition): ComposedMilestone {
  const { number } = span
  const work = workOf(span, composition)
  const head = [ownLine(`Due: ${dueLabel(span.due)}.`), ...(number === 1 ? opening(composition) : [])]
  const own = standardTasks(work.tasks, number)
  const steps = span.portions.flatMap((portion, at) => {
    const task = taskLine(portion, `${number}.${own.length + at + 1}`, composition)
    const risks = portion.is === 'interim' ? [] : riskLines(portion.step, composition)
    return { task, below: [...labelLines(portion, numbers, composition), ...risks] }
  })
  const review = own.length === 0 && steps.length === 0 ? [reviewLine(number, before)] : []
  const answered = answeredIn(span, composition)
  const answers = answersLine(answered)
  const end = number === composition.frame.milestones ? closing(composition) : []
  return {
    milestone_number: number,
    step_type: stepTypeAt(number, composition.frame.milestones),
    title: titleOf(span, before, composition),
    first: [...head.slice(0, 1), ...own, ...steps.map(({ task }) => task), ...review, ...answers],
    all: [...head, ...own, ...steps.flatMap(({ task, below }) => [task, ...below]), ...review, ...end, ...answers],
    deliverables: [...deliverablesOf(span, composition), ...work.deliverables.map(ownLine)],
    criteria: [...criteriaOf(span, numbers, composition), ...work.criteria.map(ownLine), ...reviewCriterion(review, span)],
    requirement_ids: answered.map(({ id }) => id),
  }
}

function workOf({ number }: Span, { frame }: Composition): ReturnType<typeof kickoffWork> {
  if (number === 1) return kickoffWork(frame)
  return number === frame.milestones ? closeoutWork(frame) : { tasks: [], deliverables: [], criteria: [] }
}

/** The number of each step's task: behind the standard tasks of its milestone; of a step that goes on that of its last part. */
function taskNumbers(spans: readonly Span[], composition: Composition): TaskNumbers {
  return new Map(
    spans.flatMap((span) => {
      const before = workOf(span, composition).tasks.length
      return span.portions.map(({ step }, at): [string, string] => [step.id, `${span.number}.${before + at + 1}`])
    }),
  )
}

/** Where no step runs there is the last result to look at. */
function reviewLine(number: number, before: Span | undefined): ComposedLine {
  const of = before ? `the results of Milestone ${before.number}` : 'the results so far'
  return ownLine(`Task ${number}.1: The Contractor shall review ${of} with the TPOC, and write down what they change in the later tasks.`)
}

function reviewCriterion(review: readonly ComposedLine[], { due }: Span): ComposedLine[] {
  return review.length === 0
    ? []
    : [ownLine(`Review: minutes with each decision, its owner and its date; confirmed by the TPOC by ${dueLabel(due)}.`)]
}

/** The requirements that a milestone answers: those of the steps that end in it; what the last one hands over in any plan, the last one. */
function answeredIn({ number, portions }: Span, { frame }: Composition): Requirement[] {
  const ids = new Set(portions.filter(({ is }) => is !== 'interim').flatMap(({ step }) => step.requirement_ids))
  const isAtClose = (one: Requirement) => number === frame.milestones && isOfPhase(one, frame.phase) && isOfTheClose(one)
  return frame.requirements.filter((one) => ids.has(one.id) || isAtClose(one))
}

const OPENED = [
  ['focus', 'Focus'],
  ['solution', 'Solution'],
  ['existing', 'Existing technology'],
  ['feasibility', 'Feasibility shown'],
  ['work_shares', 'Work shares'],
  ['security', 'Security'],
] as const

/** What holds for the whole plan: the solution, what it builds on, who works on it, and what hangs on no step. */
function opening(composition: Composition): ComposedLine[] {
  const { rows } = composition
  const told = OPENED.flatMap(([cell, label]) => {
    const words = rows.plan[cell]
    return words ? [{ text: `${label}: ${closed(raised(words))}`, from: cellsOf('plan', cell) }] : []
  })
  const isFree = ({ step_ids }: { step_ids: readonly string[] }) =>
    !rows.steps.some(({ id, part }) => id === step_ids[0] && part === 'base')
  return [
    ...told,
    ...evidenceAsked(composition),
    ...peopleLine(composition),
    ...rows.risks.filter(isFree).map(riskLine),
    ...rows.furnished.filter(isFree).map(furnishedLine),
  ]
}

/** A plan that goes straight to Phase II rests on what a Phase I would have shown. */
function evidenceAsked({ rows, frame }: Composition): ComposedLine[] {
  const isOpen = frame.component?.direct_to_phase_2 === true && !rows.plan.feasibility
  return isOpen
    ? [ownLine('Feasibility shown: [name the feasibility evidence that takes the place of a Phase I, and where it is reported].')]
    : []
}

const CLOSED = [
  ['end_state', 'End state'],
  ['end_user', 'End user'],
  ['next_phase', 'Next phase'],
] as const

/** What the work leads to, and what the option would add. */
function closing({ rows }: Composition): ComposedLine[] {
  const told = CLOSED.flatMap(([cell, label]) => {
    const words = rows.plan[cell]
    return words ? [{ text: `${label}: ${closed(raised(words))}`, from: cellsOf('plan', cell) }] : []
  })
  return [...told, ...rows.steps.filter(({ part }) => part === 'option').map(optionLine)]
}

function optionLine(step: WorkStep): ComposedLine {
  const { action, method, result } = step
  const work = beginsWithVerb(action) ? `the Contractor shall ${lowered(open(action))}` : open(action)
  const how = [method && `Method: ${open(method)}.`, result && `Result: ${open(result)}.`].filter(Boolean)
  return { text: [`Option: ${raised(work)}.`, ...how].join(' '), from: cellsOf(step.id, 'action', 'method', 'result') }
}
