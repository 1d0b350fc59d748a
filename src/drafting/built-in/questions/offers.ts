import { printedAnswer } from '../../../domain/answer-fields/answer-rows.ts'
import { ANSWER_FORMS } from '../../../domain/answer-fields/forms.ts'
import type { AnswerOffer, Subject } from '../../../domain/interview.ts'
import type { CellOrigin, Row } from '../../../domain/work-breakdown/rows.ts'
import type { PlanFacts } from '../../drafter.ts'
import { type CompanyPerson, companyTold, type Told } from '../filling/company-told.ts'
import { rowsTold } from '../filling/rows-told.ts'

/** The most people and the most tools that are offered from one company's profile. */
const MOST_OFFERED = 5

/**
 * What the company's profile and documents, and what earlier answers say that a later question asks for: offered beside it, in the words of its fields where
 * it has some, and never put in by itself.
 */
export function answerOffers({ company, answers }: Pick<PlanFacts, 'company' | 'answers'>): AnswerOffer[] {
  return [...(company ? companyOffers(companyTold(company)) : []), ...rowsTold({ answers }).rows.flatMap((row) => rowOffers(row, answers))]
}

function companyOffers({ people, facility, tools, existing }: ReturnType<typeof companyTold>): AnswerOffer[] {
  return [
    ...people.slice(0, MOST_OFFERED).map(personOffer),
    ...(facility ? [wordsOffer('place', facility)] : []),
    ...tools.slice(0, MOST_OFFERED).map((tool) => wordsOffer('method', tool)),
    ...(existing ? [wordsOffer('existing', existing)] : []),
  ]
}

function personOffer({ cells }: CompanyPerson): AnswerOffer {
  const row = Object.fromEntries(Object.entries(cells).map(([cell, { value }]) => [cell, value]))
  return { subject: 'people', words: inFields('people', row), ...sourceOf(cells.name.origin) }
}

function wordsOffer(subject: Subject, { value, origin }: Told): AnswerOffer {
  return { subject, words: value, ...sourceOf(origin) }
}

/** Who is named in an answer, and where a step is done, for the questions on people and on places. */
function rowOffers({ kind, cells }: Row, answers: PlanFacts['answers']): AnswerOffer[] {
  const subject = kind === 'person' ? 'people' : kind === 'step' && cells.place ? 'place' : null
  const about = kind === 'person' ? cells.name : kind === 'step' ? cells.place : undefined
  if (!subject || about?.origin.from !== 'answer') return []
  const { slot } = about.origin
  const asked = answers.find((one) => one.slot === slot)
  if (asked?.subject === subject || asked?.also === subject) return []
  const words = Object.fromEntries(
    Object.entries(cells).flatMap(([cell, told]) => (typeof told?.value === 'string' ? [[cell, told.value]] : [])),
  )
  return [{ subject, words: inFields(subject, words), from: 'answer', slot }]
}

/** A row in the fields of the question on that subject. */
function inFields(subject: Subject, row: Readonly<Record<string, string>>): string {
  const form = ANSWER_FORMS[subject]
  return form ? printedAnswer({ free: '', rows: [row] }, form) : Object.values(row).join(', ')
}

function sourceOf(origin: Extract<CellOrigin, { from: 'profile' }>): Pick<AnswerOffer, 'from' | 'file_name' | 'page'> {
  const { file_name, page } = origin
  return file_name === undefined ? { from: 'profile' } : { from: 'document', file_name, page }
}
