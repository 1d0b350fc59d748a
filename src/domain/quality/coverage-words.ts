import type { ChangedValue, CoverageStrength, CoveredPlace, PlanPart } from './review.ts'

/** What each strength of an answer is called. */
export const STRENGTH_WORDS: Record<CoverageStrength, string> = {
  none: 'Not answered',
  quoted: 'Only quoted',
  partial: 'Answered in part',
  full: 'Answered',
}

/** What each part of a plan is called where it is named in a sentence. */
export const PART_WORDS: Record<PlanPart, string> = {
  text: 'text',
  deliverable: 'deliverable',
  criterion: 'criterion',
  payment: 'payment',
  scope: 'scope',
}

/** Where in a milestone a place stands, and whose word it is that it answers: "text, put on this step by you". */
export function placeWords({ part, by_person }: Pick<CoveredPlace, 'part' | 'by_person'>): string {
  return by_person ? `${PART_WORDS[part]}, put on this step by you` : PART_WORDS[part]
}

/** A value that changed on the way: 'asked “30 dB”, the plan says “20 dB”'. */
export function changedWords({ asked, told }: Pick<ChangedValue, 'asked' | 'told'>): string {
  return `asked “${asked}”, the plan says “${told}”`
}
