import { unsaidIn } from '../grounding/coverage-unsaid.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { breakdownOf } from './breakdown-of.ts'
import type { Row } from './rows.ts'
import { bareLinks } from './said-links.ts'
import { likelyTests, shownBy, standingOut, testsOf } from './showing-tests.ts'
import { textsOf } from './words-in-rows.ts'
import type { WorkBreakdown } from './work-breakdown.ts'

/**
 * What of a requirement on a step no row says: a standard that it names, one of several things that it asks for, in its words; or all of it, where it was put to
 * a step (`bare`, its id) that says nothing of it.
 */
export type UnsaidPart = { requirement: Requirement; words: string; bare?: string }

/**
 * Of the requirements that steps answer what no row says, as a plan is read for them: in words, or by a test that shows it. Those without a step are open as a
 * whole.
 */
export function unsaidInRows(requirements: readonly Requirement[], rows: readonly Row[]): UnsaidPart[] {
  const told = breakdownOf(rows)
  const isBare = bareLinks(requirements, told)
  const unsaidOf = unsaidIn(rows.map((row) => textsOf(row).join(' ')))
  const open = requirements.flatMap((requirement): UnsaidPart[] => {
    const { id, text } = requirement
    const steps = told.steps.filter(({ requirement_ids }) => requirement_ids.includes(id))
    if (steps.length === 0) return []
    if (steps.every((step) => isBare(step, id))) return steps.slice(0, 1).map((step) => ({ requirement, words: text, bare: step.id }))
    return unsaidOf(requirement).map((words) => ({ requirement, words }))
  })
  return withoutShown(open, told)
}

/** The parts without those that a test shows, wherever it stands. */
function withoutShown(open: readonly UnsaidPart[], told: WorkBreakdown): UnsaidPart[] {
  const parts = open.map(({ requirement, words }, at) => {
    const quantities = requirement.quantities.filter(({ printed }) => words.includes(printed))
    return { ...requirement, id: `${at}`, text: words, quantities }
  })
  const steps = told.steps.map((step) => ({
    ...step,
    requirement_ids: parts.flatMap(({ id }, at) => (step.requirement_ids.includes(open[at]?.requirement.id ?? '') ? [id] : [])),
  }))
  const shown = new Set([...shownBy(parts, { steps, commitments: told.commitments }).values()].flat())
  const anywhere = likelyTests(parts, testsOf(told))
  return open.filter(({ bare }, at) => bare !== undefined || !(shown.has(`${at}`) || standingOut(anywhere[at] ?? []).length > 0))
}
