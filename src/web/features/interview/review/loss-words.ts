import { type Answer, FIXED_QUESTIONS } from '../../../../domain/interview.ts'
import type { Analysis } from '../../../../domain/solicitation/analysis.ts'

/**
 * What becomes of the person's own work on the topic that was read, when another is read in its place; undefined when there is nothing. Answers to
 * the fixed questions are about the company and stay.
 */
export function lossWords(
  { topic, requirements, removed_requirements }: Analysis,
  answers: readonly Pick<Answer, 'slot' | 'answer'>[],
): string | undefined {
  const fixed: readonly string[] = FIXED_QUESTIONS.map(({ slot }) => slot)
  const lost = [
    answers.some(({ slot, answer }) => !fixed.includes(slot) && answer.trim() !== '') &&
      'your answers to the questions made for it are kept apart and no longer used',
    (removed_requirements.length > 0 || requirements.some(({ set_by }) => set_by === 'person')) &&
      'your changes to its requirements are gone',
  ].filter((part) => part !== false)
  if (lost.length === 0) return undefined
  return `When another topic is read in place of ${topic.number ?? 'this one'}, ${lost.join(', and ')}.`
}
