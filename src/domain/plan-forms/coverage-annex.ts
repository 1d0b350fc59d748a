import { oneLine } from '../../language/characters.ts'
import { STRENGTH_WORDS } from '../quality/coverage-words.ts'
import type { Coverage, CoverageStrength } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { type FormSection, plainCell } from './form-document.ts'

/** A requirement, how the plan answers it, and how strongly that counts. */
export type CoveredRequirement = { requirement: Requirement; coverage: Coverage; strength: CoverageStrength }

const COLUMNS = [
  { heading: 'No.', share: 0.08 },
  { heading: 'Requirement', share: 0.54 },
  { heading: 'Page', share: 0.08 },
  { heading: 'Milestone', share: 0.13 },
  { heading: 'Answered', share: 0.17 },
] as const

/** The annex "Requirement coverage": each requirement in the solicitation's words with its page, the milestones that answer it, and how strongly. */
export function coverageAnnex(rows: readonly CoveredRequirement[]): FormSection {
  const inOrder = [...rows].sort((a, b) => a.requirement.page - b.requirement.page || numberOf(a) - numberOf(b))
  const cells = inOrder.map(({ requirement, coverage, strength }) =>
    [
      requirement.id,
      oneLine(requirement.quote),
      String(requirement.page),
      milestonesOf(coverage).join(', ') || '-',
      STRENGTH_WORDS[strength],
    ].map(plainCell),
  )
  return {
    heading: 'Annex: Requirement coverage',
    blocks: [{ kind: 'table', table: { columns: COLUMNS, rows: cells } }],
    begins_on_new_page: true,
  }
}

function numberOf({ requirement }: CoveredRequirement): number {
  return Number(/\d+/.exec(requirement.id)?.[0] ?? 0)
}

function milestonesOf({ covered_by, places }: Coverage): number[] {
  return [...new Set([...covered_by, ...places.map(({ milestone_number }) => milestone_number)])].sort((a, b) => a - b)
}
