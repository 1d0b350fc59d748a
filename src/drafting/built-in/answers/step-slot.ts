import type { AnswerFact } from './answer-facts.ts'

/** The milestone in whose step's interview an answer was given ("S3-Q2"); null for an answer of the global interview. */
export function stepOfSlot(slot: string): number | null {
  const number = /^S(\d+)-/.exec(slot)?.[1]
  return number === undefined ? null : Number(number)
}

/** What was said in the interview of one milestone's step: it was asked about that milestone and belongs to no other. */
export function factsOfStep(facts: readonly AnswerFact[], milestone_number: number): AnswerFact[] {
  return facts.filter(({ slot }) => stepOfSlot(slot) === milestone_number)
}
