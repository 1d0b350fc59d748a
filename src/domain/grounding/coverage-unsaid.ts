import type { StoredMilestone } from '../milestone.ts'
import { workOf } from '../quality/likely-answers.ts'
import type { Coverage } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { isOfTheStart } from '../solicitation/requirement/of-start.ts'
import { isProposalDuty } from '../solicitation/requirement/proposal-duty.ts'
import { unsaidOf } from '../work-breakdown/unsaid-duties.ts'
import { askedValues, binding, isKeptIn } from './coverage-asked.ts'
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
  return coverage.map((one, at) => {
    const own = unsaid.get(one.requirement_id) ?? []
    const requirement = requirements[at]
    const figures = requirement && one.strength === 'partial' && one.covered_by.length > 0 ? figuresUnsaid(requirement, one, parts) : []
    const all = [...own, ...figures.filter((figure) => !own.some((words) => words.includes(figure)))]
    return all.length > 0 ? { ...one, strength: one.strength === 'full' ? 'partial' : one.strength, unsaid: all } : one
  })
}

/** The figures that have to be reached and that the plan promises nowhere, and tells in no other way. */
function figuresUnsaid(requirement: Requirement, { places, changed, unsure = [] }: Coverage, parts: readonly ToldPart[]): string[] {
  const told = new Set([...changed, ...unsure].map(({ asked }) => asked))
  const promised = parts.filter(({ promises, denies }) => promises && !denies)
  // where it is known what answers it, a figure within the limit keeps it, whatever words stand around it
  const own = promised.filter(({ quote }) => places.some((place) => place.quote.includes(quote) || quote.includes(place.quote)))
  const open = binding(askedValues(requirement)).filter((value) => !told.has(value.limit) && !isKeptIn(value, promised, own))
  return [...new Set(open.map(({ limit }) => limit))]
}
