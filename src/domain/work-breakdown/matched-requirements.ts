import { type Learned, leaning } from '../../language/learned/logistic.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { isOfOption } from '../solicitation/requirement/of-option.ts'
import LEARNED from './matching.json' with { type: 'json' }
import { matchingFeatures, SAYS_MOST, WORD_FOR_WORD } from './matching-features.ts'
import { scheduledIds } from './set-months.ts'
import type { WorkStep } from './work-breakdown.ts'

/**
 * How likely a step has to answer a requirement to be put beside it, where it also says most of its words: three of four that are said are right then
 * (`npm run evals train-matching`), and what nothing names is left open, since a requirement beside the wrong step is worse than one in the tray.
 */
export const SURE = 0.7

/** A step, how likely it answers a requirement, and whether it says more of its words than the other steps. */
export type LikelyStep = { step: WorkStep; likely: number; isNamed: boolean }

/** For each requirement the steps, the one first that most likely answers it, as was learned of steps that readers judged; one that says it word for word does. */
export function likelySteps(requirements: readonly Requirement[], steps: readonly WorkStep[], learned: Learned = LEARNED): LikelyStep[][] {
  return matchingFeatures(requirements, steps).map((some) =>
    some
      .flatMap((features, at) => {
        const step = steps[at]
        if (!step) return []
        const isNamed = features.some((one) => one.startsWith(SAYS_MOST))
        return [{ step, isNamed, likely: features.includes(WORD_FOR_WORD) ? 1 : 1 / (1 + Math.exp(-leaning(features, learned, 'yes'))) }]
      })
      .sort((one, other) => other.likely - one.likely),
  )
}

/** The steps with the requirements that they most likely answer, beside those that they name already, of the option only what is asked of it: offered to the person, who knows better. */
export function withMatchedRequirements(requirements: readonly Requirement[], steps: readonly WorkStep[]): WorkStep[] {
  const named = new Set([...scheduledIds(requirements), ...steps.flatMap(({ requirement_ids }) => requirement_ids)])
  const likeliest = likelySteps(requirements, steps)
  const matched = requirements.flatMap(({ id, text }, at) => {
    const [best, ...others] = likeliest[at]?.filter(({ step }) => (step.part === 'option') === isOfOption({ text })) ?? []
    const isOnly = others.length === 0 && best?.step.part === 'option'
    return best && ((best.likely > SURE && best.isNamed) || isOnly) && !named.has(id) ? [{ id, step: best.step.id }] : []
  })
  return steps.map((step) => ({
    ...step,
    requirement_ids: [...step.requirement_ids, ...matched.filter((one) => one.step === step.id).map(({ id }) => id)],
  }))
}
