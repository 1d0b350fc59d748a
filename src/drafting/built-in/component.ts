import type { ComponentFacts } from '../../domain/component/component-facts.ts'
import type { Topic } from '../../domain/solicitation/analysis.ts'
import type { PlanFacts } from '../drafter.ts'

/** How a component wants things named. */
export type Wording = { product: (name: string) => string }

/** What is known of the component that issued the topic, for this phase; null where nothing is. */
export function componentOf(_facts: PlanFacts): ComponentFacts | null {
  return null
}

/** MDA's instructions (DoD SBIR 25.1, MDA section) forbid "deliverable" for hardware, software and data and give the words to use instead. */
const MDA_PRODUCT = 'Product for Testing, Evaluation, and/or Demonstration (possibly destruction)'

/** The wording of the component that issued the topic; the DoD's own where none is known to differ. */
export function wordingFor(topic: Topic | undefined): Wording {
  const isMda = /\bMDA\b|Missile Defense Agency/.test(topic?.component ?? '') || /^MDA/.test(topic?.number ?? '')
  return isMda ? { product: (name) => `${MDA_PRODUCT}: ${name}` } : { product: (name) => name }
}
