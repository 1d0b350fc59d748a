import { calendarMonth } from '../../../language/calendar-day.ts'
import { countedMonths } from '../../../language/calendar-months.ts'
import type { Proof, WorkBreakdown, WorkStep } from '../work-breakdown.ts'
import { isClosingPaper } from './closing-papers.ts'
import { rootsOf } from './committed.ts'
import type { PlanFrame } from './frame.ts'
import { isReport } from './reports.ts'
import { itemsOf, type ResultItem } from './result-items.ts'
import { milestoneDueIn } from './same-month.ts'
import { isEnded, type Span } from './spine.ts'
import { datesBy } from './when-due.ts'

/** The milestones that a plan is laid out in. */
export type Schedule = Pick<PlanFrame, 'dues' | 'milestones' | 'named' | 'phase' | 'period' | 'after'>

/** A test of a step with the number of the milestone in which it counts; where nobody can tell in which, with the other one that may be meant. */
export type CountedTest = { step: WorkStep; proof: Proof; number: number; other?: number }

/**
 * Where each test counts: in the milestone of the month that it is told with, also behind the end of its step, and where its step is reported in the one that
 * hands over the next report; without a month in the one that hands over the report of its step, else where the step ends. No test counts before its step begins.
 */
export function countedTests(spans: readonly Span[], { plan }: Pick<WorkBreakdown, 'plan'>, schedule: Schedule): CountedTest[] {
  const first = calendarMonth(plan.start ?? '')
  return spans.flatMap(({ number: end, portions }) =>
    portions.filter(isEnded).flatMap((portion) => {
      const { step } = portion
      const begin = milestoneDueIn(portion.from, schedule)
      const report = earlyReport(step, end, schedule)
      const reports = reportsOf(step, schedule).map((one) => dueMilestone(one, schedule) ?? end)
      return step.proof.map((proof) => {
        const dated = dateSaid(proof)
        const month =
          proof.by_month ?? (first && dated ? countedMonths(dated, first, { near: step.to_month, last: schedule.period })?.to : undefined)
        if (month !== undefined) {
          const at = Math.max(begin, milestoneDueIn(month, schedule, { dated }))
          return { step, proof, number: reports.find((number) => number >= at) ?? at }
        }
        return { step, proof, ...(report ? placed(proof, report, end) : { number: end }) }
      })
    }),
  )
}

/** By when a test says that it is passed; of several dates the last. */
function dateSaid({ quantity, value = '', unit = '', condition = '' }: Proof): string | undefined {
  return [quantity, value, unit, condition].flatMap(datesBy).at(-1)
}

/** The number of the milestone in which a thing is due that a result names with its month; undefined where it has none of its own. */
export function dueMilestone({ due }: ResultItem, schedule: Schedule): number | undefined {
  return due?.month === undefined ? undefined : milestoneDueIn(due.month, schedule, { dated: due.by })
}

/** The report of a step that a milestone hands over before the step ends: what it is called there, and what else comes of the step. */
type EarlyReport = { number: number; name: string; beside: string }

function reportsOf({ result }: WorkStep, { phase }: Schedule): ResultItem[] {
  return itemsOf(result).filter(({ thing }) => isReport(thing) && !isClosingPaper(thing, phase))
}

function earlyReport(step: WorkStep, end: number, schedule: Schedule): EarlyReport | undefined {
  const items = itemsOf(step.result)
  const reports = reportsOf(step, schedule).map(({ thing }) => thing)
  const early = items.find((one) => reports.includes(one.thing) && (dueMilestone(one, schedule) ?? end) < end)
  const number = early && dueMilestone(early, schedule)
  if (!early || number === undefined) return undefined
  const beside = items.flatMap((one) => (one === early ? [] : one.thing)).join('; ')
  return { number, name: `${early.thing} ${schedule.named?.[number - 1]?.title ?? ''}`, beside }
}

/** A test is of the report unless its words are those of what else comes of the step; with a second report nobody can tell of which one it is. */
function placed(proof: Proof, { number, name, beside }: EarlyReport, end: number): { number: number; other?: number } {
  if (beside === '') return { number }
  const [words, ofReport, ofOther] = [Object.values(proof).join(' '), name, beside].map(rootsOf)
  const shared = (some: readonly string[] = [], others: readonly string[] = []) =>
    words?.some((root) => some.includes(root) && !others.includes(root)) ?? false
  const [isReported, isOther] = [shared(ofReport, ofOther), shared(ofOther, ofReport)]
  if (isReport(beside) || isReported === isOther) return isReport(beside) ? { number: end, other: number } : { number, other: end }
  return { number: isReported ? number : end }
}

/** A milestone in which its tests count, each beside the part of the work that it has, and apart those of work that ended before. */
export function withTests(span: Span, counted: readonly CountedTest[]): Span {
  const here = counted.filter(({ number }) => number === span.number)
  const tests = (of: WorkStep) => here.flatMap(({ step, proof }) => (step.id === of.id ? proof : []))
  const late = new Set(here.map(({ step }) => step).filter(({ id }) => !span.portions.some(({ step }) => step.id === id)))
  const portions = span.portions.map((one) => ({ ...one, tests: tests(one.step) }))
  return { ...span, portions, late: Array.from(late, (step) => ({ step, tests: tests(step) })) }
}
