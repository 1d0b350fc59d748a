import type { Coverage } from '../grounding/coverage.ts'
import { type StoredMilestone, shownText } from '../milestone.ts'
import type { Cents } from '../money.ts'
import type { Months, Phase } from '../program.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { sentencesIn } from '../solicitation/sentence.ts'
import type { Finding } from './review.ts'

/** A plan as the quality rules see it. */
export type ReviewedPlan = {
  milestones: readonly StoredMilestone[]
  /** What the solicitation asks for; empty when none was read. */
  requirements: readonly Requirement[]
  phase: Phase
  period: Months
  /** The award in cents; when it is absent or 0, nothing is said about payments. */
  award?: Cents | undefined
  scope_paragraph?: string | null | undefined
  /** Only these milestones' own findings are wanted (those whose step is finalized); absent means all. The plan as a whole is always judged. */
  reviewed?: readonly number[] | undefined
}

/** One quality rule of the domain: what it objects to in a plan, nothing when the plan keeps it. */
export type Rule = (plan: ReviewedPlan, coverage: readonly Coverage[]) => Finding[]

/** A milestone's text as sentences; headings and list items count as sentences of their own. */
export function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => sentencesIn(line).map(({ start, end }) => line.slice(start, end)))
}

/** Everything a milestone says, part by part: its text, its deliverables, its criteria. */
export function partsOf(milestone: StoredMilestone): string[] {
  return [shownText(milestone), ...milestone.deliverables, ...milestone.acceptance_criteria]
}

/** A quote for a finding, no longer than a person reads at a glance. */
export function shortQuote(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length <= 160 ? flat : `${flat.slice(0, 157).trimEnd()}...`
}
