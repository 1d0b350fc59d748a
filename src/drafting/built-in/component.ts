import type { ComponentFacts } from '../../domain/component/component-facts.ts'
import { componentFacts } from '../../domain/component/known-facts.ts'
import type { PlanFacts } from '../drafter.ts'

/** How a component wants things named. */
type Wording = { product: (name: string) => string }

/** What is known of the component that issued the topic, for this phase; null where nothing is. */
export function componentOf({
  analysis,
  phase,
  program_type,
}: Pick<PlanFacts, 'analysis' | 'phase' | 'program_type'>): ComponentFacts | null {
  return analysis ? componentFacts(analysis.topic, phase, program_type) : null
}

/** The wording of the component that issued the topic, which holds for both of its programs; the DoD's own where none is known to differ. */
export function wordingFor(facts: Pick<PlanFacts, 'analysis' | 'phase' | 'program_type'>): Wording {
  const known = componentOf(facts) ?? componentOf({ ...facts, program_type: 'SBIR' })
  const say = known?.wording?.value.find(({ instead_of }) => instead_of === 'deliverable')?.say
  return say ? { product: (name) => `${asName(say)}: ${name}` } : { product: (name) => name }
}

/** "product for testing, evaluation, and/or demonstration (possibly destruction)" as the name of a kind, its nouns with a capital. */
function asName(words: string): string {
  const [name = '', aside = ''] = words.split(/(?= \()/)
  return `${name.replace(/\b(?!for\b|and\b|or\b|of\b)[a-z]/g, (letter) => letter.toUpperCase())}${aside}`
}
