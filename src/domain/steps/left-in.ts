import { isToMend, type ThingLeft } from './thing-left.ts'

/** The things of one milestone, or of another card of the plan: each place to mend by itself, as the report of its step counts, all else with its places there. */
export function leftIn(things: readonly ThingLeft[], card: number | string): ThingLeft[] {
  return things.flatMap((one) => {
    const places = one.places.filter((place) => `${place.card ?? place.milestone_number}` === `${card}`)
    if (isToMend(one)) return places.map((place) => ({ ...one, places: [place] }))
    return places.length > 0 ? [{ ...one, places }] : []
  })
}

/** How many milestones have nothing to mend. */
export function readyMilestones(numbers: readonly number[], things: readonly ThingLeft[]): number {
  return numbers.filter((number) => !leftIn(things, number).some(isToMend)).length
}

/**
 * In how many milestones the product finds nothing to mend, in the words of every screen (spec §2): "3 of 5 milestones with nothing to mend", and before
 * ready ones what is to mend of the plan as a whole, as requirements that nothing answers are: nobody reads of ready milestones first where the plan is not. More than that it does not know. Criteria that are still to come nobody has to mend,
 * since Work Plan Complete drafts them: that is said beside it.
 */
export function readyWords(numbers: readonly number[], things: readonly ThingLeft[], hasCriteria: boolean): string {
  const isBeside = (one: ThingLeft) => isToMend(one) && one.places.every(({ milestone_number }) => !numbers.includes(milestone_number ?? 0))
  const ready = readyMilestones(numbers, things)
  const beside = ready > 0 ? things.filter(isBeside).length : 0
  return [
    ...(beside > 0 ? [`${beside} to mend in the plan as a whole`] : []),
    `${ready} of ${numbers.length} milestones with nothing to mend${beside > 0 ? ' beside that' : ''}`,
    ...(hasCriteria ? [] : ['criteria not drafted yet']),
  ].join(', ')
}
