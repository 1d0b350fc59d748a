import type { Finding, SectionLevel } from './review.ts'
import type { ReviewContext, ReviewedPlan } from './rule.ts'

/** How each section of the plan stands before an evaluator, on the four levels of the Army's rubric (brief §3.1). */
export function sectionLevels(_plan: ReviewedPlan, _context: ReviewContext, _issues: readonly Finding[]): SectionLevel[] {
  return []
}
