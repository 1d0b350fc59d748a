import type { ToldNarratives } from '../../../domain/steps/told-narratives.ts'
import { listed } from '../../../language/characters.ts'

/** What the choice is called: "Include the narratives of finalized steps (7 of 9)". The rest stands below it. */
export function choiceLabel({ told, left_out }: ToldNarratives): string {
  return `Include the narratives of finalized steps (${told.length} of ${told.length + left_out.length})`
}

/** Which steps tell nothing, in a sentence; empty where all do. */
export function leftOutSentence({ left_out }: Pick<ToldNarratives, 'left_out'>): string {
  if (left_out.length === 0) return ''
  const milestones = left_out.length === 1 ? 'Milestone' : 'Milestones'
  return `A milestone has a narrative once you press Finalize Step in it: not yet ${milestones} ${listed(left_out.map(String))}.`
}
