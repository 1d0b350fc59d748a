import type { Analysis, JudgedSentence, RequirementPhase } from '../analysis.ts'

/** Between these a probability is none to rely on; so wide that one sentence in five lies between them. */
const UNSURE = { from: 0.17, to: 0.83 }

/** Whether a person should look at a sentence that asks something with this probability. */
export function isUnsure(probability: number): boolean {
  return probability > UNSURE.from && probability < UNSURE.to
}

/** Whether a sentence rather asks than not; where nobody can be sure it counts among the requirements. */
export function leansToYes(probability: number): boolean {
  return probability > 0.5
}

/** Whether a sentence counts among the requirements: by its verdict, and where that is unsure by where it leans. */
export function isAsked({ verdict, probability }: Pick<JudgedSentence, 'verdict' | 'probability'>): boolean {
  return verdict === 'unsure' ? leansToYes(probability) : verdict === 'requirement'
}

/** What the reader says of a sentence that asks something with this probability. */
export function verdictOf(probability: number): JudgedSentence['verdict'] {
  if (isUnsure(probability)) return 'unsure'
  return leansToYes(probability) ? 'requirement' : 'none'
}

/** The sentences that the reader was not sure of, answered or not. */
export function unsureSentences({ sentences }: Pick<Analysis, 'sentences'>): JudgedSentence[] {
  return sentences.filter(({ probability }) => isUnsure(probability))
}

/** The sentences that the reader was not sure of and nobody has answered. */
export function notLookedAt({ sentences }: Pick<Analysis, 'sentences'>): JudgedSentence[] {
  return sentences.filter(({ verdict, set_by }) => verdict === 'unsure' && set_by === 'reader')
}

/** The phase of the requirement that a sentence of this period makes; what comes after Phase II is no more of Phase I than what Phase II asks. */
export const PHASES_OF_PERIODS: Readonly<Record<JudgedSentence['period'], RequirementPhase>> = {
  any: 'any',
  base: 'I',
  option: 'option',
  II: 'II',
  after: 'II',
}
