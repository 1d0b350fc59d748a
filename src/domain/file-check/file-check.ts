import { coverer } from '../grounding/coverage.ts'
import { withConfirmed } from '../grounding/coverage-confirmed.ts'
import { squeezed } from '../grounding/coverage-part.ts'
import type { StoredMilestone } from '../milestone.ts'
import { countedStrength } from '../quality/coverage-words.ts'
import type { Coverage } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import type { ConfirmedStep } from '../work-breakdown/confirmed-steps.ts'
import type { CheckedRequirement, FileCheck } from './checked-file.ts'
import { foundIn, NO_MILESTONE } from './found-milestones.ts'
import { placedParts } from './placed-parts.ts'
import { type PlanParts, type ReadPage, readParts } from './read-parts.ts'

/** Reads a file's text as somebody does who has nothing else, and holds it against the requirements and the plan. `confirmed` is which task was put on which requirement. */
export function fileCheck(
  pages: readonly ReadPage[],
  plan: PlanParts,
  requirements: readonly Requirement[],
  confirmed: readonly ConfirmedStep[] = [],
): Omit<FileCheck, 'file_name'> {
  const read = readParts(pages, plan)
  const found = foundIn(read, plan)
  const cover = coverer(requirements)
  const answersIn = (milestones: StoredMilestone[]) =>
    new Map(withConfirmed(cover(milestones), requirements, milestones, confirmed).map((one) => [one.requirement_id, one]))
  const inPlan = answersIn(plan.milestones)
  const inFile = answersIn(found)
  return {
    pages: pages.length,
    requirements: requirements.map(({ id, quote }) => {
      const answer = inFile.get(id)
      const planned = inPlan.get(id)
      const strength = answer ? countedStrength(answer) : 'none'
      return {
        requirement_id: id,
        quote,
        strength,
        in_plan: planned ? countedStrength(planned) : 'none',
        places: answer && strength !== 'none' ? placesOf(answer, pages) : [],
      }
    }),
    parts: placedParts(pages, plan),
  }
}

function placesOf({ places }: Coverage, pages: readonly ReadPage[]): CheckedRequirement['places'] {
  return places.map(({ milestone_number, quote }) => ({
    page: pages.find(({ text }) => squeezed(text).includes(squeezed(quote)))?.page ?? 1,
    milestone_number: milestone_number === NO_MILESTONE ? null : milestone_number,
    words: quote,
  }))
}
