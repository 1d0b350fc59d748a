import type { Severity } from '../../../../domain/quality/review.ts'
import type { Requirement } from '../../../../domain/solicitation/analysis.ts'
import { requirementWords } from '../../../../domain/solicitation/requirement/requirement-words.ts'
import { findingKey, openErrors } from '../../../../domain/steps/finding-key.ts'
import type { QcFinding, QcReport } from '../../../../domain/steps/qc-report.ts'

/** The findings of one severity that are open. */
export type SeverityFindings = { severity: Severity; findings: QcFinding[] }

const GRAVEST_FIRST: readonly Severity[] = ['error', 'warning', 'advice']

/** A report's open findings by severity, and those that were overruled. */
export function sortedFindings({ findings }: QcReport): { open: SeverityFindings[]; overruled: QcFinding[] } {
  const open = GRAVEST_FIRST.map((severity) => ({
    severity,
    findings: findings.filter((one) => one.severity === severity && one.overruled === undefined),
  }))
  return { open: open.filter((group) => group.findings.length > 0), overruled: findings.filter((one) => one.overruled !== undefined) }
}

/** Findings by their rules, in their order: what one rule objects to in several places is one thing. Errors stand each by itself: each is mended or overruled before the step is finalized. */
export function byRule(findings: readonly QcFinding[]): [QcFinding, ...QcFinding[]][] {
  const rules = new Map<string, [QcFinding, ...QcFinding[]]>()
  for (const finding of findings) {
    const key = finding.severity === 'error' ? `${findingKey(finding)}\n${finding.message}` : finding.rule
    const same = rules.get(key)
    if (same) same.push(finding)
    else rules.set(key, [finding])
  }
  return [...rules.values()]
}

/** Why a step cannot be finalized as it stands, for the person; null when it can. */
export function finalizeBlock(narrative: string, report: QcReport | null): string | null {
  if (narrative.trim() === '') return 'There is no narrative to finalize yet.'
  const errors = report ? openErrors(report).length : 0
  if (errors === 0) return null
  return errors === 1 ? 'One error keeps this step from being finalized.' : `${errors} errors keep this step from being finalized.`
}

/** The rule whose words stand in the solicitation instead of the plan. */
const REQUIREMENT_RULE = 'QC-01'

/** Where the words of a finding stand: on a page of the solicitation, in the milestone's own lists, or in what is told of it. */
export type QuotePlace = { kind: 'solicitation'; page: number | undefined } | { kind: 'milestone' } | { kind: 'told' }

/** Where the words of a finding are to be looked for. */
export function quotePlace({ rule, part, quote = '' }: QcFinding, requirements: readonly Requirement[]): QuotePlace {
  if (rule === REQUIREMENT_RULE) {
    return { kind: 'solicitation', page: requirements.find((one) => requirementWords(one).includes(quote))?.page }
  }
  return part === undefined || part === 'text' ? { kind: 'told' } : { kind: 'milestone' }
}
