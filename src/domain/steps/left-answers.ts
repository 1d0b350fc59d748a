import { answerByForms, OPEN } from '../answer-fields/answer-rows.ts'
import { type AnswerForm, fieldsAsked, formsOf } from '../answer-fields/forms.ts'
import type { Answer } from '../interview.ts'
import { isNotKnown, openSentences } from '../open-answer.ts'
import { shortQuote } from '../quality/rule.ts'
import type { One } from './left-objections.ts'

/** What somebody has said in the interview that they do not know yet: whole answers, and the rest of rows. */
export function answersLeft(answers: readonly Answer[]): One[] {
  return answers.flatMap((one) => [...(isNotKnown(one.answer) ? [left(one, one.question)] : []), ...rowsLeft(one), ...unsettled(one)])
}

function rowsLeft(answer: Answer): One[] {
  const forms = formsOf(answer)
  const { rows } = answerByForms(answer.answer, forms)
  return forms.flatMap((form, at) =>
    (rows[at] ?? []).filter((row) => row[OPEN.cell]).map((row) => left(answer, `${nameOf(row, form)}: ${emptyFields(row, form)}`)),
  )
}

/** What an answer leaves to be settled in words of its own: the plan is silent of it. */
function unsettled(answer: Answer): One[] {
  return openSentences(answer.answer).map((sentence) => ({
    ...left(answer, shortQuote(sentence)),
    severity: 'warning',
    mends: 'The plan leaves this sentence out. Answer it in the interview once you know, or take the sentence away there.',
  }))
}

function nameOf(row: Readonly<Record<string, string>>, { fields, row: kind }: AnswerForm): string {
  const about = row[fields[0].cell]
  return about ? `“${about}”` : `A ${kind}`
}

/** The names of the fields in which nothing stands; all are told of, and something is still open, where none is empty. */
function emptyFields(row: Readonly<Record<string, string>>, form: AnswerForm): string {
  const empty = fieldsAsked(form, row).flatMap(({ cell, label }) => (row[cell] ? [] : [label.toLowerCase()]))
  return empty.join(', ') || 'the rest'
}

function left({ slot }: Answer, what: string): One {
  return {
    kind: `not known ${slot}`,
    reason: 'blank',
    severity: 'error',
    mends: 'Answer it in the interview once you know, or take the mark away there.',
    place: { message: `Not known yet. ${what}`, question: slot },
  }
}
