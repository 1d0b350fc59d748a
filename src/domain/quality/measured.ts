import type { RequirementKind } from '../solicitation/analysis.ts'
import { applying } from './asked-of-phase.ts'
import type { Coverage } from './review.ts'
import type { ReviewContext, ReviewedPlan } from './rule.ts'

/**
 * Something that is counted: `good` of `of`, `halves` of them by half and `likely` ones though nobody has confirmed them, and its words: "12 of 20 requirements
 * are answered, 1 in part, 6 more likely are, in other words".
 */
export type Measured = {
  good: number
  halves?: number
  likely?: number
  of: number
  one: string
  many: string
  tail: (isOne: boolean) => string
  /** What is told where nothing is missing, if there may be more of it than is counted: "3 risks stand in the plan". */
  whole?: string | undefined
  /** What is told where all of it is missing, where a count would say less. */
  none?: string
}

/** A value that stands otherwise in the plan is half an answer; a promise for all requirements at once names no milestone and is none. What a milestone answers
 * in other words is answered. */
function answer({ requirement_id, strength, changed, covered_by }: Coverage, likely: ReadonlyMap<string, number>): number {
  if (covered_by.length === 0 && likely.has(requirement_id)) return 1
  if (covered_by.length === 0 || strength === 'none') return 0
  return strength === 'partial' || changed.length > 0 ? 0.5 : 1
}

/** How many of the requirements are answered, of one kind alone where a section answers that; nothing where none is asked for. */
export function answered(plan: ReviewedPlan, { coverage, likely }: ReviewContext, only?: RequirementKind): Measured[] {
  const asked = new Set(applying(plan).flatMap(({ id, kind }) => (only === undefined || kind === only ? [id] : [])))
  const own = coverage.filter(({ requirement_id }) => asked.has(requirement_id))
  const answers = own.map((one) => answer(one, likely))
  const others = own.filter(({ requirement_id, covered_by }) => covered_by.length === 0 && likely.has(requirement_id)).length
  const named = only ? `${only} ` : ''
  const measured: Measured = {
    good: answers.reduce((sum, one) => sum + one, 0),
    halves: answers.filter((one) => one === 0.5).length,
    likely: others,
    of: own.length,
    one: `${named}requirement`,
    many: `${named}requirements`,
    tail: (isOne) => `${isOne ? 'is' : 'are'} answered`,
  }
  return own.length > 0 ? [measured] : []
}
