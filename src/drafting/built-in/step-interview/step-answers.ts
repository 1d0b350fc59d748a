import type { Answer } from '../../../domain/interview.ts'
import type { StepMatter } from '../../../domain/steps/step-matter.ts'
import { newIn } from '../../../language/nothing-new.ts'

/** What the slots of a step's interview begin with: "S3-". */
export function slotPrefix(milestone_number: number): string {
  return `S${milestone_number}-`
}

/** The answers that were given in the interview of one step; what was left blank is none. */
export function stepAnswers(answers: readonly Answer[], milestone_number: number): Answer[] {
  const prefix = slotPrefix(milestone_number)
  return answers.filter(({ slot, answer }) => slot.startsWith(prefix) && answer.trim() !== '')
}

/** Whether a matter was asked about and answered. */
export function isAnswered(matter: StepMatter, answers: readonly Answer[]): boolean {
  return answers.some((one) => one.matter === matter)
}

/** The highest number of a question ("Q") or follow-up ("F") that was answered before, so that no slot is given twice. */
export function lastSlot(answers: readonly Answer[], milestone_number: number, kind: 'Q' | 'F'): number {
  const start = `${slotPrefix(milestone_number)}${kind}`
  return Math.max(0, ...answers.filter(({ slot }) => slot.startsWith(start)).map(({ slot }) => Number(slot.slice(start.length)) || 0))
}

/** Matters on which "none" is the answer itself: no foreign national works on it, nothing is needed from the Government. */
const DENIED: ReadonlySet<StepMatter | undefined> = new Set<StepMatter>(['terms', 'government'])

/**
 * What an answer says that is not told already, as it was typed; '' where it only says that there is nothing to add, as "nobody besides Ana Ruiz" does
 * where one of the `lines` of the milestone names her. It counts as answered all the same.
 */
export function newOf({ question, answer, matter, label = '' }: Answer, lines: readonly string[] = []): string {
  const about = `${question} ${label}`
  return lines.reduce((left, line) => newIn(left, `${about} ${line}`, DENIED.has(matter)), newIn(answer, about, DENIED.has(matter)))
}
