import type { ComponentFacts } from '../../domain/component/component-facts.ts'
import { Banner } from '../ui/banner.tsx'
import { Terms } from '../ui/terms.tsx'
import { type ComponentRule, componentNotes, componentRules } from './component-rules.ts'

/** What a component rules about the work plan, each rule with its document and place; facts of another release than the topic's say so first. */
export function ComponentRulesList({ facts }: { facts: ComponentFacts }) {
  return (
    <>
      {facts.release_note && <Banner tone="warning" title={facts.release_note} />}
      <dl className="grid divide-y divide-line border-y border-line empty:hidden">
        {componentRules(facts).map((rule) => (
          <RuleRow key={rule.label} rule={rule} />
        ))}
      </dl>
      {facts.day_payments && (
        <p className="text-muted">The payments by days are for information: your milestones keep their own amounts.</p>
      )}
      <Notes notes={componentNotes(facts)} />
    </>
  )
}

function RuleRow({ rule: { label, value, from } }: { rule: ComponentRule }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
      <dt className="font-semibold text-navy">{label}</dt>
      <dd>
        <Terms text={value} />
      </dd>
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
            <li key={value}>
              <Terms text={value} />
            </li>
          ))}
      </ul>
    </div>
  ))
}
