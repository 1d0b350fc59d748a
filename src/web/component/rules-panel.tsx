import type { ComponentFacts } from '../../domain/component/component-facts.ts'
import type { CurrentTopic } from '../../domain/topic.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Expander } from '../ui/expander.tsx'
import { Terms } from '../ui/terms.tsx'
import { type ComponentRule, componentNotes, componentRules, type RulesOfDocument } from './component-rules.ts'
import { useSaid } from './use-said.ts'

/** What a component rules about the work plan, each rule with its document and place; facts of another release than the topic's say so first. */
export function RulesPanel({ facts, topic }: { facts: ComponentFacts; topic: CurrentTopic }) {
  const { busy, say } = useSaid(topic)
  const rules = componentRules(facts)
  const unsure = rules.flatMap(({ limit }) => limit ?? [])
  const confirmed = unsure.flatMap(({ name, another_release }) => (another_release === 'confirmed' ? name : []))
  const isUsed = confirmed.length > 0
  return (
    <>
      {facts.release_note && (
        <Banner
          tone="warning"
          title={facts.release_note}
          actions={
            unsure.length > 0 && (
              <Button busy={busy} onClick={() => void say({ confirmed_limits: isUsed ? [] : unsure.map(({ name }) => name) })}>
                {isUsed ? 'Use none of them' : 'Use them until I add the instructions'}
              </Button>
            )
          }
        >
          {unsure.length > 0 && (isUsed ? USED : NOT_USED)}
        </Banner>
      )}
      <dl className="grid divide-y divide-line border-y border-line empty:hidden">
        {rules.map((rule) => (
          <RuleRow
            key={rule.label}
            rule={rule}
            busy={busy}
            isAsked={isUsed}
            onHolds={(name, holds) =>
              void say({ confirmed_limits: holds ? [...confirmed, name] : confirmed.filter((one) => one !== name) })
            }
          />
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

/** What the one decision about facts of another release means. */
const NOT_USED =
  'You can use them until you add the component’s instructions, and leave single ones out. Until then the document prints none of them.'
const USED = 'The plan keeps what is ticked, and the document says of which release it is.'

type RuleRowProps = {
  rule: ComponentRule
  busy: boolean
  isAsked: boolean
  onHolds: (limit: NonNullable<ComponentRule['limit']>['name'], holds: boolean) => void
}

/** One rule; where facts of another release are used, a single one can be left out. */
function RuleRow({ rule: { label, value, from, limit }, busy, isAsked, onHolds }: RuleRowProps) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
      <dt className="font-semibold text-navy">{label}</dt>
      <dd>
        <Terms text={value} />
      </dd>
      <dd className="text-caption text-muted sm:col-start-2 lg:col-start-3">
        {from}
        {isAsked && limit && (
          <Checkbox
            label={`${label}: use it`}
            checked={limit.another_release === 'confirmed'}
            disabled={busy}
            onChange={(holds) => onHolds(limit.name, holds)}
          />
        )}
      </dd>
    </div>
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
