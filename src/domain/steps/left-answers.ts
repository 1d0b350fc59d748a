import type { Answer } from '../interview.ts'
import { isNotKnown } from '../open-answer.ts'
import { openSentences } from '../open-sentences.ts'
import { shortQuote } from '../quality/rule.ts'
import type { One } from './left-objections.ts'

/** What somebody has said in the interview that they do not know yet; which cells of a row are empty the work breakdown tells. */
export function answersLeft(answers: readonly Answer[]): One[] {
  return answers.flatMap((one) => [...(isNotKnown(one.answer) ? [left(one, one.question)] : []), ...unsettled(one)])
}

/** What an answer leaves to be settled in words of its own: no milestone rests on it. */
function unsettled(answer: Answer): One[] {
  return openSentences(answer).map((sentence) => ({
    ...left(answer, shortQuote(sentence)),
    severity: 'warning',
    mends: 'No milestone rests on it, and the document lists it among its open points. Answer it in the interview once you know.',
  }))
}

function left({ slot }: Answer, what: string): One {
  return {
    kind: 'not known',
    reason: 'blank',
    severity: 'error',
    mends: 'Answer it in the interview once you know.',
    place: { message: `Not known yet. ${what}`, question: slot },
  }
}
