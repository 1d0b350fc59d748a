import { type StoredMilestone, shownText } from '../milestone.ts'
import { milestoneDues } from '../milestone-due.ts'
import { PERIOD_LIMITS } from '../program.ts'
import type { Coverage, CoveredPlace } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { papersIn } from '../work-breakdown/composed/closing-papers.ts'
import { askingFor } from '../work-breakdown/composed/titled-papers.ts'
import { numbersNamed } from './plan-number.ts'

/**
 * The coverage with the papers that are asked for a month and that the plan hands over by then under the same name, "Test report on scrap canopies: month 14":
 * handing them over answers that, whatever else is said of them. What they are to hold is judged as of all others.
 */
export function withHandedOver(
  coverage: readonly Coverage[],
  requirements: readonly Requirement[],
  milestones: readonly StoredMilestone[],
): Coverage[] {
  const dues = milestoneDues(milestones.map(shownText), PERIOD_LIMITS.longest)
  const handed = milestones.flatMap(({ milestone_number, deliverables }, at) =>
    deliverables.map((quote) => ({ papers: papersIn(quote), due: dues[at] ?? PERIOD_LIMITS.longest, milestone_number, quote })),
  )
  return coverage.map((one, at) => {
    const requirement = requirements[at]
    const [month, another] = requirement?.kind === 'deliverable' ? numbersNamed(requirementWords(requirement), 'month') : []
    if (!requirement || month === undefined || another !== undefined || one.covered_by.length > 0) return one
    const own = handed.filter(({ papers, due }) => due <= month && papers.some((paper) => askingFor(paper, [requirement]).length > 0))
    if (own.length === 0) return one
    const places = own.map(({ milestone_number, quote }): CoveredPlace => ({ milestone_number, part: 'deliverable', quote }))
    return { ...one, covered_by: [...new Set(own.map(({ milestone_number }) => milestone_number))], strength: 'partial', places }
  })
}
