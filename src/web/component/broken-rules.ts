import type { ComponentFacts } from '../../domain/component/component-facts.ts'
import { cited } from '../../domain/quality/citation.ts'
import type { Finding } from '../../domain/quality/review.ts'
import { isCapitals } from '../../language/characters.ts'

/**
 * What a review found against these rules. That a component pays on days is said for information: the milestones keep their own amounts.
 */
export function brokenRules(facts: ComponentFacts, issues: readonly Finding[]): Finding[] {
  const { notes: _notes, day_payments: _payments, ...rest } = facts
  const sources = Object.values(rest).flatMap((fact) => (typeof fact === 'object' && 'source' in fact ? [cited(fact.source)] : []))
  return issues.filter(({ message, part }) => part !== 'payment' && sources.some((source) => message.includes(source)))
}

/** "the Navy", "MDA": a component as one speaks of it. */
export function componentName({ component }: ComponentFacts): string {
  if (component.toLowerCase().startsWith('the ')) return component.charAt(0).toLowerCase() + component.slice(1)
  return isCapitals(component) ? component : `the ${component}`
}
