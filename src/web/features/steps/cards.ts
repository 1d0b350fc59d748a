import { shownText } from '../../../domain/milestone.ts'
import { OPTION } from '../../../domain/milestone-option.ts'
import { joined, OWN, WHOLE } from '../../../domain/text-parts.ts'
import type { AutosavedPlan } from './autosaved-plan.ts'
import type { PlanState } from './plan-state.ts'

/** A card of the plan: how a link names it, the part of a text that it shows, and the milestones in whose texts that is kept. */
export type Card = { name: string; part: string; hosts: readonly number[] }

/** The cards of a plan in their order: what holds for all of the work, the milestones, then the option and its milestones. */
export function cardsOf(editor: AutosavedPlan, numbers: readonly number[]): Card[] {
  const parts = new Map<string, number[]>()
  for (const number of numbers) {
    for (const { part } of editor.partsOf(number)) {
      const hosts = parts.get(part) ?? []
      if (part !== OWN && !hosts.includes(number)) parts.set(part, [...hosts, number])
    }
  }
  const { [WHOLE]: whole, [OPTION]: option = [], ...milestones } = Object.fromEntries(parts)
  const ofOption = Object.entries(milestones).map(([part, hosts]) => ({ name: part, part, hosts }))
  return [
    ...(whole ? [{ name: WHOLE, part: WHOLE, hosts: whole }] : []),
    ...numbers.map((number) => ({ name: String(number), part: OWN, hosts: [number] })),
    ...(parts.has(OPTION) || ofOption.length > 0 ? [{ name: OPTION, part: OPTION, hosts: option }] : []),
    ...ofOption,
  ]
}

/** Whether something was typed on a card that is not saved. */
export function isUnsaved(editor: AutosavedPlan, { plan, edits }: PlanState, { part, hosts }: Card): boolean {
  return hosts.some((number) => {
    if (part === OWN || edits[number]?.text === undefined) return part === OWN && edits[number] !== undefined
    const saved = plan.milestones.find((one) => one.milestone_number === number)
    return joined(editor.partsOf(number), part) !== (saved && joined(editor.partsOf(number, shownText(saved)), part))
  })
}
