import { memo } from 'react'
import { Link } from 'react-router'
import type { Solicitation } from '../../../contract/solicitation-calls.ts'
import type { ComponentFacts } from '../../../domain/component/component-facts.ts'
import { componentName } from '../../../domain/component/component-name.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { ComponentRulesList } from '../../component/component-rules-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Expander } from '../../ui/expander.tsx'
import { LINK_LOOK } from '../../ui/link-look.ts'

type ComponentCardProps = { topic: CurrentTopic; solicitation: Solicitation }

/** What the topic's component rules about the work plan, each with its document and place; what the plan breaks of it stands among what is left. */
export const ComponentCard = memo(Component)

function Component({ topic, solicitation }: ComponentCardProps) {
  const { facts } = solicitation
  if (!facts) return null
  return (
    <div className="rounded-control bg-surface">
      <Expander title={`What ${componentName(facts)} rules`} aside={facts.release_note && <Badge tone="warning">Another release</Badge>}>
        <Rules facts={facts} topic={topic} hasInstructions={solicitation.instructions !== null} />
      </Expander>
    </div>
  )
}

type RulesProps = { facts: ComponentFacts; topic: CurrentTopic; hasInstructions: boolean }

function Rules({ facts, topic, hasInstructions }: RulesProps) {
  return (
    <div className="grid gap-4 [overflow-wrap:anywhere]">
      <ComponentRulesList facts={facts} topic={topic} />
      <p className="text-muted">
        {hasInstructions
          ? 'What the uploaded instructions say goes before what is known here.'
          : 'Rules change from release to release. Upload the component’s instructions, and what they say goes before this: '}
        {!hasInstructions && (
          <Link to="/global-interview" className={LINK_LOOK}>
            Component instructions
          </Link>
        )}
      </p>
    </div>
  )
}
