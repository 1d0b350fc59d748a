import { printedByForms } from '../../../domain/answer-fields/answer-rows.ts'
import { formsOf } from '../../../domain/answer-fields/forms.ts'
import { startTold } from '../../../domain/answer-fields/start-told.ts'
import { type AnswerOffer, isStepSlot } from '../../../domain/interview.ts'
import { calendarMonth, dayTold } from '../../../language/calendar-day.ts'
import { formOf } from '../../../language/clause.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import type { PlanFacts } from '../../drafter.ts'

const STEPS = { subject: 'steps' } as const

/**
 * The day on which the work begins, where an answer tells it in a sentence with its year, "We start Monday 2 November 2026": offered for the field of the
 * award that is assumed, as long as none tells that.
 */
export function startOffer({ answers }: Pick<PlanFacts, 'answers'>): AnswerOffer[] {
  const told = answers.filter(({ slot }) => !isStepSlot(slot))
  if (startTold(told)) return []
  const [first] = told.flatMap(({ slot, answer }) =>
    sentencesOfLines(answer).flatMap((sentence) => {
      const start = tellsBeginning(sentence) && calendarMonth(sentence)?.year ? dayTold(sentence) : undefined
      return start ? [{ slot, start }] : []
    }),
  )
  if (!first) return []
  const forms = formsOf(STEPS)
  const rows = forms.map(({ kind }) => (kind === 'plan' ? [{ start: first.start }] : []))
  return [{ ...STEPS, words: printedByForms({ free: '', rows }, forms), from: 'answer', slot: first.slot }]
}

const BEGINNING: ReadonlySet<string> = new Set(['start', 'begin', 'commence'])

/** Whether something begins by a sentence: what "started" is over. */
function tellsBeginning(sentence: string): boolean {
  return wordsOf(sentence).some((word) => BEGINNING.has(word.lemma) && ['bare', 's', 'ing'].includes(formOf(word)))
}
