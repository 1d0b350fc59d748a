import { dollarsIn } from '../../language/quantity/money.ts'
import { comparedTokens } from '../../language/tokens.ts'
import { isOwnStaff } from './composed/people.ts'
import type { WorkPerson } from './work-breakdown.ts'

/** Who has a subcontract, by name and with the employer or what else stands there for one ("consultant"), and its cost as it was typed. */
export type Subcontract = { who: string; cost: string }

/**
 * The subcontracts of the people of a plan, each once: what is told beside two people of one employer is one. What stands beside somebody of the company's own is
 * pay.
 */
export function subcontractsIn(people: readonly WorkPerson[], company: string): Subcontract[] {
  const contracts = new Map<string, { names: string[]; employer: string; cost: string }>()
  for (const person of people) {
    const { name, employer = name, cost } = person
    if (!cost || isOwnStaff(person, company)) continue
    const key = plain(`${employer} ${cost}`)
    const names = plain(name) === plain(employer) ? [] : [name]
    const before = contracts.get(key)
    contracts.set(key, { employer, cost, ...before, names: [...(before?.names ?? []), ...names] })
  }
  return [...contracts.values()].map(({ names, employer, cost }) => ({
    who: names.length > 0 ? `${names.join(' and ')} (${employer})` : employer,
    cost,
  }))
}

function plain(words: string): string {
  return comparedTokens(words).join(' ')
}

/** What a subcontract costs, as it was typed: in dollars, or in percent of the award; undefined where neither is said. */
export function costIn(cost: string): { dollars: number } | { percent: number } | undefined {
  const dollars = dollarsIn(cost)
  if (dollars !== undefined) return { dollars }
  const [, number] = /^(\d{1,3}(?:\.\d+)?)\s?(?:%|percent)$/i.exec(cost.trim()) ?? []
  return number === undefined ? undefined : { percent: Number(number) }
}
