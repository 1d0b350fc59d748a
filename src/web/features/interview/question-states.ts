import { type Question, questionName } from '../../../domain/interview.ts'
import { isAnswered, isNotKnown } from '../../../domain/open-answer.ts'
import { detailsCounted } from '../../../domain/steps/distinct-details.ts'
import type { InterviewDraft } from './interview-draft.ts'

/** How far a question is. Begun has some of the details that it asks for; open has nothing. */
export type QuestionState = 'answered' | 'begun' | 'open' | 'not-known'

/** The states in words. */
export const STATE_WORDS: Readonly<Record<QuestionState, string>> = {
  answered: 'answered',
  begun: 'begun',
  open: 'open',
  'not-known': 'not known yet',
}

/** How far a question is with its answer. */
export function questionState({ min_items = 1 }: Question, answer = ''): QuestionState {
  if (isNotKnown(answer)) return 'not-known'
  if (!isAnswered(answer)) return 'open'
  return min_items === 1 || detailsCounted(min_items, answer).isEnough ? 'answered' : 'begun'
}

/** A question as a list of them shows it: its number, what it is about in a few words, and how far it is. */
export type Outlined = { slot: string; number: number; name: string; state: QuestionState }

/** All questions of an interview, in order. */
export function outlineOf({ questions, answers }: Pick<InterviewDraft, 'questions' | 'answers'>): Outlined[] {
  return questions.map((question, at) => ({
    slot: question.slot,
    number: at + 1,
    name: questionName(question),
    state: questionState(question, answers[question.slot]),
  }))
}
