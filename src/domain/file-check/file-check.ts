import { coverer } from '../grounding/coverage.ts'
import { withConfirmed } from '../grounding/coverage-confirmed.ts'
import { squeezed } from '../grounding/coverage-part.ts'
import type { StoredMilestone } from '../milestone.ts'
import { countedStrength } from '../quality/coverage-words.ts'
import type { Coverage } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import type { ConfirmedStep } from '../work-breakdown/confirmed-steps.ts'
import type { CheckedRequirement, FileCheck } from './checked-file.ts'
import { placedParts } from './placed-parts.ts'
import { type PlanParts, type ReadPage, type ReadPart, readParts } from './read-parts.ts'

/** Reads a file's text as somebody does who has nothing else, and holds it against the requirements and the plan. `confirmed` is which task was put on which requirement. */
export function fileCheck(
  pages: readonly ReadPage[],
  plan: PlanParts,
  requirements: readonly Requirement[],
  confirmed: readonly ConfirmedStep[] = [],
): Omit<FileCheck, 'file_name'> {
  const read = readParts(pages, plan)
  const cover = coverer(requirements)
  const answersIn = (milestones: StoredMilestone[]) =>
    new Map(withConfirmed(cover(milestones), requirements, milestones, confirmed).map((one) => [one.requirement_id, one]))
  const inPlan = answersIn(plan.milestones)
  const inFile = answersIn(read.map((part) => milestoneOf(part, plan)))
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
        places: answer && strength !== 'none' ? placesOf(answer, read) : [],
      }
    }),
    parts: placedParts(pages, plan),
  }
}

/** A part of a file as a milestone: what it was drafted for is known from the plan. */
function milestoneOf({ milestone_number, lines }: ReadPart, { milestones }: PlanParts): StoredMilestone {
  const requirement_ids = milestones.find((one) => one.milestone_number === milestone_number)?.requirement_ids
  return {
    milestone_number: milestone_number ?? NO_MILESTONE,
    step_type: 'development',
    initial_text: null,
    refined_text: lines.map(({ text }) => text).join('\n'),
    deliverables: [],
    acceptance_criteria: [],
    ...(requirement_ids && { requirement_ids }),
  }
}

/** What stands before the first milestone is told under this number, which no milestone has. */
const NO_MILESTONE = 0

function placesOf({ places }: Coverage, read: readonly ReadPart[]): CheckedRequirement['places'] {
  return places.map(({ milestone_number, quote }) => {
    const part = read.find((one) => (one.milestone_number ?? NO_MILESTONE) === milestone_number)
    const line = part?.lines.find(({ text }) => squeezed(text).includes(squeezed(quote)))
    return { page: line?.page ?? 1, milestone_number: part?.milestone_number ?? null, words: quote }
  })
}
