import { printedAnswer } from '../../../domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS } from '../../../domain/answer-fields/forms.ts'
import type { AnswerOffer } from '../../../domain/interview.ts'
import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { beginsWithVerb } from '../../../language/action.ts'
import type { PlanFacts } from '../../drafter.ts'
import { decisive } from './decisive.ts'
import { soFar } from './so-far.ts'

/** As many steps as are looked through at a glance. */
const MOST_OFFERED = 6

/** The work that the solicitation asks of this phase and no step does yet, each offered as a step in its own words, with its page. */
export function taskOffers(facts: PlanFacts): AnswerOffer[] {
  const form = ANSWER_FORMS.steps
  const tasks = decisive(soFar(facts)).tasks.filter(({ text }) => beginsWithVerb(text))
  if (!form) return []
  return tasks.slice(0, MOST_OFFERED).map(({ text, page }) => ({
    subject: 'steps',
    words: printedAnswer({ free: '', rows: [{ action: open(text) }] }, form),
    from: 'solicitation',
    page,
  }))
}
