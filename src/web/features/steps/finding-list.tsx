import type { Finding, Severity } from '../../../domain/quality/review.ts'
import { PlanLink } from '../../grounding/plan-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Expander } from '../../ui/expander.tsx'
import type { Tone } from '../../ui/notice-look.ts'
import type { FindingGroup, RuleFindings } from './open-points.ts'

const SEVERITIES: Record<Severity, { one: string; many: string; tone: Tone }> = {
  error: { one: 'error to correct', many: 'errors to correct', tone: 'danger' },
  warning: { one: 'warning to look at', many: 'warnings to look at', tone: 'warning' },
  advice: { one: 'piece of advice', many: 'pieces of advice', tone: 'neutral' },
}

/** All findings of one severity, rule by rule; errors stand open, the others open on demand. */
export function FindingList({ group: { severity, count, rules } }: { group: FindingGroup }) {
  const { one, many, tone } = SEVERITIES[severity]
  return (
    <Expander title={`${count} ${count === 1 ? one : many}`} isOpen={severity === 'error'}>
      <ul className="grid divide-y divide-line">
        {rules.map((found) => (
          <li key={`${found.rule} ${found.remedy} ${found.source}`} className="py-4 first:pt-0 last:pb-0">
            <RuleLine found={found} tone={tone} />
          </li>
        ))}
      </ul>
    </Expander>
  )
}

/** One rule: each place that it objects to with the words, then what would satisfy it and where it comes from. */
function RuleLine({ found: { rule, issues, remedy, source }, tone }: { found: RuleFindings; tone: Tone }) {
  return (
    <div className="grid gap-x-4 gap-y-2 [overflow-wrap:anywhere] sm:grid-cols-[4.5rem_minmax(0,1fr)]">
      <div>
        <Badge tone={tone}>{rule}</Badge>
      </div>
      <div className="grid max-w-prose gap-2">
        <ul className="grid gap-2">
          {issues.map((finding) => (
            <li key={`${finding.milestone_number} ${finding.message} ${finding.quote}`}>
              <FindingLine finding={finding} />
            </li>
          ))}
        </ul>
        {remedy && (
          <p>
            <span className="font-semibold">To satisfy it:</span> {remedy}
          </p>
        )}
        {source && <p className="text-caption text-muted">Rule from: {source}</p>}
      </div>
    </div>
  )
}

function FindingLine({ finding: { milestone_number, message, quote } }: { finding: Finding }) {
  return (
    <>
      <p>
        {milestone_number !== undefined && (
          <>
            <PlanLink milestone_number={milestone_number} {...(quote ? { words: quote } : {})}>
              Milestone {milestone_number}
            </PlanLink>
            {': '}
          </>
        )}
        {message}
      </p>
      {quote && <blockquote className="border-l-2 border-sky pl-3 text-muted">“{quote}”</blockquote>}
    </>
  )
}
