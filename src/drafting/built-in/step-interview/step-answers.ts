import type { Answer } from '../../../domain/interview.ts'

/** What the slots of a step's interview begin with: "S3-". */
export function slotPrefix(milestone_number: number): string {
  return `S${milestone_number}-`
}

/** The answers that were given in the interview of one step; what was left blank is none. */
export function stepAnswers(answers: readonly Answer[], milestone_number: number): Answer[] {
  const prefix = slotPrefix(milestone_number)
  return answers.filter(({ slot, answer }) => slot.startsWith(prefix) && answer.trim() !== '')
}

/** The highest number of a question ("Q") or follow-up ("F") that was answered before, so that no slot is given twice. */
export function lastSlot(answers: readonly Answer[], milestone_number: number, kind: 'Q' | 'F'): number {
  const start = `${slotPrefix(milestone_number)}${kind}`
  return Math.max(0, ...answers.filter(({ slot }) => slot.startsWith(start)).map(({ slot }) => Number(slot.slice(start.length)) || 0))
}
