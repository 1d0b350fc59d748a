import { counted } from '../../language/characters.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { countedStrength, coverageWords } from './coverage-words.ts'
import type { Coverage, SectionLevel } from './review.ts'
import type { ReviewedPlan } from './rule.ts'

/** Two to four sentences on how a plan stands: its size, what it covers, and where an evaluator would find it weak. What is left to do stands beside it. */
export function reviewSummary(
  plan: ReviewedPlan,
  { asked, ofProposal }: { asked: readonly Requirement[]; ofProposal: readonly Requirement[] },
  covered: readonly Coverage[],
  sections: readonly SectionLevel[],
): string {
  if (plan.milestones.length === 0) return 'The plan has no milestones yet.'
  return [size(plan), ...coverageSentence(asked, covered), ...proposalSentence(ofProposal), ...weakest(sections)].join(' ')
}

function size({ milestones, period, phase, reviewed }: ReviewedPlan): string {
  const told =
    reviewed === undefined ? '' : `; ${reviewed.length} ${reviewed.length === 1 ? 'is' : 'are'} finalized and reviewed one by one`
  return `The Phase ${phase} plan has ${counted(milestones.length, 'milestone')} over ${counted(period, 'month')}${told}.`
}

function coverageSentence(asked: readonly Requirement[], covered: readonly Coverage[]): string[] {
  if (asked.length === 0) return []
  const strengths = new Map(covered.map((one) => [one.requirement_id, countedStrength(one)]))
  const strengthOf = ({ id }: Requirement) => strengths.get(id) ?? 'none'
  const counts = { none: 0, quoted: 0, partial: 0, full: 0, broken: 0 }
  for (const one of asked) counts[strengthOf(one)] += 1
  return [`For this phase it has ${coverageWords(counts)}.`]
}

/** What no plan answers, named so that nobody looks for it. */
function proposalSentence(duties: readonly Requirement[]): string[] {
  if (duties.length === 0) return []
  const ids = named(duties.map(({ id }) => id))
  return [
    duties.length === 1
      ? `One more is asked of the proposal, not of the plan: ${ids}.`
      : `${duties.length} more are asked of the proposal, not of the plan: ${ids}.`,
  ]
}

/** The section that stands lowest, when an evaluator would call it marginal or worse, and why. */
function weakest(sections: readonly SectionLevel[]): string[] {
  const [level] = (['Unsatisfactory', 'Marginal'] as const).filter((one) => sections.some((section) => section.level === one))
  const [first, ...others] = sections.filter((section) => section.level === level)
  if (!level || !first) return []
  if (others.length + 1 === sections.length) return [`Every section would be judged ${level.toLowerCase()}.`]
  return [`An evaluator would find “${first.section}” weak (${level.toLowerCase()}). ${first.reason}`]
}

function named(ids: readonly string[]): string {
  const shown = ids.slice(0, 5).join(', ')
  return ids.length > 5 ? `${shown} and ${ids.length - 5} more` : shown
}
