import type { StoredMilestone } from '../../../domain/milestone.ts'
import { isOnlyHandedOver } from '../../../domain/quality/criteria-rules.ts'
import { isShownPaper } from '../../../domain/work-breakdown/composed/deliverables.ts'
import { itemOf } from '../../../domain/work-breakdown/composed/result-items.ts'
import { isFromSolicitation } from '../../../domain/work-breakdown/from-solicitation.ts'
import { saysOnlyState } from '../../../domain/work-breakdown/risk-checks.ts'
import type { FurnishedItem, WorkRisk } from '../../../domain/work-breakdown/work-breakdown.ts'
import { isSaidBy } from '../../../language/nothing-new.ts'
import { type Gap, gapOf } from './gap.ts'
import { heldRows } from './held.ts'
import { type OpenTask, openTasks } from './lacking.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { quoted } from './quoting.ts'

/** What the papers, the risks and the furnished items of a milestone's steps do not say: each is one cell of one row. */
export function rowGaps(now: MilestoneNow): Gap[] {
  const rows = heldRows(now)
  const own = openTasks(now.milestone, now.facts).filter(({ isInterim }) => !isInterim)
  const isOfOwn = ({ step_ids: [first] }: Pick<WorkRisk, 'step_ids'>) =>
    first === undefined ? now.milestone.step_type === 'kickoff' : own.some(({ step }) => step.id === first)
  return [
    ...own.flatMap((open) => acceptanceGaps(open, now.milestone)),
    ...rows.risks.filter(isOfOwn).flatMap(riskGaps),
    ...rows.furnished.filter(isOfOwn).flatMap(furnishedGaps),
  ]
}

/** The papers that a step of the company hands over in a milestone and of which no criterion says more than that they come, each by its fullest name; a thing is accepted by its tests. */
function acceptanceGaps({ task, step }: OpenTask, { deliverables, acceptance_criteria }: StoredMilestone): Gap[] {
  const { action, result = '' } = step
  if (isFromSolicitation(step)) return []
  const things = deliverables.map((line) => itemOf(line).thing).filter((thing) => isShownPaper(thing) && isSaidBy(result, thing))
  const open = things.filter((thing) => !acceptance_criteria.some((one) => !isOnlyHandedOver(one) && isSaidBy(one, thing)))
  const isNamedFuller = (thing: string) => open.some((other) => other.length > thing.length && isSaidBy(other, thing))
  const papers = [...new Set(open)].filter((thing) => !isNamedFuller(thing))
  return papers.map((quantity) => {
    const q = `With which contents does ${quoted(quantity)} count as accepted?`
    const why = 'It is handed over in this milestone, and no criterion says what it has to hold.'
    const fills = {
      cell: 'proof' as const,
      tasks: [{ number: task.number ?? '', action }],
      about: quantity,
      instead: { proof: { quantity } },
    }
    return gapOf('handed_over', 20, { q, why, fills })
  })
}

function riskGaps({ what, sign, fallback }: WorkRisk): Gap[] {
  const why = 'Evaluators look for each risk with its early sign and for what is done then (Army SBIR 25.4, p. 27).'
  const asked = (cell: 'sign' | 'fallback', weight: number, q: string, said = why, instead?: Record<string, unknown>) =>
    gapOf('risk', weight, { q, why: said, fills: { cell, tasks: [], about: what, ...(instead ? { instead } : {}) } })
  const q = `What do you do if this happens: ${quoted(what)}?`
  const weak =
    fallback !== undefined && saysOnlyState(fallback) ? `It says how things are, and not what is done: ${quoted(fallback)}.` : null
  return [
    ...(fallback && !weak ? [] : [asked('fallback', 16, q, weak ?? why, weak ? { fallback } : undefined)]),
    ...(sign ? [] : [asked('sign', 6, `By which early sign do you notice this: ${quoted(what)}?`)]),
  ]
}

function furnishedGaps({ item, by_month, when_late }: FurnishedItem): Gap[] {
  const why = 'What the Government has to give has to be asked for with a date, and the work goes on where it is late.'
  const asked = (cell: 'by_month' | 'when_late', weight: number, q: string) =>
    gapOf('government', weight, { q, why, fills: { cell, tasks: [], about: item } })
  return [
    ...(by_month ? [] : [asked('by_month', 18, `By which month is this needed: ${quoted(item)}?`)]),
    ...(when_late ? [] : [asked('when_late', 6, `What do you do if this is late: ${quoted(item)}?`)]),
  ]
}
