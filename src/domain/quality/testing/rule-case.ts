import type { ComponentFacts } from '../../component/component-facts.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import type { ReviewedPlan } from '../rule.ts'
import { COMPONENT, SHIELD, soundPlan } from './plans.ts'

/** A plan to which one rule objects, with the words of its message and what it quotes; and one so near to it that it lets it be. */
export type RuleCase = { rule: string; when: string; plan: ReviewedPlan; says: string; quotes?: string; silent: ReviewedPlan }

/** A page of a component's instructions. */
export const SOURCE = { document: 'Navy SBIR instructions', release: '25.1', place: 'page 7' }

/** The sound plan for another requirement. */
export const asking = (change: Partial<Requirement>): ReviewedPlan => ({ ...soundPlan(), requirements: [{ ...SHIELD, ...change }] })

/** A plan whose component has other facts. */
export const of = (facts: Partial<ComponentFacts>, plan = soundPlan()): ReviewedPlan => ({ ...plan, component: { ...COMPONENT, ...facts } })

/** The sound plan with other payments, in dollars. */
export const paid = (...dollars: string[]): ReviewedPlan => {
  const plan = soundPlan()
  return { ...plan, milestones: plan.milestones.map((one, index) => ({ ...one, payment_amount: dollars[index] ?? '0' })) }
}

/** An option of exactly six months. */
export const OPTION = { value: { ceiling: 100_000, months: 6, exact: true }, source: SOURCE }
