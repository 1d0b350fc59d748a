import type { ComponentFacts } from '../../domain/component/component-facts.ts'
import type { Limit } from '../../domain/component/limit.ts'
import type { CurrentTopic } from '../../domain/topic.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Expander } from '../ui/expander.tsx'
import { Terms } from '../ui/terms.tsx'
import { type ComponentRule, componentNotes, componentRules, type RulesOfDocument } from './component-rules.ts'
import { useSaid } from './use-said.ts'

/** What a component rules about the work plan, each rule with its document and place; facts of another release than the topic's say so first. */
export function RulesPanel({ facts, topic }: { facts: ComponentFacts; topic: CurrentTopic }) {
  const rules = componentRules(facts)
  const confirmed = rules.flatMap(({ limit }) => (limit?.another_release === 'confirmed' ? limit.name : []))
  return (
    <>
      {facts.release_note && <Banner tone="warning" title={facts.release_note} />}
      <dl className="grid divide-y divide-line border-y border-line empty:hidden">
        {rules.map((rule) => (
          <RuleRow key={rule.label} rule={rule} topic={topic} confirmed={confirmed} />
        ))}
      </dl>
      {facts.day_payments && (
        <p className="text-muted">The payments by days are for information: your milestones keep their own amounts.</p>
      )}
      {componentNotes(facts).map((one) => (
        <Notes key={one.document} {...one} />
      ))}
    </>
  )
}

type RuleRowProps = { rule: ComponentRule; topic: CurrentTopic; confirmed: readonly Limit[] }

function RuleRow({ rule: { label, value, from, limit }, ...rest }: RuleRowProps) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
      <dt className="font-semibold text-navy">{label}</dt>
      <dd>
        <Terms text={value} />
      </dd>
      <dd className="text-caption text-muted sm:col-start-2 lg:col-start-3">
        {from}
        {limit && <Confirmation {...limit} label={label} {...rest} />}
      </dd>
    </div>
  )
}

type ConfirmationProps = NonNullable<ComponentRule['limit']> & { label: string } & Omit<RuleRowProps, 'rule'>

/** What becomes of a limit of another release: no document prints it until the person says that it holds for this topic too. */
function Confirmation({ name, another_release, label, topic, confirmed }: ConfirmationProps) {
  const { busy, say } = useSaid(topic)
  const isConfirmed = another_release === 'confirmed'
  const confirmed_limits = isConfirmed ? confirmed.filter((one) => one !== name) : [...confirmed, name]
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      {isConfirmed
        ? 'Another release; you said that it holds for this topic.'
        : 'Another release. Say that it holds only if this topic’s own instructions have it too: then the plan is checked against it and its documents print it.'}
      <Button
        busy={busy}
        onClick={() => void say({ confirmed_limits })}
        aria-label={`${isConfirmed ? 'Take back' : 'Holds for this topic'}: ${label}`}
      >
        {isConfirmed ? 'Take back' : 'Holds for this topic'}
      </Button>
    </span>
  )
}

/** So many other rules stand open; more are folded away, since most of them are not for the work plan's engineer. */
const MOST_OPEN = 4

/** The other rules of one document, which is named once, above them. */
function Notes({ document, rules }: RulesOfDocument) {
  const list = (
    <ul className="grid max-w-prose list-disc gap-1 pl-5 marker:text-line-strong">
      {rules.map(({ text, place }) => (
        <li key={text}>
          <Terms text={text} /> {place !== '' && <span className="text-caption text-muted">({place})</span>}
        </li>
      ))}
    </ul>
  )
  if (rules.length > MOST_OPEN) return <Expander title={`${rules.length} more rules from ${document}`}>{list}</Expander>
  return (
    <div className="grid gap-1.5">
      <p className="text-caption text-muted">{document}:</p>
      {list}
    </div>
  )
}
