import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { Link } from 'react-router'
import type { Solicitation } from '../../../contract/solicitation-calls.ts'
import type { ComponentFacts } from '../../../domain/component/component-facts.ts'
import type { Finding } from '../../../domain/quality/review.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { planReview } from '../../left/plan-review.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Expander } from '../../ui/expander.tsx'
import { useIsFolding } from '../../ui/fold.tsx'
import { brokenRules, type ComponentRule, componentName, componentNotes, componentRules } from './component-rules.ts'
import { useComponentFacts } from './use-component-facts.ts'

type ComponentCardProps = { topic: CurrentTopic; solicitation: Solicitation; isOnServer: boolean }

/** What the topic's component rules about the work plan, each with its document and place; open when the review found something against it and nothing is folded. */
export const ComponentCard = memo(Component)

function Component({ topic, solicitation, isOnServer }: ComponentCardProps) {
  const { data: review } = useQuery({ ...planReview(topic), enabled: isOnServer })
  const facts = useComponentFacts(topic, solicitation)
  const isFolding = useIsFolding()
  if (!facts || (componentRules(facts).length === 0 && facts.notes.length === 0)) return null
  const broken = review ? brokenRules(facts, review.issues) : []
  return (
    <div className="rounded-control bg-white">
      <Expander
        title={`What ${componentName(facts)} rules`}
        isOpen={broken.length > 0 && !isFolding}
        aside={
          <>
            {broken.length > 0 && <Badge tone="danger">{broken.length} not kept</Badge>}
            {facts.release_note && <Badge tone="warning">Another release</Badge>}
          </>
        }
      >
        <Rules facts={facts} broken={broken} hasInstructions={solicitation.instructions !== null} />
      </Expander>
    </div>
  )
}

function Rules({ facts, broken, hasInstructions }: { facts: ComponentFacts; broken: readonly Finding[]; hasInstructions: boolean }) {
  return (
    <div className="grid gap-4 [overflow-wrap:anywhere]">
      {facts.release_note && <Banner tone="warning" title={facts.release_note} />}
      {broken.length > 0 && (
        <ul className="grid gap-1 font-semibold text-danger">
          {broken.map(({ rule, message, quote }) => (
            <li key={`${rule} ${message} ${quote}`}>{message}</li>
          ))}
        </ul>
      )}
      <dl className="grid divide-y divide-line border-y border-line empty:hidden">
        {componentRules(facts).map((rule) => (
          <RuleRow key={rule.label} rule={rule} />
        ))}
      </dl>
      {facts.day_payments && (
        <p className="text-muted">The payments by days are for information: your milestones keep their own amounts.</p>
      )}
      <Notes notes={componentNotes(facts)} />
      <p className="text-muted">
        {hasInstructions
          ? 'What the uploaded instructions say goes before what is known here.'
          : 'Rules change from release to release. Upload the component’s instructions, and what they say goes before this: '}
        {!hasInstructions && (
          <Link to="/global-interview" className="rounded-control font-semibold text-blue underline underline-offset-4">
            Component instructions
          </Link>
        )}
      </p>
    </div>
  )
}

function RuleRow({ rule: { label, value, from } }: { rule: ComponentRule }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
      <dt className="font-semibold text-navy">{label}</dt>
      <dd>{value}</dd>
      <dd className="text-caption text-muted sm:col-start-2 lg:col-start-3">{from}</dd>
    </div>
  )
}

/** The other rules, below the document and place that say them. */
function Notes({ notes }: { notes: readonly ComponentRule[] }) {
  const sources = [...new Set(notes.map(({ from }) => from))]
  return sources.map((source) => (
    <div key={source} className="grid gap-1.5">
      <p className="text-caption text-muted">{source}:</p>
      <ul className="grid max-w-prose list-disc gap-1 pl-5 marker:text-line-strong">
        {notes
          .filter(({ from }) => from === source)
          .map(({ value }) => (
            <li key={value}>{value}</li>
          ))}
      </ul>
    </div>
  ))
}
