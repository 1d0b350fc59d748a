import { type StoredMilestone, shownText } from '../milestone.ts'
import { parse } from '../milestone-document.ts'
import type { Coverage, CoveredPlace } from '../quality/review.ts'
import type { ConfirmedStep } from '../work-breakdown/confirmed-steps.ts'
import { squeezed } from './coverage-part.ts'

/**
 * The coverage with what a person put on a step: where the step's task stands in the plan, its requirements are answered in part at least, by that task.
 * What the words of the plan answer is told by these.
 */
export function withConfirmed(
  coverage: readonly Coverage[],
  milestones: readonly StoredMilestone[],
  confirmed: readonly ConfirmedStep[] = [],
): Coverage[] {
  if (confirmed.length === 0) return [...coverage]
  const tasks = milestones.flatMap(tasksOf)
  return coverage.map((one) => {
    if (one.covered_by.length > 0) return one
    const steps = confirmed.filter(({ requirement_ids }) => requirement_ids.includes(one.requirement_id))
    const places = tasks.filter(({ quote }) => steps.some(({ action }) => isTaskOf(quote, action)))
    if (places.length === 0) return one
    const covered_by = [...new Set(places.map(({ milestone_number }) => milestone_number))]
    return { ...one, covered_by, strength: 'partial', places }
  })
}

function tasksOf(milestone: StoredMilestone): CoveredPlace[] {
  const { milestone_number } = milestone
  return parse(shownText(milestone)).lines.flatMap(({ kind, opening, text }) =>
    kind === 'task' ? [{ milestone_number, part: 'text', quote: (opening + text).trim(), by_person: true }] : [],
  )
}

/** A task ends with what its step does, whoever does it: "Task 3.1: The Contractor (Ana Ruiz) shall model the antenna." */
function isTaskOf(task: string, action: string): boolean {
  const done = squeezed(action)
  return done !== '' && squeezed(task).endsWith(done)
}
