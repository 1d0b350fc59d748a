import { hasDigit } from '../../language/characters.ts'
import { type Learned, leaning } from '../../language/learned/logistic.ts'
import { binds, type Quantity, quantitiesIn } from '../../language/quantity/quantity.ts'
import { stemsIn } from '../../language/stem.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { isOfOption } from '../solicitation/requirement/of-option.ts'
import { figure, plainUnits } from './composed/phrase.ts'
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

/**
 * For each requirement the steps, the one first that most likely answers it, as was learned of steps that readers judged; one that says it word for word does,
 * and one whose pass mark has its limit for the same thing.
 */
export function likelySteps(requirements: readonly Requirement[], steps: readonly WorkStep[], learned: Learned = LEARNED): LikelyStep[][] {
  const marks = steps.map(marksOf)
  const isLimitOf = requirements.map(limitOf)
  return matchingFeatures(requirements, steps).map((some, nth) =>
    some
      .flatMap((features, at) => {
        const [step, isItsLimit] = [steps[at], isLimitOf[nth]]
        if (!step || !isItsLimit) return []
        const isMeasured = marks[at]?.some(isItsLimit) ?? false
        const isNamed = isMeasured || features.some((one) => one.startsWith(SAYS_MOST))
        const isCertain = isMeasured || features.includes(WORD_FOR_WORD)
        return [{ step, isNamed, likely: isCertain ? 1 : 1 / (1 + Math.exp(-leaning(features, learned, 'yes'))) }]
      })
      .sort((one, other) => other.likely - one.likely),
  )
}

/** What a pass mark limits, by the stems of its name, and to what. */
type Mark = { named: readonly string[]; limit: string }

/** The pass marks of a step that are to a limit. */
function marksOf({ proof }: WorkStep): Mark[] {
  return proof.flatMap(({ quantity, ...limit }): Mark[] => {
    const [set] = limit.value === undefined ? [] : quantitiesIn(figure(limit)).filter(binds)
    const named = stemsIn(quantity).filter((root) => root.length > 2 || hasDigit(root))
    return set ? [{ named, limit: plain(set) }] : []
  })
}

/** For each pass mark whether it is to the limit of a requirement, for something that the requirement names: "CO2 error at most 2 mmHg" of "measure CO2 within ±2 mmHg". */
function limitOf({ text, quantities }: Requirement): (mark: Mark) => boolean {
  const limits = quantities.filter(binds).map(plain)
  const asked = new Set(limits.length > 0 ? stemsIn(text) : [])
  const isOfSame = ({ named }: Mark) => named.filter((root) => asked.has(root)).length * 2 >= Math.max(1, named.length)
  return (mark) => limits.includes(mark.limit) && isOfSame(mark)
}

/** "±2", "at most 2" and "less than 2" mmHg bound the same from above. */
function plain({ comparator, value, unit }: Pick<Quantity, 'comparator' | 'value' | 'unit'>): string {
  const side = comparator.startsWith('>') ? 'least' : 'most'
  return `${side} ${Number(value.replace(/[±,]/g, ''))} ${plainUnits(unit).toLowerCase()}`
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
