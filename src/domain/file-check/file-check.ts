import { PLAN_LAYOUTS } from '../component/plan-form.ts'
import { coverer } from '../grounding/coverage.ts'
import { askedValues, saysValue } from '../grounding/coverage-asked.ts'
import { squeezed, type ToldPart, toldParts } from '../grounding/coverage-part.ts'
import type { StoredMilestone } from '../milestone.ts'
import { countedStrength } from '../quality/coverage-words.ts'
import type { Coverage, CoverageStrength, CoveredPlace } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import type { ConfirmedStep } from '../work-breakdown/confirmed-steps.ts'
import type { CheckedRequirement, FileCheck } from './checked-file.ts'
import { foundIn, NO_MILESTONE } from './found-milestones.ts'
import { answeringPassage, nearestPassage } from './one-passage.ts'
import { placedParts } from './placed-parts.ts'
import { type PlanParts, type ReadPage, readParts } from './read-parts.ts'

/** Reads a file's text as somebody does who has nothing else, and holds it against the requirements and the plan. `confirmed` is which task was put on which requirement. */
export function fileCheck(
  pages: readonly ReadPage[],
  plan: PlanParts,
  requirements: readonly Requirement[],
  confirmed: readonly ConfirmedStep[] = [],
): Omit<FileCheck, 'file_name'> {
  if (isDigest(pages)) {
    const parts = placedParts(pages, plan).filter(({ kind }) => kind === 'heading')
    return { pages: pages.length, is_digest: true, requirements: [], parts }
  }
  const read = readParts(pages, plan)
  const found = foundIn(read, plan)
  const cover = coverer(requirements, confirmed)
  const answersIn = (milestones: readonly StoredMilestone[]) => {
    const parts = milestones.flatMap(toldParts)
    const covered = cover(milestones)
    return requirements.map((requirement, at) => answerOf(requirement, covered[at], parts))
  }
  const inPlan = answersIn(plan.milestones)
  const inFile = answersIn(found)
  return {
    pages: pages.length,
    is_digest: false,
    requirements: requirements.map(({ id, quote }, at) => ({
      requirement_id: id,
      quote,
      strength: inFile[at]?.strength ?? 'none',
      in_plan: inPlan[at]?.strength ?? 'none',
      places: placesOf(inFile[at]?.places ?? [], pages),
    })),
    parts: placedParts(pages, plan),
  }
}

/** Whether a file is in a form that tells a plan in short: all headings of such a form stand in it as lines of their own. */
function isDigest(pages: readonly ReadPage[]): boolean {
  const lines = new Set(pages.flatMap(({ text }) => text.split(/[\n\t]/).map(squeezed)))
  const digests = Object.values(PLAN_LAYOUTS).filter((layout) => layout.is_digest)
  return digests.some(({ sections }) => sections.every(({ heading }) => lines.has(squeezed(heading))))
}

type Found = { strength: CoverageStrength; places: readonly CoveredPlace[] }

/** What was read of one requirement: found only where one passage can be quoted for it or a person has put its step on it; what comes near is for a look. */
function answerOf(requirement: Requirement, covered: Coverage | undefined, parts: readonly ToldPart[]): Found {
  const strength = covered ? countedStrength(covered) : 'none'
  const places = strength === 'none' ? [] : (covered?.places ?? [])
  const passage = covered?.changed.length === 0 ? answeringPassage(requirement, parts) : undefined
  const byPerson = strength === 'full' ? places.filter(({ by_person }) => by_person) : []
  const proven = passage ? [passage] : byPerson.length > 0 ? [...valuesIn(requirement, covered, parts), ...byPerson] : []
  if (proven.length > 0)
    return { strength: 'full', places: [...proven, ...places.filter(({ quote }) => !proven.some((one) => one.quote === quote))] }
  if (strength === 'quoted') return { strength, places }
  const near = nearestPassage(requirement, parts)
  return near
    ? { strength: 'partial', places: [near, ...places.filter(({ quote }) => quote !== near.quote)] }
    : { strength: places.length > 0 ? 'partial' : 'none', places }
}

/** Where the milestones that answer a requirement say its values, which its task does not: what a reader looks for first. */
function valuesIn(requirement: Requirement, covered: Coverage | undefined, parts: readonly ToldPart[]): CoveredPlace[] {
  const own = parts.filter(({ milestone_number, promises }) => promises && covered?.covered_by.includes(milestone_number))
  const saying = askedValues(requirement).flatMap((value) => own.find((part) => saysValue(value, part)) ?? [])
  return [...new Set(saying)].map(({ milestone_number, part, quote }) => ({ milestone_number, part, quote }))
}

function placesOf(places: readonly CoveredPlace[], pages: readonly ReadPage[]): CheckedRequirement['places'] {
  return places.map(({ milestone_number, quote }) => ({
    page: pages.find(({ text }) => squeezed(text).includes(squeezed(quote)))?.page ?? 1,
    milestone_number: milestone_number === NO_MILESTONE ? null : milestone_number,
    words: quote,
  }))
}
