import { calendarMonth, dayTold } from '../../../language/calendar-day.ts'
import { ANSWERS, EXISTING, FEASIBILITY, SECURITY } from '../../milestone-document.ts'
import { datedDue } from '../../milestone-due.ts'
import { dueLabel } from '../../schedule.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import { isOfPhase } from '../../solicitation/requirement/of-phase.ts'
import { stepTypeAt } from '../../step.ts'
import { isSetReport } from '../from-solicitation.ts'
import { isKickoff } from '../kickoff-step.ts'
import { withTaskNames } from '../step-references.ts'
import { closing, numberedLine, optionAsked, optionLines, planLines } from './closing.ts'
import { firstPage, isFirstPageSet, ownPapers } from './closing-papers.ts'
import { type ComposedLine, type ComposedMilestone, cellsOf, ownLine, type TaskNumbers } from './composed.ts'
import { criteriaOf } from './criteria.ts'
import { deliverablesOf } from './deliverables.ts'
import type { Composition } from './frame.ts'
import { optionPart, withoutOption } from './option.ts'
import { eventLine, paidEvent } from './paid-event.ts'
import { peopleLine, subcontractsLine } from './people-line.ts'
import { numbered, open, taskNames } from './phrase.ts'
import { onlyReached, reachedLines, withoutReached } from './reached.ts'
import { recurringReports } from './reports.ts'
import { rulesLine } from './rules-line.ts'
import { isEnded, type Portion, type Span } from './spine.ts'
import { askedOfTheClose, askedOfTheStart, closeAsked, closeoutWork, kickoffTerm, kickoffWork, standardTasks } from './standard-work.ts'
import { labelLines, riskLines, riskLinesOf, taskLine } from './step-lines.ts'
import { titleOf } from './title.ts'
import { withTitled } from './titled-papers.ts'
import { voicedRows, withoutTitleLabels } from './voiced-rows.ts'

/** The milestones of a plan, composed from its rows. The same rows give the same plan, and every line knows the cells that it rests on. */
export function composedPlan(given: Composition): ComposedMilestone[] {
  const frame = { ...given.frame, named: given.frame.named && withoutTitleLabels(given.frame.named) }
  const { rows, spans } = withTitled(voicedRows(withoutReached(given.rows)), frame)
  const option = optionPart({ rows, frame })
  const composition = { rows: withoutOption(rows, frame.period), frame }
  const numbers = new Map([...taskNumbers(spans, composition), ...(option ? taskNumbers(option.spans, option.composition) : [])])
  const reached = reachedLines(voicedRows(onlyReached(given.rows)))
  const order = rows.step_order ?? rows.steps.map(({ id }) => id)
  const behind = option ? option.spans.map((span) => composedMilestone(span, undefined, { numbers, reached: [] }, option.composition)) : []
  return spans
    .map((span, at) => composedMilestone(span, spans[at - 1], { numbers, reached }, composition))
    .map((one) => (one.milestone_number === frame.milestones ? withOption(one, behind, composition) : one))
    .map((milestone) => calledByTasks(milestone, order, numbers))
}

/** The last milestone with the option behind it, which is none of the plan's milestones: it may never be taken up. */
function withOption(last: ComposedMilestone, told: readonly ComposedMilestone[], composition: Composition): ComposedMilestone {
  const asked = [...last.requirement_ids, ...optionAsked(composition).map(({ id }) => id), ...told.flatMap((one) => one.requirement_ids)]
  return { ...last, all: [...last.all, ...optionLines(told, composition)], requirement_ids: [...new Set(asked)] }
}

/** A milestone in which "step 3", as somebody typed it, is called by the number of its task: a plan has tasks and milestones, and nothing else. */
function calledByTasks(milestone: ComposedMilestone, order: readonly string[], numbers: TaskNumbers): ComposedMilestone {
  const named = (steps: readonly number[]) => {
    const tasks = steps.map((step) => numbers.get(order[step - 1] ?? ''))
    return tasks.length > 0 && tasks.every((one) => one !== undefined) ? taskNames(tasks.flat()) : undefined
  }
  const line = (one: ComposedLine): ComposedLine => ({ ...one, text: withTaskNames(one.text, named) })
  const { title, first, all, deliverables, criteria } = milestone
  const lines = { first: first.map(line), all: all.map(line), deliverables: deliverables.map(line), criteria: criteria.map(line) }
  return { ...milestone, ...lines, title: line(title) }
}

/** What is known of the plan as a whole: the numbers of its tasks, and what was measured before. */
type Known = { numbers: TaskNumbers; reached: readonly ComposedLine[] }

