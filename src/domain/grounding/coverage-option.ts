import type { StoredMilestone } from '../milestone.ts'
import type { Coverage, CoveredPlace } from '../quality/review.ts'

/** What milestones of the option answer stands in the text of the last of the plan's, which tells them. */
export function inTexts(covered: readonly Coverage[], milestones: readonly StoredMilestone[]): Coverage[] {
  const last = Math.max(0, ...milestones.map(({ milestone_number }) => milestone_number))
  const inText = <Place extends CoveredPlace>(place: Place): Place =>
    place.milestone_number > last ? { ...place, milestone_number: last, part: 'text' } : place
  return covered.map((one) => ({
    ...one,
    covered_by: [...new Set(one.covered_by.map((number) => Math.min(number, last)))],
    places: one.places.map(inText),
    changed: one.changed.map(inText),
    ...(one.unsure && { unsure: one.unsure.map(inText) }),
  }))
}
