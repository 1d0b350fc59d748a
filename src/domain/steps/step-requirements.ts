import { requirementsNamed } from '../grounding/plan-number.ts'
import type { StoredMilestone } from '../milestone.ts'
import { uncoveredRequirement } from '../quality/coverage-rules.ts'
import { findingsOf } from '../quality/prepared-review.ts'
import { listed } from '../quality/quoted.ts'
import type { Coverage, Finding } from '../quality/review.ts'
import { partsOf, type ReviewContext, type ReviewedPlan, shortQuote } from '../quality/rule.ts'

/**
 * The requirements that a milestone was to answer and that are open: no milestone answers them, nor does the narrative (QC-01). What the milestone's
 * text answers and its narrative passes over is one warning: the plan as it is handed in still answers it.
 */
export function requirementFindings(
  plan: ReviewedPlan,
  milestone: StoredMilestone,
  told: StoredMilestone,
  answered: readonly Coverage[],
  context: ReviewContext,
): Finding[] {
  const { milestone_number } = milestone
  const ids = new Set(milestone.requirement_ids ?? [])
  const requirements = plan.requirements.filter(({ id }) => ids.has(id))
  if (requirements.length === 0) return []
  const inPlan = context.coverage.filter(({ requirement_id }) => ids.has(requirement_id))
  const inStep = new Map(answered.map((one) => [one.requirement_id, one]))
  const own = { ...plan, requirements, milestones: plan.milestones.map((one) => (one === milestone ? told : one)) }
  const coverage = inPlan.map((one) => stronger(one, inStep.get(one.requirement_id)))
  const open = findingsOf(uncoveredRequirement, own, { ...context, coverage })
    .filter((one) => one.milestone_number === undefined || one.milestone_number === milestone_number)
    .map((one) => ({ ...one, milestone_number }))
  return told === milestone ? open : [...open, ...passedOver(requirements, told, inPlan, inStep)]
}

const STRENGTH = { none: 0, quoted: 0, partial: 1, full: 2 } as const

function stronger(one: Coverage, other: Coverage | undefined): Coverage {
  if (!other || other.covered_by.length === 0) return one
  return one.covered_by.length === 0 || STRENGTH[other.strength] > STRENGTH[one.strength] ? other : one
}

function passedOver(
  requirements: ReviewedPlan['requirements'],
  told: StoredMilestone,
  inPlan: readonly Coverage[],
  inStep: ReadonlyMap<string, Coverage>,
): Finding[] {
  const { milestone_number } = told
  const left = inPlan.filter(
    ({ requirement_id, covered_by }) => covered_by.includes(milestone_number) && inStep.get(requirement_id)?.covered_by.length === 0,
  )
  const first = requirements.find(({ id }) => id === left[0]?.requirement_id)
  if (!first) return []
  const lacks = lackingWords(left, told)
  return [
    {
      rule: uncoveredRequirement.id,
      severity: 'warning',
      milestone_number,
      part: 'text',
      message: `The narrative ${listed(lacks)}, which Milestone ${milestone_number} is to answer.`,
      quote: shortQuote(first.quote),
      source: uncoveredRequirement.source,
      remedy: 'Say in the narrative how it is met; the words quoted are those of the solicitation.',
    },
  ]
}

/** What the narrative leaves out: requirements that it only numbers or quotes are not passed over in silence. */
function lackingWords(left: readonly Coverage[], told: StoredMilestone): string[] {
  const ids = left.map(({ requirement_id }) => requirement_id)
  const numbered = new Set(requirementsNamed(partsOf(told).join('\n')))
  const named = ids.filter((id) => numbered.has(id))
  const silent = ids.filter((id) => !numbered.has(id))
  return [
    ...(silent.length > 0 ? [`does not speak of ${listed(silent)}`] : []),
    ...(named.length > 0 ? [`only quotes or numbers ${listed(named)}`] : []),
  ]
}
