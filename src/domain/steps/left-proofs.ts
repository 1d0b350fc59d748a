import { oneLine } from '../../language/characters.ts'
import { lacksCriteria } from '../milestone.ts'
import { partsOf, type ReviewedPlan } from '../quality/rule.ts'
import { figuresIn } from '../work-breakdown/composed/phrase.ts'
import type { Proof, WorkBreakdown } from '../work-breakdown/work-breakdown.ts'
import type { One } from './left-objections.ts'
import type { Places } from './left-places.ts'

/**
 * Pass marks of the rows that stand nowhere in a plan: its texts are older than its rows, or somebody took them out. As long as criteria are still to be
 * drafted nobody misses them.
 */
export function proofsLeft({ milestones }: ReviewedPlan, { steps }: WorkBreakdown, { nameOf }: Places): One[] {
  if (milestones.length === 0 || milestones.some(lacksCriteria)) return []
  const told = milestones.flatMap(partsOf).map((words) => ({ figures: new Set(figuresIn(words)), words: oneLine(words).toLowerCase() }))
  const stands = (value: string) => {
    const figures = figuresIn(value)
    return told.some((one) =>
      figures.length > 0 ? figures.every((figure) => one.figures.has(figure)) : one.words.includes(oneLine(value).toLowerCase()),
    )
  }
  return steps.flatMap(({ id, part, proof }) =>
    proof
      .flatMap((one) => markOf(one) ?? [])
      .filter((mark) => part === 'base' && !stands(mark))
      .map((mark) => missing(mark, id, nameOf(id))),
  )
}

/** What a proof is passed with: its value with its unit, "22 of 24", or the figures in its name. */
function markOf({ value, quantity, unit }: Proof): string | undefined {
  if (value) return [value, unit].filter(Boolean).join(' ')
  return figuresIn(quantity).length > 0 ? quantity : undefined
}

function missing(mark: string, row_id: string, name: string): One {
  return {
    kind: `pass mark ${row_id}`,
    reason: 'rows',
    severity: 'error',
    mends: 'See beside the rows which milestones change, and take their criteria over; or mend the row.',
    place: {
      message: `The pass mark “${mark}” of ${name.toLowerCase()} stands nowhere in the plan.`,
      cell: { row_id, name, cell: 'proof' },
    },
  }
}
