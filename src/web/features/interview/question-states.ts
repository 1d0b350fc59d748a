import { questionName } from '../../../domain/interview.ts'
import { isAnswered, isNotKnown } from '../../../domain/open-answer.ts'
import type { InterviewDraft } from './interview-draft.ts'

/** How far a question is. */
export type QuestionState = 'answered' | 'open' | 'not-known'

/** The states in words. */
export const STATE_WORDS: Readonly<Record<QuestionState, string>> = {
  answered: 'answered',
  open: 'open',
  'not-known': 'not known yet',
}

/** How far a question is with its answer. */
export function questionState(answer = ''): QuestionState {
  if (isNotKnown(answer)) return 'not-known'
  return isAnswered(answer) ? 'answered' : 'open'
}

/** A question as a list of them shows it: its number, what it is about in a few words, and how far it is. */
export type Outlined = { slot: string; number: number; name: string; state: QuestionState }

/** All questions of an interview, in order. */
export function outlineOf({ questions, answers }: Pick<InterviewDraft, 'questions' | 'answers'>): Outlined[] {
  return questions.map((question, at) => ({
    slot: question.slot,
    number: at + 1,
    name: questionName(question),
    state: questionState(answers[question.slot]),
  }))
}
