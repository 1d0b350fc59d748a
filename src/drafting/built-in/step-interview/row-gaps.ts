import { beginsTooEarly } from '../../../domain/work-breakdown/checks.ts'
import { saysOnlyState } from '../../../domain/work-breakdown/risk-checks.ts'
import type { FurnishedItem, WorkRisk, WorkStep } from '../../../domain/work-breakdown/work-breakdown.ts'
import { type Gap, gapOf } from './gap.ts'
import { heldRows } from './held.ts'
import { openTasks } from './lacking.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { quoted } from './quoting.ts'

/** What the steps of a milestone need too early, and what their risks and what is furnished for them do not say: each is one cell of one row. */
export function rowGaps(now: MilestoneNow): Gap[] {
  const rows = heldRows(now)
  const own = openTasks(now.milestone, now.facts).filter(({ isInterim }) => !isInterim)
  const isOfOwn = ({ step_ids: [first] }: Pick<WorkRisk, 'step_ids'>) =>
    first === undefined ? now.milestone.step_type === 'kickoff' : own.some(({ step }) => step.id === first)
  return [
    ...own.flatMap(({ task, step }) => orderGap(task.number ?? '', step, rows.steps)),
    ...rows.risks.filter(isOfOwn).flatMap(riskGaps),
    ...rows.furnished.filter(isOfOwn).flatMap(furnishedGaps),
  ]
}

function orderGap(number: string, step: WorkStep, steps: readonly WorkStep[]): Gap[] {
  const { action, from_month, to_month } = step
  const needed = steps.find((one) => step.needs.includes(one.id) && beginsTooEarly(step, one))
  if (!needed) return []
  const named = `${number ? `Task ${number}, ` : ''}${quoted(action)}`
  const q = `${named}, begins in month ${from_month} and needs ${quoted(needed.result ?? needed.action)}, which is there in month ${needed.to_month}. In which months is it done?`
  const why = 'An evaluator sees work that starts before there is what it needs.'
  return [gapOf('when', 9.5, { q, why, fills: { cell: 'months', tasks: [{ number, action }], instead: { from_month, to_month } } })]
}

function riskGaps({ what, sign, fallback }: WorkRisk): Gap[] {
  const why = 'Evaluators look for each risk with its early sign and for what is done then (Army SBIR 25.4, p. 27).'
  const asked = (cell: 'sign' | 'fallback', weight: number, q: string, said = why, instead?: Record<string, unknown>) =>
    gapOf('risk', weight, { q, why: said, fills: { cell, tasks: [], about: what, ...(instead ? { instead } : {}) } })
  const isWeak = fallback !== undefined && saysOnlyState(fallback)
  return [
    ...(fallback ? [] : [asked('fallback', 7, `What do you do if this happens: ${quoted(what)}?`)]),
    ...(isWeak
      ? [
          asked(
            'fallback',
            7,
            `What do you do if this happens: ${quoted(what)}?`,
            `It says how things are, and not what is done: ${quoted(fallback)}.`,
            {
              fallback,
            },
          ),
        ]
      : []),
    ...(sign ? [] : [asked('sign', 6, `By which early sign do you notice this: ${quoted(what)}?`)]),
  ]
}

function furnishedGaps({ item, by_month, when_late }: FurnishedItem): Gap[] {
  const why = 'What the Government has to give has to be asked for with a date, and the work goes on where it is late.'
  const asked = (cell: 'by_month' | 'when_late', q: string) => gapOf('government', 6, { q, why, fills: { cell, tasks: [], about: item } })
  return [
    ...(by_month ? [] : [asked('by_month', `By which month is this needed: ${quoted(item)}?`)]),
    ...(when_late ? [] : [asked('when_late', `What do you do if this is late: ${quoted(item)}?`)]),
  ]
}