function composedMilestone(span: Span, before: Span | undefined, known: Known, composition: Composition): ComposedMilestone {
  const { numbers } = known
  const { number } = span
  const isLast = number === composition.frame.milestones
  const work = workOf(span, composition)
  const when = [dueLine(span, composition), ...eventLine(paidEvent(span, composition.frame))]
  const head = [...when, ...(number === 1 ? [...startLine(composition), ...opening(composition, known)] : [])]
  const own = standardTasks(work.tasks, number, isLast ? span.portions.length + 1 : 1)
  const steps = span.portions.map((portion, at) => {
    const asked = formatLines(portion, span, composition)
    const task = taskLine(portion, `${number}.${(isLast ? 0 : own.length) + at + 1}`, span, numbers, composition)
    const risks = portion.is === 'first' || portion.is === 'next' ? [] : riskLines(portion.step, composition)
    return { task, below: [...labelLines(portion, numbers, composition), ...asked, ...risks] }
  })
  const review = own.length + steps.length === 0 && !composition.frame.areStepsTold ? [reviewLine(number, before)] : []
  const answered = answeredIn(span, composition)
  const answers = numberedLine(ANSWERS, answered, withTasks(span, numbers))
  const tasks = steps.map(({ task }) => task)
  const whole = steps.flatMap(({ task, below }) => [task, ...below])
  const inOrder = (some: readonly ComposedLine[]) => (isLast ? [...some, ...own] : [...own, ...some])
  return {
    milestone_number: number,
    step_type: stepTypeAt(number, composition.frame.milestones),
    title: titleOf(span, before, composition),
    first: [...when, ...inOrder(tasks), ...review, ...answers],
    all: [...head, ...inOrder(whole), ...review, ...(isLast ? closing(composition) : []), ...answers],
    deliverables: [...deliverablesOf(span, numbers, composition), ...work.deliverables.map(ownLine)],
    criteria: [
      ...criteriaOf(span, answered.filter(isJudged(composition)), numbers, composition),
      ...work.criteria.map(ownLine),
      ...reviewCriterion(review, span),
    ],
    requirement_ids: answered.map(({ id }) => id),
  }
}

/** When a milestone is due, with the day of the calendar where that is what the company typed of it. */
function dueLine({ number, due }: Span, { rows, frame }: Composition): ComposedLine {
  const { id = '', due_month, due_date = '' } = frame.named?.[number - 1] ?? {}
  if (due_month !== due) return ownLine(`Due: ${dueLabel(due)}.`)
  const day = dayTold(due_date, calendarMonth(rows.plan.start ?? ''), { near: due })
  return { text: `Due: ${day ? datedDue(day, due) : dueLabel(due)}.`, from: cellsOf(id, 'due_month', 'due_date') }
}

/** Who counts by the calendar has to say from when. */
function startLine({ rows: { plan } }: Composition): ComposedLine[] {
  const { start = '' } = plan
  if (calendarMonth(start) === undefined) return []
  const day = dayTold(start)
  return [
    { text: `Start: Months are counted from an assumed award ${day ? `on ${day}` : `in ${open(start)}`}.`, from: cellsOf('plan', 'start') },
  ]
}

/** What is set for a step of the company that takes the place of standard work: when the kickoff is held, and how the final report begins. */
function formatLines({ step }: Portion, { number, portions }: Span, composition: Composition): ComposedLine[] {
  const { frame } = composition
  const isReport = number === frame.milestones && isFirstPageSet(frame) && ownPapers(portions, composition).report === step
  return [
    ...(number === 1 && kickoffOf(portions) === step ? kickoffTerm(frame, step) : []),
    ...(isReport ? [ownLine(`Format: The final report has ${firstPage(frame)}.`)] : []),
  ]
}

function kickoffOf(portions: readonly Portion[]): Portion['step'] | undefined {
  return portions.map(({ step }) => step).find(isKickoff)
}

function workOf({ number, portions }: Span, { rows, frame }: Composition): ReturnType<typeof kickoffWork> {
  const isLast = number === frame.milestones
  if (frame.areStepsTold) return { ...NONE, tasks: isLast ? closeAsked({ rows, frame }, ownPapers(portions, { rows, frame })) : [] }
  if (number === 1) {
    const isBriefingSet = portions.some(({ step }) => isSetReport(step))
    return kickoffWork(frame, { isBriefingSet, own: kickoffOf(portions), terms: rows.plan.security })
  }
  return isLast ? closeoutWork({ rows, frame }, ownPapers(portions, { rows, frame })) : NONE
}

const NONE: ReturnType<typeof kickoffWork> = { tasks: [], deliverables: [], criteria: [] }

