import { isCapitals, partedAtSpaces, plainWords } from '../../../language/characters.ts'
import { cueList } from '../../../language/cue-list.ts'
import { stemsIn } from '../../../language/stem.ts'
import { timeFrom } from '../../../language/time-words.ts'
import { standingIn } from '../../../language/tokens.ts'
import type { Months } from '../../program.ts'
import { dueLabel } from '../../schedule.ts'
import { isSetReport } from '../from-solicitation.ts'
import { goalsIn, isForStepsOnly, OF_GOVERNMENT } from '../goals.ts'
import type { WorkBreakdown, WorkStep } from '../work-breakdown.ts'
import { askedHandovers, isSame } from './asked-handovers.ts'
import { isClosingPaper, ownPapers, papersIn } from './closing-papers.ts'
import { type ComposedLine, cellsOf, ownLine, type TaskNumbers } from './composed.ts'
import { dueMilestone } from './counted-tests.ts'
import type { Composition } from './frame.ts'
import { saysMonths } from './months-behind.ts'
import { paidEvent } from './paid-event.ts'
import { open, raised, taskRun } from './phrase.ts'
import { isReport, namedFor, statusReports } from './reports.ts'
import { isPaper, itemOf, itemsOf, type ResultItem } from './result-items.ts'
import { isEnded, type Portion, type Span } from './spine.ts'
import { LONGEST_THING, shortened, withoutQuote } from './thing.ts'
import { askingFor, paidThings, titledPapers } from './titled-papers.ts'

/**
 * What is handed over in a milestone: the results that go to the Government, what the solicitation asks for, and in a milestone that the company did not plan
 * itself a report on the work that hands over nothing else. Of a planned one nothing is said that nobody said: that it hands over nothing is told among what is left.
 */
export function deliverablesOf(span: Span, numbers: TaskNumbers, composition: Composition): ComposedLine[] {
  const { rows, frame } = composition
  const report = span.number === frame.milestones ? ownPapers(span.portions, composition).report : undefined
  const handed = handedIn(span, composition).filter(({ step }) => !isForStepsOnly(step.goes_to, rows.steps))
  const lines = handed.flatMap((one) => resultLines(one, { isFinalReport: one.step.id === report?.id, due: span.due }, composition))
  const papers = papersOf(span, composition)
  const isHanded = ({ step }: Portion) => handed.some((one) => one.step.id === step.id)
  const told = papers.some((one) => isReport(one)) ? [] : reportedIn(span, rows).filter((one) => isEnded(one) || !isHanded(one))
  const shown = shownIn(span)
  const asked = askedHandovers(span, composition)
  const isEmpty = lines.length + papers.length + shown.length + asked.length === 0 && span.number !== 1
  const isReported = !isPlanned(span, frame) && span.number !== frame.milestones && (told.length > 0 || isEmpty)
  const titled = cellsOf(frame.named?.[span.number - 1]?.id ?? '', 'title')
  const of = [
    ...lines,
    ...shown,
    ...papers.map((one) => ({ text: `${one}, to the TPOC`, from: titled })),
    ...asked,
    ...eventThings(span, [...handed.flatMap(({ items }) => items.map(({ thing }) => thing)), ...asked.map(({ text }) => text)], frame),
  ]
  return [
    ...of,
    ...paidThings(span, frame).flatMap((text) => (of.length > 0 && !isPaidBeside(text, of, span) ? [] : { text, from: titled })),
    ...(isReported ? [progressReport(span, told, numbers)] : []),
    ...statusReports(span, composition),
  ]
}

/** Whether a thing that a milestone is paid for is none that it hands over anyway, and the paper or the work of one of its steps. */
function isPaidBeside(thing: string, lines: readonly ComposedLine[], { portions }: Span): boolean {
  const isIn = (words: string) => stemsIn(thing).every((word) => stemsIn(words).includes(word))
  return !lines.some(({ text }) => isIn(text)) && (isPaper(thing) || portions.some(({ step }) => isIn(step.action)))
}

/**
 * Each of the things of a result that are handed over in a milestone, with when where it is not just then. That something is a result does not say to whom it
 * goes.
 */
