import { cueList } from '../../language/cue-list.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { blanksIn } from '../blank.ts'

/** Criteria that count the milestone's own tasks mean nothing where the tasks do not stand. */
const OF_TASKS = cueList('task # | tasks #')

/** Behind this a criterion says which requirements of the topic it shows to be met. */
const ANSWERS = /; answers R\d/

export function answersTopic(criterion: string): boolean {
  return ANSWERS.test(criterion)
}

/**
 * The criteria in the order of how much they decide: those that answer requirements of the topic as they stand, then those that measure most; one that still
 * has a blank comes last.
 */
export function byDecision(criteria: readonly string[]): string[] {
  return [...criteria].sort((a, b) => weight(b) - weight(a))
}

/** More figures than these decide no more. */
const MOST = 4

function weight(criterion: string): number {
  const measured = answersTopic(criterion) ? MOST + 1 : Math.min(quantitiesIn(criterion).length, MOST)
  return measured - (OF_TASKS.test(criterion) ? 0.5 : 0) - blanksIn(criterion).length * 5
}
