import { dollarsIn } from '../../../language/quantity/money.ts'
import { criterionNumber } from '../../milestone.ts'
import { optionMilestoneLabel, PAYMENT_LABEL } from '../../milestone-option.ts'
import { centsOf, dollarLabel } from '../../money.ts'
import { dueLabel } from '../../schedule.ts'
import { optionSchedule, plannedPayments } from '../planned-milestones.ts'
import type { Commitment, WorkBreakdown } from '../work-breakdown.ts'
import { type ComposedLine, type ComposedMilestone, cellsOf, ownLine } from './composed.ts'
import type { Composition } from './frame.ts'
import { raised } from './phrase.ts'
import type { Span } from './spine.ts'
import { withTitled } from './titled-papers.ts'

/** What is composed of a part of the work: its rows and its milestones. */
export type ComposedPart = { composition: Composition; spans: readonly Span[] }

/**
 * The option laid out as the base is, in milestones that are numbered on from those of the base: it may never be taken up, so that it is priced, judged and
 * handed over apart (DoD SBIR 25.1 BAA, Navy instructions). Undefined where there is none.
 */
export function optionPart({ rows, frame }: Composition): ComposedPart | undefined {
  const planned = optionSchedule(rows, frame.period, frame.component?.option?.value.months)
  if (!planned) return undefined
  const steps = rows.steps.flatMap((step) => (step.part === 'option' ? [{ ...step, part: 'base' as const }] : []))
  const commitments = rows.commitments.filter((one) => isOfOption(one, rows, frame.period))
  const before = frame.named?.length ? frame.named : frame.dues.map(() => ({ id: '', title: '' }))
  const own = {
    ...frame,
    after: frame.period,
    period: planned.end ?? frame.period + 1,
    milestones: Number.POSITIVE_INFINITY,
    dues: [...frame.dues, ...planned.dues],
    named: [...before, ...planned.named],
    requirements: [...frame.requirements, ...frame.option],
    option: [],
    areStepsTold: true,
  }
  const { rows: laid, spans } = withTitled({ ...rows, steps, commitments }, own)
  return { composition: { rows: laid, frame: own }, spans: spans.slice(frame.dues.length) }
}

/** The rows without what is committed to in the option. */
export function withoutOption(rows: WorkBreakdown, period: number): WorkBreakdown {
  return { ...rows, commitments: rows.commitments.filter((one) => !isOfOption(one, rows, period)) }
}

/** Whether a figure is committed to in the option: of its steps only, or behind the base. */
function isOfOption({ step_ids, by_month = 0 }: Commitment, { steps }: WorkBreakdown, period: number): boolean {
  const own = steps.filter(({ id }) => step_ids.includes(id))
  return own.length > 0 ? own.every(({ part }) => part === 'option') : by_month > period
}

/** How a due month is told that nobody has said. */
const OPEN_END = '[month in which the option ends]'

/** The option's milestones as lines behind the last one of the base: each with its work, what it hands over, how that is judged and what is paid for it. */
export function optionMilestoneLines(told: readonly ComposedMilestone[], { rows, frame }: Composition): ComposedLine[] {
  const { named = [], end } = optionSchedule(rows, frame.period, frame.component?.option?.value.months) ?? {}
  const price = dollarsIn(rows.plan.option_price ?? '')
  const paid = named.map((one) => one.paid)
  const payments = paid.some((one) => one !== undefined) ? plannedPayments(centsOf(price), paid) : []
  const lines = told.flatMap(({ milestone_number: number, title, all, deliverables, criteria }, at) => [
    { ...title, text: `${optionMilestoneLabel(number)}: ${raised(title.text.replace(/^option\s*[:–-]\s*/i, ''))}` },
    ...all,
    ...listed('Deliverables', deliverables),
    ...listed(
      'Acceptance criteria',
      criteria.map((one, nth) => ({ ...one, text: `${criterionNumber(number, nth + 1)} ${one.text}` })),
    ),
    ...(payments[at] ? [{ text: `${PAYMENT_LABEL}: ${dollarLabel(payments[at])}`, from: cellsOf(named[at]?.id ?? '', 'paid') }] : []),
  ])
  const open = dueLabel(frame.period + 1)
  return end === undefined ? lines.map((line) => ({ ...line, text: line.text.replaceAll(open, OPEN_END) })) : lines
}

function listed(label: string, items: readonly ComposedLine[]): ComposedLine[] {
  return items.length === 0 ? [] : [ownLine(`${label}:`), ...items.map((one) => ({ ...one, text: `- ${one.text}` }))]
}
