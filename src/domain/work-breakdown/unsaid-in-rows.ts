import type { Requirement } from '../solicitation/analysis.ts'
import { breakdownOf } from './breakdown-of.ts'
import type { Row } from './rows.ts'
import { unsaidOf } from './unsaid-duties.ts'
import { textsOf } from './words-in-rows.ts'

/** A part of a requirement that stands on a step, in its words: a standard that it names, one of several things that it asks for. */
export type UnsaidPart = { requirement: Requirement; words: string }

/** Of the requirements that steps answer the parts that no row speaks of. Those without a step are open as a whole. */
export function unsaidInRows(requirements: readonly Requirement[], rows: readonly Row[]): UnsaidPart[] {
  const { steps } = breakdownOf(rows)
  const answered = new Set(steps.flatMap(({ requirement_ids }) => requirement_ids))
  const own = requirements.filter(({ id }) => answered.has(id))
  const unsaid = unsaidOf(own, { steps, texts: rows.map((row) => textsOf(row).join(' ')) })
  return own.flatMap((requirement) => (unsaid.get(requirement.id) ?? []).map((words) => ({ requirement, words })))
}
