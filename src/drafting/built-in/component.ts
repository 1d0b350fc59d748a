import type { ComponentFacts } from '../../domain/component/component-facts.ts'
import { componentFacts } from '../../domain/component/known-facts.ts'
import type { PlanFacts } from '../drafter.ts'

/** How a component wants things named. */
type Wording = { product: (name: string) => string }

/** What the topic's component asks of this plan, as the facts of the plan say it; null where nothing is known. */
export function componentOf({ component }: Pick<PlanFacts, 'component'>): ComponentFacts | null {
  return component
}

/** The wording of the component that issued the topic, which holds for both of its programs; the DoD's own where none is known to differ. */
export function wordingFor({ component, analysis, phase }: Pick<PlanFacts, 'component' | 'analysis' | 'phase'>): Wording {
  const wording = component?.wording ?? (analysis && componentFacts(analysis.topic, phase, 'SBIR')?.wording)
  const say = wording?.value.find(({ instead_of }) => instead_of === 'deliverable')?.say
  return say ? { product: (name) => `${asName(say)}: ${name}` } : { product: (name) => name }
}

/** "product for testing, evaluation, and/or demonstration (possibly destruction)" as the name of a kind, its nouns with a capital. */
function asName(words: string): string {
  const [name = '', aside = ''] = words.split(/(?= \()/)
  return `${name.replace(/\b(?!for\b|and\b|or\b|of\b)[a-z]/g, (letter) => letter.toUpperCase())}${aside}`
}
