import { THOUGHTS } from './thoughts.ts'

/** The thread in which things are worked out: it takes one after another, by name. */
export const { plainAnswers, composed, drafted, stepJudged, planReviewed, fileChecked } = THOUGHTS
