import type { Answer } from '../interview.ts'
import { toldWords } from '../open-answer.ts'
import { answerByForms } from './answer-rows.ts'
import { formsOf } from './forms.ts'

/** The day on which answers assume the award in its field, as it was typed; undefined where none tells it. */
export function startTold(answers: readonly Pick<Answer, 'answer' | 'subject' | 'also'>[]): string | undefined {
  return answers.flatMap((one) => answerByForms(toldWords(one.answer), formsOf(one)).rows.flat()).find(({ start }) => start)?.start
}
