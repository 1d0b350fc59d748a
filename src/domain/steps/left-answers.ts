import { raised } from '../../language/characters.ts'
import { inSentence } from '../../language/in-sentence.ts'
import { answerByForms, OPEN } from '../answer-fields/answer-rows.ts'
import { fieldsFilled } from '../answer-fields/filled-fields.ts'
import { type AnswerForm, fieldsAsked, formsOf, hasOneRow, oneRow } from '../answer-fields/forms.ts'
import type { Answer } from '../interview.ts'
import { isNotKnown } from '../open-answer.ts'
import { openSentences } from '../open-sentences.ts'
import { shortQuote } from '../quality/rule.ts'
import type { Row } from '../work-breakdown/rows.ts'
import type { One } from './left-objections.ts'

/**
 * What somebody has said in the interview that they do not know yet: whole answers, and the rest of rows as far as the rows of the work breakdown do not
 * have it by now.
 */
export function answersLeft(answers: readonly Answer[], rows: readonly Row[] = []): One[] {
  return answers.flatMap((one) => [...(isNotKnown(one.answer) ? [left(one, one.question)] : []), ...rowsLeft(one, rows), ...unsettled(one)])
}

/** The open rows of an answer, once for all of them. Where only the step of a test is named nobody has told a test; whether one is wanted the rows say. */
function rowsLeft(answer: Answer, known: readonly Row[]): One[] {
  const forms = formsOf(answer)
  const { rows } = answerByForms(answer.answer, forms)
  const open = forms.flatMap((form, at) =>
    (rows[at] ?? [])
      .filter((row) => row[OPEN.cell] && !(form.needed && Object.keys(row).length <= BARE))
      .flatMap((row) => {
        const filled = fieldsFilled(row, form, known)
        const empty = fieldsAsked(form, row).filter(({ cell, isOptional }) => !isOptional && !row[cell] && !filled.has(cell))
        if (empty.length === 0 && filled.size > 0) return []
        // all fields are told, and something is still open
        const what = empty.map(({ label }) => inSentence(label)).join(', ') || 'the rest'
        return [`${nameOf(row, form)}: ${what}`]
      }),
  )
  return open.length > 0 ? [{ ...left(answer, open.join('; ')), severity: 'warning' }] : []
}

/** The cells of a row that names what it is about, and says that the rest is open. */
const BARE = 2

/** What an answer leaves to be settled in words of its own: the plan is silent of it. */
function unsettled(answer: Answer): One[] {
  return openSentences(answer.answer).map((sentence) => ({
    ...left(answer, shortQuote(sentence)),
    severity: 'warning',
    mends: 'The plan leaves this sentence out. Answer it in the interview once you know.',
  }))
}

function nameOf(row: Readonly<Record<string, string>>, form: AnswerForm): string {
  const about = row[form.fields[0].cell]
  return about ? `“${about}”` : raised(hasOneRow(form) ? form.row : oneRow(form))
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
