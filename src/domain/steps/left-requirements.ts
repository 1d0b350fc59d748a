import { isOpenIn, numberedIn } from '../plan-forms/requirements-table.ts'
import { uncoveredRequirement } from '../quality/coverage-rules.ts'
import { countedStrength } from '../quality/coverage-words.ts'
import { criteriaOf } from '../quality/criteria-rules.ts'
import type { PreparedReview } from '../quality/prepared-review.ts'
import type { Finding } from '../quality/review.ts'
import { gravestFirst } from '../quality/review-plan.ts'
import type { ReviewedPlan } from '../quality/rule.ts'
import { overruleAmong } from './finding-key.ts'
import type { KeptStep, One } from './left-objections.ts'

/**
 * How many requirements are open, as one thing with the way to the coverage, which tells each with what it lacks (QC-01). As long as criteria are still to be
 * drafted and no row tells them, nothing is said of those that a milestone answers in part or only names: a criterion may.
 */
export function requirementsLeft(plan: ReviewedPlan, steps: readonly KeptStep[], prepared: PreparedReview): One[] {
  const { coverage } = prepared.context
  const isEarly = plan.milestones.some((one) => criteriaOf(plan, one).length === 0)
  const named = new Set(coverage.flatMap((one) => (countedStrength(one) === 'quoted' ? one.requirement_id : [])))
  const isToCome = ({ requirement_id = '' }: Finding) => isEarly && named.has(requirement_id)
  const found = prepared.findings(uncoveredRequirement)
  const settled = new Set(found.flatMap((one) => (overruleAmong(one, steps) || isToCome(one) ? one.requirement_id : [])))
  const left = found.filter(({ requirement_id }) => !settled.has(requirement_id))
  const numbered = numberedIn(plan.milestones)
  const rows = plan.requirements.flatMap((requirement) => {
    const own = coverage.find(({ requirement_id }) => requirement_id === requirement.id)
    return own && !own.exceptions && !settled.has(requirement.id) ? [{ requirement, coverage: own }] : []
  })
  const broken = rows.filter((row) => countedStrength(row.coverage) === 'broken')
  const open = rows.filter((row) => !broken.includes(row) && isOpenIn(row, numbered))
  const quoted = open.filter(({ requirement }) => named.has(requirement.id))
  const halves = isEarly ? [] : rows.filter((row) => countedStrength(row.coverage) === 'partial' && !open.includes(row))
  const [worst] = gravestFirst(left)
  const told = [
    ...count(open.length - quoted.length, 'not answered'),
    ...count(quoted.length, 'only named'),
    ...count(broken.length, 'broken'),
    ...count(halves.length, 'answered in part'),
  ]
  if (told.length === 0) return []
  return [
    {
      kind: uncoveredRequirement.id,
      reason: 'requirement',
      severity: worst?.severity ?? 'warning',
      ...(worst?.severity === 'warning' && { blocks: true as const }),
      mends: `${uncoveredRequirement.remedy} Until then the document's table has it as open.`,
      source: uncoveredRequirement.source,
      place: { message: `Requirements: ${told.join('; ')}.` },
    },
  ]
}

function count(number: number, words: string): string[] {
  return number > 0 ? [`${number} ${words}`] : []
}
