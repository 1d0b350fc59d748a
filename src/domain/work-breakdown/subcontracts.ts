import { dollarsIn } from '../../language/quantity/money.ts'
import { comparedTokens } from '../../language/tokens.ts'
import type { WorkPerson } from './work-breakdown.ts'

/** Who has a subcontract, an employer or somebody who works alone, and its cost as it was typed. */
export type Subcontract = { who: string; cost: string }

/** The subcontracts of the people of a plan, each once: what is told beside two people of one employer is one. */
export function subcontractsIn(people: readonly WorkPerson[]): Subcontract[] {
  const all = people.flatMap(({ name, employer, cost }) => (cost ? [{ who: employer ?? name, cost }] : []))
  const plain = ({ who, cost }: Subcontract) => comparedTokens(`${who} ${cost}`).join(' ')
  return all.filter((one, at) => all.findIndex((other) => plain(other) === plain(one)) === at)
}

/** What a subcontract costs, as it was typed: in dollars, or in percent of the award; undefined where neither is said. */
export function costIn(cost: string): { dollars: number } | { percent: number } | undefined {
  const dollars = dollarsIn(cost)
  if (dollars !== undefined) return { dollars }
  const [, number] = /^(\d{1,3}(?:\.\d+)?)\s?(?:%|percent)$/i.exec(cost.trim()) ?? []
  return number === undefined ? undefined : { percent: Number(number) }
}
