import { shownText } from '../../../domain/milestone.ts'
import { joined, OWN, WHOLE } from '../../../domain/text-parts.ts'
import type { AutosavedPlan } from './autosaved-plan.ts'
import type { PlanState } from './plan-state.ts'

/** The cards beside those of the milestones, in the order of the plan, each with the milestones in whose texts it is kept. */
export type KeptParts = ReadonlyMap<string, readonly number[]>

export function keptParts(editor: AutosavedPlan, numbers: readonly number[]): KeptParts {
  const keeps = new Map<string, number[]>()
  for (const number of numbers) {
    for (const part of new Set(editor.partsOf(number).map((one) => one.part))) {
      if (part !== OWN) keeps.set(part, [...(keeps.get(part) ?? []), number])
    }
  }
  return keeps
}

/** What of these is of the option: what is said of all of it, then its milestones. */
export function optionCards(keeps: KeptParts): string[] {
  const [all, milestones] = [[] as string[], [] as string[]]
  for (const part of keeps.keys()) if (part !== WHOLE) (Number(part) ? milestones : all).push(part)
  return [...all, ...milestones]
}

/** Whether something was typed on a card that is not saved. */
export function isUnsaved(editor: AutosavedPlan, { plan, edits }: PlanState, card: string, kept?: readonly number[]): boolean {
  if (!kept) return edits[card] !== undefined
  return plan.milestones.some((one) => {
    const number = one.milestone_number
    const isTyped = kept.includes(number) && edits[number]?.text !== undefined
    return isTyped && joined(editor.partsOf(number), card) !== joined(editor.partsOf(number, shownText(one)), card)
  })
}
