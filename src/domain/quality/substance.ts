import { measuresIn } from '../../language/quantity/measure.ts'
import { withoutPlanNumbers } from '../grounding/plan-number.ts'
import LEARNED from './levels.json' with { type: 'json' }
import { saysItsOwn, shareTold } from './own-words.ts'
import { partsOf, type ReviewedPlan } from './rule.ts'

/**
 * How much a plan says, whatever its form: figures a milestone (as a logarithm: ten more tell less where there are fifty), the share of its words that the
 * company told, and the share of milestones that tell of work that is the company's own.
 */
export type Substance = { figures: number; told: number; own: number }

/** Source: of what was tried, these tell the levels that readers give plans of strangers (`npm run evals review`). */
export function substanceOf(plan: ReviewedPlan): Substance {
  const { milestones } = plan
  const figures = milestones.reduce((sum, one) => sum + measuresIn(withoutPlanNumbers(partsOf(one).join('\n'))).length, 0)
  return {
    figures: Math.log(1 + figures / Math.max(1, milestones.length)),
    told: shareTold(plan),
    own: milestones.length === 0 ? 0 : milestones.filter(saysItsOwn(plan)).length / milestones.length,
  }
}

/** The weights of the substance, as `npm run evals train-levels` learned them of plans that readers marked, and what each section is given beside it. */
export type LearnedLevels = { constant: number; weights: Substance; sections: Readonly<Record<string, number>> }

/** Where a section of a plan of such substance stands among the levels: 0 is unsatisfactory, 3 superior. */
export function placeOf(section: string, substance: Substance, { constant, weights, sections }: LearnedLevels = LEARNED): number {
  const { figures, told, own } = weights
  const said = figures * substance.figures + told * substance.told + own * substance.own
  return constant + said + (sections[section] ?? 0)
}
