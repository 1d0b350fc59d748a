import type { ComponentFacts } from './component-facts.ts'

/** The facts that change from release to release: amounts, months, pages, and the days of payment. */
export const LIMITS = ['award_ceiling', 'months', 'option', 'page_limit', 'day_payments'] as const
export type Limit = (typeof LIMITS)[number]

/** What a person can say of another release that it holds for the topic, too: its limits, and the form that it asks for. */
export const CONFIRMABLE = [...LIMITS, 'form'] as const
export type Confirmable = (typeof CONFIRMABLE)[number]

/** Facts without the limits that are left out. */
export function withoutLimits(facts: ComponentFacts, isLeftOut: (limit: Limit) => boolean): ComponentFacts {
  return { ...facts, ...Object.fromEntries(LIMITS.filter(isLeftOut).map((limit) => [limit, undefined])) }
}

/** What a document may say of the topic's component: limits of another release are told on the screen alone, until the person has confirmed them. */
export function printedFacts(facts: ComponentFacts | null): ComponentFacts | null {
  return facts && withoutLimits(facts, (limit) => facts[limit]?.source.another_release === 'told')
}
