import { measuresIn } from '../../language/quantity/measure.ts'
import { requirementsAnswered } from '../grounding/coverage-part.ts'
import { withoutPlanNumbers } from '../grounding/plan-number.ts'
import { quoted } from '../work-breakdown/composed/quoted-requirement.ts'
import { applying } from './asked-of-phase.ts'
import LEARNED from './levels.json' with { type: 'json' }
import { saysItsOwn } from './own-words.ts'
import { partsOf, type ReviewContext, type ReviewedPlan } from './rule.ts'

/**
 * How much a plan says, whatever its form: figures a milestone (as a logarithm: ten more tell less where there are fifty), the share of requirements that some
 * work likely answers, and the share of milestones that tell of work that is the company's own.
 */
export type Substance = { figures: number; answered: number; own: number }

/** What a substance consists of. */
export const MEASURES_OF_SUBSTANCE = ['figures', 'answered', 'own'] as const satisfies readonly (keyof Substance)[]

/** Source: of what was tried, these tell the levels that readers give plans of strangers (`npm run evals review`). */
export function substanceOf(plan: ReviewedPlan, { coverage, likely }: ReviewContext): Substance {
  const { milestones } = plan
  const requirements = applying(plan)
  const asked = new Set(requirements.map(({ id }) => id))
  const own = coverage.filter(({ requirement_id }) => asked.has(requirement_id))
  const answered = own.filter(({ requirement_id, covered_by }) => covered_by.length > 0 || likely.has(requirement_id))
  // what a milestone names by its number stands with its figures in the table of requirements, which a reader has before them too
  const named = new Set(milestones.flatMap((one) => [...requirementsAnswered(one)]))
  const quotes = requirements.filter(({ id }) => named.has(id)).map(quoted)
  const told = [...milestones.flatMap(partsOf), ...quotes]
  const figures = told.reduce((sum, text) => sum + measuresIn(withoutPlanNumbers(text)).length, 0)
  return {
    figures: Math.log(1 + figures / Math.max(1, milestones.length)),
    answered: own.length === 0 ? 1 : answered.length / own.length,
    own: milestones.length === 0 ? 0 : milestones.filter(saysItsOwn(plan)).length / milestones.length,
  }
}

/** The weights of the substance, as `npm run evals train-levels` learned them of plans that readers marked, and what each section is given beside it. */
export type LearnedLevels = { constant: number; weights: Substance; sections: Readonly<Record<string, number>> }

/** Where a section of a plan of such substance stands among the levels: 0 is unsatisfactory, 3 superior. */
export function placeOf(section: string, substance: Substance, { constant, weights, sections }: LearnedLevels = LEARNED): number {
  const told = MEASURES_OF_SUBSTANCE.reduce((sum, name) => sum + weights[name] * substance[name], 0)
  return constant + told + (sections[section] ?? 0)
}
