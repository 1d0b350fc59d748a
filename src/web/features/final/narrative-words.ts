import { listed } from '../../../domain/quality/quoted.ts'
import type { ToldNarratives } from '../../../domain/steps/told-narratives.ts'

/** What the choice is called: "Include the narratives of finalized steps (7 of 9)". */
export function choiceLabel({ told, left_out }: ToldNarratives): string {
  return `Include the narratives of finalized steps (${told.length} of ${told.length + left_out.length})`
}

/** Which steps tell nothing, in a sentence; empty where all do. */
export function leftOutSentence({ left_out }: Pick<ToldNarratives, 'left_out'>): string {
  if (left_out.length === 0) return ''
  if (left_out.length === 1) return `Milestone ${left_out[0]} is not finalized and is left out.`
  return `Milestones ${listed(left_out.map(String))} are not finalized and are left out.`
}