function resultLines(
  { step, items }: Handed,
  { isFinalReport, due }: { isFinalReport: boolean; due: Months },
  { frame }: Composition,
): ComposedLine[] {
  const last = items.findLastIndex(({ thing }) => REPORT.test(thing))
  const whom = goalsIn(step.goes_to).some((goal) => OF_GOVERNMENT.test(goal)) ? ', to the TPOC' : ''
  return items.map(({ thing, due: own }, at) => {
    const isFinal = isFinalReport && at === Math.max(last, 0)
    const to = isFinal && !frame.areStepsTold ? ', the report with the SF 298, to the TPOC' : whom
    const by = own === undefined || own.by === '' || own.by === `by month ${due}` ? '' : `${to === '' ? ',' : ''} ${own.by}`
    const again = own?.recurs ? timesOf(step, thing, frame) : ''
    return { text: namedFor(resultNamed(thing), frame.component) + to + by + again, from: cellsOf(step.id, 'result', 'goes_to') }
  })
}

/**
 * As long as its step goes on, a thing comes again and again: ", months 4 to 9"; of a step of one month nothing. Reports on the work that a step hands over
 * beside what it does itself come as long as the plan goes on.
 */
function timesOf({ action, from_month, to_month }: WorkStep, thing: string, { period }: Composition['frame']): string {
  if (isReport(thing) && !isReport(action)) return `, months 1 to ${period}`
  if (from_month === undefined || to_month === undefined) return ', throughout'
  return from_month === to_month ? '' : `, months ${from_month} to ${to_month}`
}

const REPORT = cueList('report')

const ARTICLE = /^(?:an?|the)\s/i

/** A result by its name, as it is handed over; how many there are is said. */
export function resultNamed(result: string): string {
  return shortened(raised(withoutQuote(open(result)).replace(ARTICLE, '')), LONGEST_THING)
}

/** A step with the things of its result that are handed over in one milestone. */
export type Handed = { step: WorkStep; items: readonly ResultItem[] }

/**
 * What is handed over in a milestone: the results of the steps that end in it, and of all steps what has a month of its own for which this is the first
 * milestone that is due. The papers that close a plan stay with their step, whatever their month. A milestone only bounds when a thing is due: that is in
 * the month told of it, else in the one told of its step. What comes again and again stands once, where its step ends, with the months of that.
 */
export function handedIn({ number, portions, due: bound }: Span, { rows, frame }: Composition): Handed[] {
  const own = portions.filter(isEnded).map(({ step }) => step)
  const others = rows.steps.filter(({ id, part }) => part === 'base' && !own.some((step) => step.id === id))
  return [...own, ...others].flatMap((step) => {
    const { to_month: end = bound } = step
    const items = itemsOf(step.result).filter((one) => {
      const due = isClosingPaper(one.thing, frame.phase) ? undefined : (dueMilestone(one, frame) ?? reviewOf(one, step, frame))
      return due === undefined ? own.includes(step) : due === number
    })
    const ownDue = end < bound && own.includes(step) ? { due: { month: end, by: `by month ${end}` } } : {}
    const rhythm = itemOf(step.action).due
    const again = (due: ResultItem['due']) => (due?.recurs && due.by === '' && rhythm?.recurs ? { due: rhythm } : {})
    return items.length > 0
      ? [
          {
            step,
            items: items.map((one) => ({ ...(timeFrom(one.thing) || saysMonths(one.thing) ? {} : ownDue), ...one, ...again(one.due) })),
          },
        ]
      : []
  })
}

/** The milestone of a review after which a thing is called by its short form, "PDR package" or "kickoff slides", while its step goes on. */
function reviewOf({ thing, due }: ResultItem, step: WorkStep, { dues, named = [] }: Composition['frame']): number | undefined {
  const { from_month = dues.at(-1), to_month = 0 } = step
  const called = partedAtSpaces(thing).filter((word) => (word.length > 2 && isCapitals(word)) || KICKOFF.test(word))
  const isCalled = (title: string) => called.some((word) => plainWords(title).includes(word.toLowerCase()))
  const isWithin = (month = 0) => month >= (from_month ?? 0) && month <= to_month
  const numbers = named.flatMap(({ title }, at) => (isCalled(title) && isWithin(dues[at]) ? [at + 1] : []))
  return due === undefined && numbers.length === 1 ? numbers[0] : undefined
}

