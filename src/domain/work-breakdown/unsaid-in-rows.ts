import { isProhibition } from '../grounding/prohibition.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { answersSaid, breakdownOf } from './breakdown-of.ts'
import type { Row } from './rows.ts'
import { bareLinks, isSaidToAnswer } from './said-links.ts'
import { unsaidOf } from './unsaid-duties.ts'
import { textsOf } from './words-in-rows.ts'

/**
 * What of a requirement on a step no row says: a standard that it names, one of several things that it asks for, in its words; or all of it, where it was put to
 * a step (`bare`, its id) that says nothing of it.
 */
export type UnsaidPart = { requirement: Requirement; words: string; bare?: string }

/**
 * Of the requirements that steps answer what no row says, as a plan is read for them: in words, or by a test that shows it. Those without a step are open as a
 * whole, what is only forbidden is asked by itself, and what a person has said to be answered is.
 */
export function unsaidInRows(requirements: readonly Requirement[], rows: readonly Row[]): UnsaidPart[] {
  const told = breakdownOf(rows)
  const { steps } = told
  const isBare = bareLinks(requirements, told)
  const answering = (id: string) => steps.filter(({ requirement_ids }) => requirement_ids.includes(id))
  const answered = answersSaid(rows)
  const isSaid = (id: string) => answered.has(id) || answering(id).some((step) => isSaidToAnswer(step, id))
  const own = requirements.filter((one) => answering(one.id).length > 0 && !isProhibition(one) && !isSaid(one.id))
  const unsaid = unsaidOf(own, { steps, texts: rows.map((row) => textsOf(row).join(' ')) })
  return own.flatMap((requirement): UnsaidPart[] => {
    const { id, text } = requirement
    const [first, ...others] = answering(id)
    if (first && [first, ...others].every((step) => isBare(step, id))) return [{ requirement, words: text, bare: first.id }]
    return (unsaid.get(id) ?? []).map((words) => ({ requirement, words }))
  })
}
