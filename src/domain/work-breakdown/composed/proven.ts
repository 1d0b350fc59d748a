import type { Requirement } from '../../solicitation/analysis.ts'
import type { Proof, WorkBreakdown, WorkStep } from '../work-breakdown.ts'
import { figuresHeld } from './asked-figure.ts'
import { figuresIn, plainUnits } from './phrase.ts'

/** Whether each figure that a requirement asks for stands in the proofs of a step that answers it: then these are what it is judged by. */
function isProven({ id, quantities }: Requirement, { requirement_ids, proof }: WorkStep): boolean {
  return requirement_ids.includes(id) && quantities.length > 0 && quantities.every((asked) => proof.some((one) => tells(one, asked)))
}

/** Whether a requirement asks for figures that neither a proof of a step that answers it nor a commitment tells: it has no pass mark yet. */
export function lacksMark(asked: Requirement, { steps, commitments }: WorkBreakdown): boolean {
  const isCommitted = asked.quantities.every((figure) => commitments.some((one) => tells(one, figure)))
  return figuresHeld(asked).length > 0 && !isCommitted && !steps.some((step) => isProven(asked, step))
}

/** Whether a proof or a commitment has the numbers of a figure and its unit: five runs are not five years. */
function tells({ quantity, value, unit, condition, runs }: Partial<Proof>, asked: Requirement['quantities'][number]): boolean {
  const words = [quantity, value, unit, condition, runs].join(' ')
  const told = new Set(figuresIn(words))
  return figuresIn(asked.value).every((one) => told.has(one)) && plainUnits(words).includes(plainUnits(asked.unit))
}
