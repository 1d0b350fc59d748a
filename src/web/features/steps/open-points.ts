import type { Finding, PlanReview, Severity } from '../../../domain/quality/review.ts'

/** What one rule found: the findings, and once for all of them what would satisfy the rule and where it comes from. */
export type RuleFindings = Pick<Finding, 'rule' | 'remedy' | 'source'> & { issues: Finding[] }

/** The findings of one severity, rule by rule. */
export type FindingGroup = { severity: Severity; count: number; rules: RuleFindings[] }

/** The rule that speaks of requirements which no milestone answers (brief §4): the coverage shows them, each with its words. */
const UNANSWERED_RULE = 'QC-01'
const GRAVEST_FIRST: readonly Severity[] = ['error', 'warning', 'advice']

/** What a review found, by severity and rule; requirements that nobody answers are left to the coverage. */
export function openPoints({ issues }: Pick<PlanReview, 'issues'>): FindingGroup[] {
  const others = issues.filter(({ rule }) => rule !== UNANSWERED_RULE)
  return GRAVEST_FIRST.map((severity) => others.filter((issue) => issue.severity === severity)).flatMap((found) => {
    const [first] = found
    return first ? [{ severity: first.severity, count: found.length, rules: byRule(found) }] : []
  })
}

function byRule(issues: readonly Finding[]): RuleFindings[] {
  const groups: RuleFindings[] = []
  for (const issue of issues) {
    const { rule, remedy, source } = issue
    const same = groups.find((group) => group.rule === rule && group.remedy === remedy && group.source === source)
    if (same) same.issues.push(issue)
    else groups.push({ rule, remedy, source, issues: [issue] })
  }
  return groups
}