const KICKOFF = cueList('kickoff')

/** The papers and reviews that a milestone is paid for and nothing that it hands over is, by their own names. */
function eventThings(span: Span, handed: readonly string[], frame: Composition['frame']): ComposedLine[] {
  const event = paidEvent(span, frame)
  const things = event?.things.filter((thing) => (isPaper(thing) || REVIEW.test(thing)) && !handed.some((one) => isSame(one, thing))) ?? []
  return event ? things.map((thing) => ({ text: raised(thing), from: cellsOf(event.planned.id, 'title') })) : []
}

const REVIEW = cueList('review | meeting | briefing | demonstration | demo')

/** Papers that a step which goes on has to show by the milestone are handed over in it. */
function shownIn({ portions, due }: Span): ComposedLine[] {
  const begun = portions.filter((one) => !isEnded(one) && !isHandedApart(one.step, due)).map(({ step }) => step)
  return begun.flatMap(({ id, interim }) => {
    const states = interim.filter(({ month, state }) => month === due && isShownPaper(state))
    return states.map(({ state }) => ({ text: `${resultNamed(itemOf(state).thing)}, to the TPOC`, from: cellsOf(id, 'interim') }))
  })
}

/** Whether what can be shown of a step is a paper. */
export function isShownPaper(state: string): boolean {
  return papersIn(state).length > 0
}

/** Whether what can be shown of a step in a month is a thing of its result with a month of its own: it is handed over once, in that month. */
export function isHandedApart({ result, interim }: WorkStep, due: Months): boolean {
  const isSaid = standingIn(interim.flatMap(({ month, state }) => (month === due ? state : [])))
  return itemsOf(result).some((one) => one.due?.month !== undefined && isSaid(one.thing))
}

/** What one step hands to the next is no deliverable. */
function isHandedOver(portion: Portion, rows: WorkBreakdown): boolean {
  const { result, goes_to } = portion.step
  return isEnded(portion) && result !== undefined && !isForStepsOnly(goes_to, rows.steps)
}

/**
 * The work that is told in a report: what hands over nothing of its own; where nothing is handed over, all of it. A report that the solicitation sets in
 * the milestone tells of it already.
 */
function reportedIn({ portions }: Span, rows: WorkBreakdown): readonly Portion[] {
  if (portions.some(({ step }) => isSetReport(step))) return []
  const isBare = !portions.some((one) => isHandedOver(one, rows))
  return isBare ? portions : portions.filter((one) => !isHandedOver(one, rows))
}

/** The numbers that steps have in a milestone. */
export function numbersIn({ number }: Span, portions: readonly Pick<Portion, 'step'>[], numbers: TaskNumbers): string[] {
  return portions.flatMap(({ step }) => numbers.get(step.id)?.find((one) => one.startsWith(`${number}.`)) ?? [])
}

/** The papers that the solicitation asks for, that a planned milestone is called after and that no result handed over in it is. */
export function papersOf(span: Span, composition: Composition): string[] {
  const { rows, frame } = composition
  const handed = handedIn(span, composition).filter(({ step }) => !isForStepsOnly(step.goes_to, rows.steps))
  return titledPapers(
    span,
    handed.flatMap(({ items }) => items.map(({ thing }) => thing)),
    frame,
  ).filter((paper) => askingFor(paper, frame.requirements).length > 0)
}

/** Whether the company planned the milestone itself, or all that is done in it. */
export function isPlanned({ number }: Pick<Span, 'number'>, { named, areStepsTold }: Composition['frame']): boolean {
  return areStepsTold === true || named?.[number - 1] !== undefined
}

function progressReport(span: Span, told: readonly Portion[], numbers: TaskNumbers): ComposedLine {
  const on = told.length > 0 ? ` on ${taskRun(numbersIn(span, told, numbers))}` : ''
  return ownLine(`Progress report${on} (PDF): work done, results with their records and open risks; to the TPOC by ${dueLabel(span.due)}`)
}
