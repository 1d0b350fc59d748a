import { cueList } from '../../language/cue-list.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { blanksIn } from '../blank.ts'

/** Criteria that count the milestone's own tasks mean nothing where the tasks do not stand. */
const OF_TASKS = cueList('task # | tasks #')

/** The criteria in the order of how much they decide: those that measure most first; one that still has a blank comes last. */
export function byDecision(criteria: readonly string[]): string[] {
  return [...criteria].sort((a, b) => weight(b) - weight(a))
}

function weight(criterion: string): number {
  const measured = quantitiesIn(criterion).length
  return Math.min(measured, 4) - (OF_TASKS.test(criterion) ? 0.5 : 0) - blanksIn(criterion).length * 5
}
