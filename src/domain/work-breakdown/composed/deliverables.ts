import { cueList } from '../../../language/cue-list.ts'
import { dueLabel } from '../../schedule.ts'
import { isSetReport } from '../from-solicitation.ts'
import { goalsIn, isForStepsOnly } from '../goals.ts'
import type { WorkBreakdown, WorkStep } from '../work-breakdown.ts'
import { ownPapers } from './closing-papers.ts'
import { type ComposedLine, cellsOf, ownLine, type TaskNumbers } from './composed.ts'
import type { Composition } from './frame.ts'
import { open, raised, taskNames } from './phrase.ts'
import { namedFor, statusReports } from './reports.ts'
import { isEnded, type Portion, type Span } from './spine.ts'
import { LONGEST_THING, shortened, withoutQuote } from './thing.ts'

/** What is handed over in a milestone: the results that go to the Government, and a report on the work that hands over nothing else. */
export function deliverablesOf(span: Span, numbers: TaskNumbers, composition: Composition): ComposedLine[] {
  const { rows, frame } = composition
  const handed = span.portions.filter((one) => isHandedOver(one, rows))
  const report = span.number === frame.milestones ? ownPapers(span.portions, composition).report : undefined
  const lines = handed.flatMap(({ step }) => resultLines(step, step.id === report?.id, composition))
  const told = reportedIn(span, rows)
  const isOwn = span.number === 1 || span.number === frame.milestones
  const isReported = span.number !== frame.milestones && (told.length > 0 || (lines.length === 0 && !isOwn))
  return [...lines, ...(isReported ? [progressReport(span, told, numbers)] : []), ...statusReports(span, composition)]
}

/** Each of the things that a result names, between semicolons. That something is a result does not say to whom it goes. */
function resultLines({ id, result = '', goes_to }: WorkStep, isReport: boolean, { frame }: Composition): ComposedLine[] {
  const things = result.split(/;\s+(?![^(]*\))/).filter((thing) => open(thing) !== '')
  const last = things.findLastIndex((thing) => REPORT.test(thing))
  const whom = goalsIn(goes_to).some((goal) => OF_GOVERNMENT.test(goal)) ? ', to the TPOC' : ''
  return things.map((thing, at) => {
    const isFinal = isReport && at === Math.max(last, 0)
    const text = namedFor(resultNamed(thing), frame.component) + (isFinal ? ', the report with the SF 298, to the TPOC' : whom)
    return { text, from: cellsOf(id, 'result', 'goes_to') }
  })
}

const REPORT = cueList('report')
const OF_GOVERNMENT = cueList('government | tpoc')

/** A result by its name, as it is handed over. */
export function resultNamed(result: string): string {
  return shortened(raised(withoutQuote(open(result))), LONGEST_THING)
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
  return isBare ? portions : portions.filter((one) => !isEnded(one) || !one.step.result)
}

/** The numbers that steps have in a milestone. */
export function numbersIn({ number }: Span, portions: readonly Portion[], numbers: TaskNumbers): string[] {
  return portions.flatMap(({ step }) => numbers.get(step.id)?.find((one) => one.startsWith(`${number}.`)) ?? [])
}

function progressReport(span: Span, told: readonly Portion[], numbers: TaskNumbers): ComposedLine {
  const on = told.length > 0 ? ` on ${taskNames(numbersIn(span, told, numbers))}` : ''
  return ownLine(`Progress report${on} (PDF): work done, results with their records and open risks; to the TPOC by ${dueLabel(span.due)}`)
}
