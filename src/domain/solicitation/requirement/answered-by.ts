import type { Requirement } from '../analysis.ts'

/**
 * What kind of thing answers a requirement: a property of the product that a test or a look shows, work that is done, a thing that is handed over, or a
 * term of the award that is kept and that no test shows: its months, its money, who may work on it.
 */
export type AnswerKind = 'property' | 'work' | 'handed_over' | 'term'

type Asking = Pick<Requirement, 'kind' | 'whose'>

/** What answers a requirement, by its kind and by of whom it speaks. */
export function answeredBy({ kind, whose }: Asking): AnswerKind {
  if (kind === 'deliverable') return 'handed_over'
  if (kind === 'schedule' || whose === 'proposal' || whose === 'government') return 'term'
  if (kind === 'task') return 'work'
  // what limits the work and not its product is no property of anything: "no animals in Phase I", "a period of six months"
  return kind === 'constraint' && whose === 'work' ? 'term' : 'property'
}

/** Whether a test can show that a requirement is met: a property, and no sentence about the world as it is. */
export function isTestable(requirement: Asking): boolean {
  return answeredBy(requirement) === 'property' && requirement.whose !== 'background'
}
