import { designationsIn, saysDesignation } from '../grounding/designation.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { dutiesOf, seenOfDuties } from './asked-pieces.ts'
import { likelySteps, SPOKEN } from './matched-requirements.ts'
import type { WorkStep } from './work-breakdown.ts'

/**
 * What of requirements nothing says, by their ids: what they call by their designation, and of several things or deeds those that no step is likely to answer,
 * as was learned of steps that readers judged.
 */
export function unsaidOf(
  requirements: readonly Requirement[],
  told: { steps: readonly WorkStep[]; texts: readonly string[] },
): ReadonlyMap<string, string[]> {
  const says = saysDesignation(told.texts)
  const duties = requirements.map(dutiesOf).map((some) => (some.length > 1 ? some : []))
  const likeliest = seenOfDuties(duties, (all) => likelySteps(all, told.steps))
  return new Map(
    requirements.flatMap((one, nth): [string, string[]][] => {
      const each = duties[nth] ?? []
      const open = each.filter((_, to) => (likeliest[nth]?.[to]?.[0]?.likely ?? 0) < SPOKEN).map(({ text }) => text)
      const unnamed = designationsIn(one).filter((name) => !says(name) && !open.some((duty) => duty.includes(name)))
      return unnamed.length + open.length > 0 ? [[one.id, [...unnamed, ...open]]] : []
    }),
  )
}
