import { isCapitals } from '../../language/characters.ts'
import type { ComponentFacts } from './component-facts.ts'

/** "the Navy", "MDA": a component as one speaks of it. */
export function componentName({ component }: Pick<ComponentFacts, 'component'>): string {
  if (component.toLowerCase().startsWith('the ')) return component.charAt(0).toLowerCase() + component.slice(1)
  return isCapitals(component) ? component : `the ${component}`
}
