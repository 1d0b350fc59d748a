import { api } from '../../../contract/api.ts'
import { reasonOr } from '../../../contract/client.ts'
import type { Question } from '../../../domain/interview.ts'
import { fail, type Result } from '../../../domain/result.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { Call } from '../../app/call.ts'
import { outcome } from '../../app/outcome.ts'
import type { DraftWatch } from '../../drafting/use-drafting.ts'

/** What is said while the questions are made. */
export const ADAPTIVE_TITLE = 'Generating personalized questions from your solicitation and answers.'

/** How long the person is told that the questions take where a language model words them (spec §9). */
export const ADAPTIVE_WAIT = `${ADAPTIVE_TITLE} This takes 30-60 seconds.`

/** Why there are no questions beyond the three fixed ones, as a toast says it (spec §8). */
export type NoQuestions = { title: string; description: string }

/** Asks for the questions that follow from the solicitation and the first three answers (spec §4, §7). */
export async function adaptiveQuestions(
  call: Call,
  topic: CurrentTopic,
  answers: readonly string[],
  drafter?: 'built-in',
  watch?: DraftWatch,
): Promise<Result<Question[], NoQuestions>> {
  if (topic.storeId.trim() === '') {
    return fail({ title: 'Missing topic data', description: 'Cannot generate adaptive questions without topic data.' })
  }
  const [answer_1 = '', answer_2 = '', answer_3 = ''] = answers
  const input = {
    topic_store_id: topic.storeId,
    file_id: topic.fileId || null,
    topic_brief: topic.analysis.topic_brief || null,
    answer_1,
    answer_2,
    answer_3,
    program_type: topic.programType,
    research_institution: topic.programType === 'STTR' ? topic.researchInstitution || null : null,
    drafter,
  }
  const asked = await outcome(call(api.generateAdaptiveQuestions, input, watch))
  if (!asked.ok) return fail({ title: 'Failed to generate questions', description: reasonOr(asked.problem, 'Using default questions') })
  if (asked.value.questions.length > 0) return { ok: true, value: asked.value.questions }
  return fail({
    title: 'No questions returned',
    description: 'No questions were returned for this interview. Adjust the inputs and try again.',
  })
}
