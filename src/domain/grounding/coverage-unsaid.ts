import type { StoredMilestone } from '../milestone.ts'
import { workOf } from '../quality/likely-answers.ts'
import type { Coverage } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { isOfTheStart } from '../solicitation/requirement/of-start.ts'
import { isProposalDuty } from '../solicitation/requirement/proposal-duty.ts'
import { unsaidOf } from '../work-breakdown/unsaid-duties.ts'
import { ownWordsOf, type ToldPart } from './coverage-part.ts'

/** The coverage with what the plan does not say of what it answers, which is answered in part then. */
export function withUnsaid(
  coverage: readonly Coverage[],
  requirements: readonly Requirement[],
  milestones: readonly StoredMilestone[],
  parts: readonly ToldPart[],
): Coverage[] {
  // what stands there for a number alone, or as not dealt with, promises nothing; that there is nothing to disclose says nothing of what would have to be
  const texts = parts.flatMap(({ promises, denies, names, quote }) => (promises && !denies && names.size === 0 ? [ownWordsOf(quote)] : []))
  const answered = new Set(coverage.flatMap((one) => (one.covered_by.length > 0 ? [one.requirement_id] : [])))
  const unsaid = unsaidOf(
    requirements.filter((one) => answered.has(one.id) && !isOfTheStart(one) && !isProposalDuty(one)),
    { steps: milestones.flatMap(workOf), texts },
  )
  return coverage.map((one) => {
    const own = unsaid.get(one.requirement_id)
    return own ? { ...one, strength: one.strength === 'full' ? 'partial' : one.strength, unsaid: own } : one
  })
}
