import { useMemo } from 'react'
import type { Solicitation } from '../../contract/solicitation-calls.ts'
import type { ComponentFacts } from '../../domain/component/component-facts.ts'
import { componentFactsInForce } from '../../domain/component/facts-in-force.ts'
import type { CurrentTopic } from '../../domain/topic.ts'

/** What the topic's component rules, from its instructions where they are there; nothing where nothing is known of it. */
export function useComponentFacts(topic: CurrentTopic, solicitation: Solicitation | undefined): ComponentFacts | undefined {
  const { phase, programType } = topic
  return useMemo(() => {
    if (!solicitation) return undefined
    const { analysis, instructions } = solicitation
    return componentFactsInForce(analysis, instructions?.read ?? null, phase, programType) ?? undefined
  }, [solicitation, phase, programType])
}
