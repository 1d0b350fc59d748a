import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { Link } from 'react-router'
import type { Solicitation } from '../../../contract/solicitation-calls.ts'
import type { ComponentFacts } from '../../../domain/component/component-facts.ts'
import type { Finding } from '../../../domain/quality/review.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { brokenRules, componentName } from '../../component/broken-rules.ts'
import { ComponentRulesList } from '../../component/component-rules-list.tsx'
import { useComponentFacts } from '../../component/use-component-facts.ts'
import { planReview } from '../../left/plan-review.ts'
import { Badge } from '../../ui/badge.tsx'
import { Expander } from '../../ui/expander.tsx'
import { useIsFolding } from '../../ui/fold.tsx'

type ComponentCardProps = { topic: CurrentTopic; solicitation: Solicitation; isOnServer: boolean }

/** What the topic's component rules about the work plan, each with its document and place; open when the review found something against it and nothing is folded. */
export const ComponentCard = memo(Component)

function Component({ topic, solicitation, isOnServer }: ComponentCardProps) {
  const { data: review } = useQuery({ ...planReview(topic), enabled: isOnServer })
  const facts = useComponentFacts(topic, solicitation)
  const isFolding = useIsFolding()
  if (!facts) return null
  const broken = review ? brokenRules(facts, review.issues) : []
  return (
    <div className="rounded-control bg-surface">
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
        <Rules facts={facts} topic={topic} broken={broken} hasInstructions={solicitation.instructions !== null} />
      </Expander>
    </div>
  )
}

type RulesProps = { facts: ComponentFacts; topic: CurrentTopic; broken: readonly Finding[]; hasInstructions: boolean }

function Rules({ facts, topic, broken, hasInstructions }: RulesProps) {
  return (
    <div className="grid gap-4 [overflow-wrap:anywhere]">
      {broken.length > 0 && (
        <ul className="grid gap-1 font-semibold text-danger">
          {broken.map(({ rule, message, quote }) => (
            <li key={`${rule} ${message} ${quote}`}>{message}</li>
          ))}
        </ul>
      )}
      <ComponentRulesList facts={facts} topic={topic} />
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