/** The numbers of each step's tasks: behind the standard tasks of the kickoff, and before those of the close. */
function taskNumbers(spans: readonly Span[], composition: Composition): TaskNumbers {
  const numbers = new Map<string, string[]>()
  for (const span of spans) {
    const before = span.number === 1 ? workOf(span, composition).tasks.length : 0
    for (const [at, { step }] of span.portions.entries())
      numbers.set(step.id, [...(numbers.get(step.id) ?? []), `${span.number}.${before + at + 1}`])
  }
  return numbers
}

/** Where no step runs there is the last result to look at. */
function reviewLine(number: number, before: Span | undefined): ComposedLine {
  const of = before ? `the results of Milestone ${before.number}` : 'the results so far'
  return ownLine(`Task ${number}.1: The Contractor shall review ${of} with the TPOC, and write down what they change in the later tasks.`)
}

function reviewCriterion(review: readonly ComposedLine[], { due }: Span): ComposedLine[] {
  return review.length === 0 ? [] : [ownLine(`Review: held with the TPOC by ${dueLabel(due)}.`)]
}

/** The requirements that a milestone answers: those of the steps that end in it; what every plan settles at its start and hands over at its end, the first one and the last. */
function answeredIn({ number, portions }: Span, { rows, frame }: Composition): Requirement[] {
  const ids = new Set(portions.filter(isEnded).flatMap(({ step }) => step.requirement_ids))
  const atStart = number === 1 ? askedOfTheStart({ rows, frame }) : []
  const atClose = number === frame.milestones ? askedOfTheClose({ rows, frame }) : []
  return [...frame.requirements, ...frame.later, ...frame.option].filter(
    (one) => ids.has(one.id) || atStart.includes(one) || atClose.includes(one),
  )
}

/** Requirements by their numbers with the tasks that answer them, "R2 and R5 to R7 (Task 3.1); R4": those of the steps on which they stand. */
function withTasks({ portions }: Span, numbers: TaskNumbers): (ids: readonly string[]) => string {
  const steps = portions.filter(isEnded).map(({ step }) => step)
  return (ids) => {
    const groups = new Map<string, string[]>()
    for (const id of ids) {
      const tasks = steps.flatMap((step) => (step.requirement_ids.includes(id) ? (numbers.get(step.id)?.at(-1) ?? []) : []))
      const name = tasks.length > 0 ? ` (${taskNames(tasks)})` : ''
      groups.set(name, [...(groups.get(name) ?? []), id])
    }
    return [...groups].map(([tasks, some]) => `${numbered(some)}${tasks}`).join('; ')
  }
}

/** What another phase asks is no pass mark of this one, also where a person has put it beside a step. */
function isJudged({ frame }: Composition): (one: Requirement) => boolean {
  return (one) => isOfPhase(one, frame.phase) && !frame.later.includes(one)
}

const BUILT_ON = [
  ['existing', EXISTING],
  ['feasibility', FEASIBILITY],
] as const

const DONE_UNDER = [
  ['work_shares', 'Work shares'],
  ['security', SECURITY],
  ['statements', 'Other statements of the Contractor'],
] as const

/** What holds for the whole plan beside the scope: what it builds on, who works on it and under which terms, and what hangs on no step. */
function opening(composition: Composition, { numbers, reached }: Known): ComposedLine[] {
  const { rows } = composition
  const isFree = ({ step_ids }: { step_ids: readonly string[] }) =>
    !rows.steps.some(({ id, part }) => id === step_ids[0] && part === 'base')
  return [
    ...planLines(rows, BUILT_ON),
    ...reached,
    ...evidenceAsked(composition),
    ...peopleLine(composition, numbers),
    ...subcontractsLine(composition),
    ...statedLines(rows),
    ...recurringReports(composition),
    ...(composition.frame.areStepsTold ? rulesLine(composition) : []),
    ...riskLinesOf(rows, isFree),
  ]
}

/** What a form has a heading of its own for, "Facilities: …", stands behind that label and not among what else is stated. */
function statedLines(rows: Composition['rows']): ComposedLine[] {
  const lines = rows.plan.statements?.split('\n') ?? []
  const apart = lines.filter((line) => line.startsWith(FACILITIES))
  const statements = lines.filter((line) => !apart.includes(line)).join('\n') || undefined
  const from = cellsOf('plan', 'statements')
  return [...planLines({ ...rows, plan: { ...rows.plan, statements } }, DONE_UNDER), ...apart.map((text) => ({ text, from }))]
}

const FACILITIES = 'Facilities: '

/** A plan that goes straight to Phase II rests on what a Phase I would have shown, be that told as evidence or as what exists. */
function evidenceAsked({ rows, frame }: Composition): ComposedLine[] {
  const isOpen = frame.component?.direct_to_phase_2 === true && !rows.plan.feasibility && !rows.plan.existing
  return isOpen
    ? [ownLine(`${FEASIBILITY}: [name the feasibility evidence that takes the place of a Phase I, and where it is reported].`)]
    : []
}
