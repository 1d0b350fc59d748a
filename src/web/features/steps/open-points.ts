import type { Finding, PlanReview, Severity } from '../../../domain/quality/review.ts'

/** A review as the card shows it: the requirements, those that nobody answers yet, and the other findings by their severity. */
export type OpenPoints = {
  requirements: number
  answered: number
  unanswered: { requirement_id: string; finding: Finding | null }[]
  findings: { severity: Severity; issues: Finding[] }[]
}

/** The rule that speaks of requirements which no milestone answers (brief §4). */
const UNANSWERED_RULE = 'QC-01'
const GRAVEST_FIRST: readonly Severity[] = ['error', 'warning', 'advice']

/** Sorts out what a review found; a requirement that is not answered is told once, with its words from the solicitation. */
export function openPoints({ coverage, issues }: PlanReview): OpenPoints {
  const unanswered = coverage.filter(({ covered_by }) => covered_by.length === 0)
  const about = (requirement_id: string) => new RegExp(`\\b${requirement_id}\\b`)
  const others = issues.filter(({ rule }) => rule !== UNANSWERED_RULE)
  return {
    requirements: coverage.length,
    answered: coverage.length - unanswered.length,
    unanswered: unanswered.map(({ requirement_id }) => ({
      requirement_id,
      finding: issues.find(({ rule, message }) => rule === UNANSWERED_RULE && about(requirement_id).test(message)) ?? null,
    })),
    findings: GRAVEST_FIRST.map((severity) => ({ severity, issues: others.filter((issue) => issue.severity === severity) })).filter(
      ({ issues }) => issues.length > 0,
    ),
  }
}
