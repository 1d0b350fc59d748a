import type { Answer } from '../../../../domain/interview.ts'
import type { Analysis } from '../../../../domain/solicitation/analysis.ts'

/** What of the person's own goes with the topic that was read, when another is read in its place; undefined when there is nothing. */
export function lossWords(
  { topic, requirements, removed_requirements }: Analysis,
  answers: readonly Pick<Answer, 'answer'>[],
): string | undefined {
  const lost = [
    answers.some(({ answer }) => answer.trim() !== '') && 'your answers in the interview',
    (removed_requirements.length > 0 || requirements.some(({ set_by }) => set_by === 'person')) && 'your changes to its requirements',
  ].filter((part) => part !== false)
  if (lost.length === 0) return undefined
  return `Reading another topic discards ${lost.join(' and ')}: they belong to ${topic.number ?? 'the topic that was read'}.`
}
