import { oneLine } from '../../language/characters.ts'
import type { Finding } from '../quality/review.ts'
import type { Overrule, QcFinding } from './qc-report.ts'

/** The person's word that a finding does not hold, if there is one: it stands for the same rule and the same words, whatever the space between them, and not once they change. */
export function overruleOf(finding: Pick<Finding, 'rule' | 'quote'>, overrules: readonly Overrule[]): Overrule | undefined {
  const key = findingKey(finding)
  return overrules.findLast((one) => findingKey(one) === key)
}

/** The person's word on a finding in the steps that it concerns: its milestone's, or any where it is about the plan. */
export function overruleAmong(
  finding: Pick<Finding, 'rule' | 'quote' | 'milestone_number'>,
  steps: readonly { milestone_number: number; overrules: readonly Overrule[] }[],
): Overrule | undefined {
  const concerned = steps.filter(({ milestone_number }) => (finding.milestone_number ?? milestone_number) === milestone_number)
  return concerned.flatMap(({ overrules }) => overruleOf(finding, overrules) ?? [])[0]
}

/** What tells one finding from another: its rule and the words it objects to. */
export function findingKey({ rule, quote }: { rule: string; quote?: string | null | undefined }): string {
  return `${rule}\n${oneLine(quote ?? '')}`
}

/** The errors that nobody has overruled: they keep a step from being finalized. */
export function openErrors({ findings }: { findings: readonly QcFinding[] }): QcFinding[] {
  return findings.filter(({ severity, overruled }) => severity === 'error' && overruled === undefined)
}
