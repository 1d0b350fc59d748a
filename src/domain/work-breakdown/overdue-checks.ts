import { stemsIn } from '../../language/stem.ts'
import type { Check } from './check.ts'
import { namingWords } from './named-alike.ts'
import { namedMilestones } from './planned-milestones.ts'
import type { PlannedMilestone, WorkBreakdown, WorkStep } from './work-breakdown.ts'

/**
 * Steps that end after the planned milestone that they name: they count in a later one then, and their milestone has none of its work. Where another step of
 * that name ends in time, it is that one's.
 */
export function overdueChecks(breakdown: WorkBreakdown, numbers: ReadonlyMap<string, number>): Check[] {
  const { steps } = breakdown
  return steps.flatMap((step): Check[] => {
    const { id, from_month, to_month, part } = step
    const own = namedMilestones(breakdown, Number.POSITIVE_INFINITY).filter((one) => isNamedBy(one, step))
    const last = own.toSorted((one, other) => (one.due_month ?? 0) - (other.due_month ?? 0)).at(-1)
    const due = last?.due_month
    if (part === 'option' || !last || due === undefined || to_month === undefined || to_month <= due) return []
    if (steps.some((one) => isNamedBy(last, one) && one.to_month !== undefined && one.to_month <= due)) return []
    const number = numbers.get(id) ?? ''
    const months = { ...(from_month !== undefined && from_month > due ? { from_month: due } : {}), to_month: due }
    return [
      {
        kind: 'months',
        row_id: id,
        cell: 'to_month',
        what: `Work step ${number} ends in month ${to_month}, its milestone “${last.title}” is due in month ${due}.`,
        mends: 'As it is, the step counts in a later milestone.',
        choices: [
          { label: `Milestone due in month ${to_month}`, row_id: last.id, cells: { due_month: to_month, due_date: null } },
          { label: `Step ends in month ${due}`, cells: months },
        ],
      },
    ]
  })
}

/** Whether a step says every word by which a milestone is called. */
function isNamedBy({ title }: PlannedMilestone, { action, title: own = '', result = '' }: WorkStep): boolean {
  const named = stemsIn(namingWords(title).join(' '))
  const said = new Set(stemsIn([action, own, result].join(' ')))
  return named.length > 0 && named.every((word) => said.has(word))
}
