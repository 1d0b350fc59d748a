import { sentencesOf } from '../../../language/sentence.ts'
import type { ComponentFacts } from '../../component/component-facts.ts'
import { tellsStatusReports } from '../../component/report-interval.ts'
import type { Months } from '../../program.ts'
import { citedInPlan } from '../../quality/citation.ts'
import { isSetReport } from '../from-solicitation.ts'
import type { WorkBreakdown, WorkStep } from '../work-breakdown.ts'
import { type ComposedLine, cellsOf, ownLine } from './composed.ts'
import type { Composition } from './frame.ts'
import { isPaper } from './result-items.ts'
import type { Span } from './spine.ts'
import { statusReportLine } from './status-report-line.ts'

/** Months between status reports in Phase II where nobody says otherwise (DoD SBIR 25.1 BAA, Air Force D2P2 instructions: at least quarterly). */
const USUAL_INTERVAL: Months = 3

/**
 * The status reports that fall due in a milestone: the component's interval, else quarterly in Phase II where the solicitation sets no reports of its own;
 * Phase I agrees it at kickoff. Where the company has told all of its work none is added to it.
 */
export function statusReports({ after, due }: Span, { rows, frame: { phase, component, areStepsTold } }: Composition): ComposedLine[] {
  if (hasStatusReports(rows)) return []
  const usual = phase === 'II' && !rows.steps.some(isSetReport) ? USUAL_INTERVAL : null
  const interval = component?.status_report_every?.value ?? usual
  if (interval === null || areStepsTold) return []
  const line = statusReportLine(interval, after, due)
  return line === undefined ? [] : [ownLine(line)]
}

/** Whether the company tells itself of reports on how the work stands: as a step, or in how one is done. */
export function hasStatusReports({ steps }: WorkBreakdown): boolean {
  return steps.some(({ action, result = '', method = '' }) => [action, result, method].some((words) => recurringIn(words).length > 0))
}

/** What a method says of reports that come again and again: they are owed as long as the work goes on, and not in the months of the step beside which they were told. */
function recurringIn(method: string): string[] {
  return sentencesOf(method).filter(tellsStatusReports)
}

/** A step's method without the reports that run through the whole work; undefined where it tells nothing else. */
export function ownMethod({ method = '' }: Pick<WorkStep, 'method'>): string | undefined {
  const recurring = recurringIn(method)
  if (recurring.length === 0) return method || undefined
  const own = sentencesOf(method).filter((one) => !recurring.includes(one))
  return own.length > 0 ? own.join(' ') : undefined
}

/** The reports that the company's steps tell of and that run through the whole work, in one line with the plan's own months. */
export function recurringReports({ rows, frame: { period } }: Composition): ComposedLine[] {
  const told = toldOnce(rows)
  if (told.length === 0) return []
  const from = told.flatMap(({ id }) => cellsOf(id, 'method'))
  return [{ text: `Reports, months 1 to ${period}: ${told.map(({ sentence }) => sentence).join(' ')}`, from }]
}

function toldOnce({ steps }: WorkBreakdown): { id: string; sentence: string }[] {
  const all = steps.flatMap(({ id, part, method = '' }) =>
    part === 'base' ? recurringIn(method).map((sentence) => ({ id, sentence })) : [],
  )
  return all.filter(({ sentence }, at) => all.findIndex((other) => other.sentence === sentence) === at)
}

/** Papers that every plan of the program has, so that a component that names them asks for nothing more. */
const HAS_ALREADY = [
  'kick-off',
  'kickoff',
  'status',
  'progress',
  'quarterly',
  'final report',
  'scientific and technical report',
  'phase iii plan',
  'preliminary',
]

/** A report on one matter is another one than the final report: "Final report of inventions". */
const isHadAlready = (name: string): boolean =>
  !name.toLowerCase().startsWith('final report of') && HAS_ALREADY.some((one) => name.toLowerCase().startsWith(one))

/** What a component says of a paper on software, which a plan without any does not have. */
const IF_SOFTWARE = ', if there is software'

/** The papers that the component wants by name at the end, beside those that every plan has; and where it says so. */
export function namedPapers(component: ComponentFacts | null, hasSoftware: boolean): { papers: readonly string[]; where: string } {
  const wanted = component?.required_reports
  const papers = wanted?.value.filter((name) => !isHadAlready(name) && (hasSoftware || !name.endsWith(IF_SOFTWARE))) ?? []
  return { papers: papers.map((name) => name.replace(IF_SOFTWARE, '')), where: wanted ? citedInPlan(wanted.source) : '' }
}

/** Whether a thing says of itself that it reports what was found; other papers are looked at like things. */
export function isReport(thing: string): boolean {
  return /\b(?:reports?|memo\w*)\b/i.test(thing)
}

/** A thing as its component wants it named: for some, what is no paper is a product for testing and no deliverable. */
export function namedFor(thing: string, component: ComponentFacts | null): string {
  const say = component?.wording?.value.find(({ instead_of }) => instead_of === 'deliverable')?.say
  return say && !isPaper(thing) ? `${asName(say)}: ${thing}` : thing
}

/** "product for testing, evaluation, and/or demonstration" as the name of a kind, its nouns with a capital. */
function asName(words: string): string {
  return words.replace(/\b(?!for\b|and\b|or\b|of\b)[a-z]/g, (letter) => letter.toUpperCase())
}
