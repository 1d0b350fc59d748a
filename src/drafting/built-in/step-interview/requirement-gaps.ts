import type { Coverage } from '../../../domain/quality/review.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { isOption } from '../../../domain/solicitation/requirement/option.ts'
import { excerptOf } from '../english/excerpt.ts'
import { isBalanced, listed, meaningfulWords, overlap, tidy, upperStart } from '../english/wording.ts'
import { type Gap, gapOf } from './gap.ts'
import type { MilestoneReviewed } from './milestone-now.ts'
import { shown } from './raised-by.ts'

/** How many requirements a step asks about: what else it lacks has to be asked as well. */
const MOST = 2

/** How much a requirement weighs that nobody answers, and one that is answered in part or with another value. */
const WEIGHT = { none: 9, changed: 8.5, value: 7, partial: 4.5 } as const
const LESS: Record<Requirement['strength'], number> = { must: 0, should: 1, objective: 2 }

/** The requirements of this milestone that the plan answers not at all, only in part, or with another value than the solicitation's. */
export function requirementGaps(now: MilestoneReviewed): Gap[] {
  const { brief, review } = now
  return review.coverage
    .flatMap((coverage) => {
      const requirement = brief.demands.requirements.find(({ id }) => id === coverage.requirement_id)
      return requirement && coverage.strength !== 'full' && isOwn(requirement, coverage, now) ? gapIn(requirement, coverage, now) : []
    })
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
}

/** A requirement is asked about in the milestone that was drafted for it or that answers it; one that nobody answers, in the milestone most like it. */
function isOwn(requirement: Requirement, { covered_by, strength }: Coverage, { milestone, brief, milestones }: MilestoneReviewed): boolean {
  const { milestone_number } = milestone
  if (isOption(requirement)) return false
  const named = milestones.filter(({ requirement_ids }) => requirement_ids?.includes(requirement.id))
  if (strength === 'partial' && covered_by.length > 0) return covered_by[0] === milestone_number
  if (named.length > 0) return named[0]?.milestone_number === milestone_number
  const words = meaningfulWords(requirement.quote)
  const likeness = milestones.map(({ refined_text, initial_text }) => overlap(words, meaningfulWords(refined_text ?? initial_text ?? '')))
  return brief.demands.requirements.length > 0 && milestones[likeness.indexOf(Math.max(...likeness))]?.milestone_number === milestone_number
}

function gapIn(
  requirement: Requirement,
  { strength, changed, covered_by }: Coverage,
  { review, milestone, answers }: MilestoneReviewed,
): Gap[] {
  const words = firstWords(requirement)
  const [other] = changed
  const finding = review.issues.find(({ rule, message }) => rule === 'QC-01' && new RegExp(`\\b${requirement.id}\\b`).test(message))
  const missing = notFound(finding?.message ?? '', requirement)
  const here = `Milestone ${milestone.milestone_number}`
  const q = other
    ? `The solicitation asks: "${words}" (p. ${requirement.page}); the plan says ${other.told}: which value counts as met, and how will you show it?`
    : `The solicitation asks: "${words}" (p. ${requirement.page}). In which steps will ${here} answer it, and what comes out?`
  if (answers.some(({ question }) => question === q)) return []
  if (strength === 'partial' && covered_by.length > 0 && !other && missing.length === 0) return []
  const why = other
    ? `A value of the solicitation stands otherwise in the plan: asked ${other.asked}, told ${other.told}.`
    : missing.length > 0
      ? `The plan answers only a part of it; ${listed(missing)} ${missing.length > 1 ? 'are' : 'is'} not found there.`
      : strength === 'none'
        ? 'No milestone answers it yet, and evaluators use only what is in the plan.'
        : 'The plan promises it only together with everything else, and names no work for it.'
  const weight =
    WEIGHT[other ? 'changed' : strength === 'none' ? 'none' : missing.some((one) => /\d/.test(one)) ? 'value' : 'partial'] -
    LESS[requirement.strength]
  return [gapOf('requirement', weight, { q, why, min_items: 2, rule: other ? 'QC-45' : 'QC-01', ...shown(requirement) }, requirement.id)]
}

/** What the review has not found of a requirement; names of who asks for it are nothing to be answered. */
function notFound(message: string, { quote }: Requirement): string[] {
  const named = /Not found there: (.+)$/.exec(message)?.[1] ?? ''
  return Array.from(named.matchAll(/"([^"]+)"/g), ([, word = '']) => word)
    .filter((word) => word.length > 3 || /\d/.test(word))
    .filter((word) => !quote.includes(upperStart(word)) || /\d/.test(word))
    .map((word) => `"${word}"`)
}

/** The longest words that a question quotes, in characters; the whole requirement is shown beneath it. */
const LONGEST = 130

/** The words of a requirement as a question quotes them: from its start, whole where it is short. */
function firstWords(requirement: Requirement): string {
  const excerpt = excerptOf(requirement)
  if (!excerpt.startsWith('...')) return excerpt
  const plain = tidy(requirement.quote).replace(/"/g, "'")
  const cut = plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST).replace(/[\s,;(]+\S*$/, '')} ...`
  return isBalanced(cut) ? cut : excerpt
}
