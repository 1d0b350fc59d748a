import { countedStrength } from '../../domain/quality/coverage-words.ts'
import type { Coverage, CoverageStrength } from '../../domain/quality/review.ts'
import type { Requirement } from '../../domain/solicitation/analysis.ts'

/** A requirement and how the plan answers it. */
export type CoverageRow = { requirement: Requirement; coverage: Coverage }

const WORST_FIRST: Record<CoverageStrength, number> = { broken: 0, none: 1, quoted: 2, partial: 3, full: 4 }

/** Every requirement with its answer, what is broken first, then the gaps, then what is answered in part; otherwise in the document's order. */
export function coverageRows(requirements: readonly Requirement[], coverage: readonly Coverage[]): CoverageRow[] {
  const answers = new Map(coverage.map((one) => [one.requirement_id, one]))
  return requirements
    .flatMap((requirement) => {
      const answer = answers.get(requirement.id)
      return answer ? [{ requirement, coverage: answer }] : []
    })
    .sort((a, b) => WORST_FIRST[strengthOf(a)] - WORST_FIRST[strengthOf(b)])
}

/** How strongly a requirement counts as answered. */
export function strengthOf({ coverage }: Pick<CoverageRow, 'coverage'>): CoverageStrength {
  return countedStrength(coverage)
}

/** How many requirements are answered how strongly. */
export function coverageCounts(rows: readonly CoverageRow[]): Record<CoverageStrength, number> {
  const counts = { none: 0, quoted: 0, partial: 0, full: 0, broken: 0 }
  for (const row of rows) counts[strengthOf(row)] += 1
  return counts
}

/** Where a requirement is answered when no words are named: the milestones alone. */
export function wholeMilestones({ covered_by, places }: Coverage): number[] {
  const named = new Set(places.map(({ milestone_number }) => milestone_number))
  return covered_by.filter((number) => !named.has(number))
}
