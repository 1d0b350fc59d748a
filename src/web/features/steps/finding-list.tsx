import type { Finding, Severity } from '../../../domain/quality/review.ts'
import { Badge } from '../../ui/badge.tsx'
import { Expander } from '../../ui/expander.tsx'
import type { Tone } from '../../ui/notice-look.ts'

const SEVERITIES: Record<Severity, { one: string; many: string; tone: Tone }> = {
  error: { one: 'error to correct', many: 'errors to correct', tone: 'danger' },
  warning: { one: 'warning to look at', many: 'warnings to look at', tone: 'warning' },
  advice: { one: 'piece of advice', many: 'pieces of advice', tone: 'neutral' },
}

/** All findings of one severity; errors stand open, the others open on demand. */
export function FindingList({ severity, issues }: { severity: Severity; issues: readonly Finding[] }) {
  const { one, many } = SEVERITIES[severity]
  return (
    <Expander title={`${issues.length} ${issues.length === 1 ? one : many}`} isOpen={severity === 'error'}>
      <ul className="grid gap-5">
        {issues.map((finding) => (
          <li key={`${finding.rule} ${finding.milestone_number} ${finding.message} ${finding.quote}`}>
            <FindingLine finding={finding} />
          </li>
        ))}
      </ul>
    </Expander>
  )
}

/** One finding: which rule, where, what, and the words it objects to. */
export function FindingLine({ finding }: { finding: Finding }) {
  const { rule, severity, milestone_number, message, quote } = finding
  return (
    <div className="grid gap-1 [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Badge tone={SEVERITIES[severity].tone}>{rule}</Badge>
        {milestone_number !== undefined && (
          <a href={`#milestone-${milestone_number}`} className="font-semibold text-blue underline underline-offset-4">
            Milestone {milestone_number}
          </a>
        )}
      </div>
      <p className="max-w-prose">{message}</p>
      {quote && <blockquote className="max-w-prose border-l-2 border-sky pl-3 text-muted">“{quote}”</blockquote>}
    </div>
  )
}
