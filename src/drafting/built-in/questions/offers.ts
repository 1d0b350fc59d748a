import type { AnswerOffer, Subject } from '../../../domain/interview.ts'
import type { Cell, CellOrigin, Row } from '../../../domain/work-breakdown/rows.ts'
import type { PlanFacts } from '../../drafter.ts'
import { isPersonName } from '../filling/company-people.ts'
import { type CompanyPerson, companyTold, type Told } from '../filling/company-told.ts'
import { rowsTold } from '../filling/rows-told.ts'
import { inFields, solicitationOffers } from './solicitation-offers.ts'
import { startOffer } from './start-offer.ts'

/** The most people who are offered from one company's profile. */
const MOST_OFFERED = 5

/** Everything that is offered beside the questions: the topic's own work as steps, and what was said elsewhere. */
export function answerOffers(facts: PlanFacts): AnswerOffer[] {
  return [...solicitationOffers(facts), ...saidOffers(facts)]
}

/**
 * What the company's profile and documents, and what earlier answers say that a later question asks for: offered beside it, in the words of its fields where
 * it has some, and never put in by itself.
 */
export function saidOffers({ company, answers }: Pick<PlanFacts, 'company' | 'answers'>): AnswerOffer[] {
  return [
    ...startOffer({ answers }),
    ...(company ? companyOffers(companyTold(company)) : []),
    ...rowsTold({ answers }).rows.flatMap((row) => rowOffers(row, answers)),
  ]
}

function companyOffers({ people, existing }: ReturnType<typeof companyTold>): AnswerOffer[] {
  return [...people.slice(0, MOST_OFFERED).map(personOffer), ...(existing ? [wordsOffer('existing', existing)] : [])]
}

function personOffer({ cells }: CompanyPerson): AnswerOffer {
  const row = Object.fromEntries(Object.entries(cells).map(([cell, { value }]) => [cell, value]))
  return { subject: 'people', words: inFields('people', row), ...sourceOf(cells.name.origin) }
}

function wordsOffer(subject: Subject, { value, origin }: Told): AnswerOffer {
  return { subject, words: value, ...sourceOf(origin) }
}

/** What a row tells that another question asks for: on which subject, in which of its fields, and the answer that said it. */
type ToldRow = { subject: Subject; fields: Readonly<Record<string, string | undefined>>; slot: string | undefined }

/** What an answer told by the way, for the question that asks for it: who is named, where a step is done. */
function rowOffers(row: Row, answers: PlanFacts['answers']): AnswerOffer[] {
  return toldRows(row).flatMap(({ subject, fields, slot }): AnswerOffer[] => {
    const asked = answers.find((one) => one.slot === slot)
    if (slot === undefined || asked?.subject === subject || asked?.also === subject) return []
    const words = Object.fromEntries(Object.entries(fields).flatMap(([cell, told]) => (told ? [[cell, told]] : [])))
    return [{ subject, words: inFields(subject, words), from: 'answer', slot }]
  })
}

function toldRows({ kind, cells }: Row): ToldRow[] {
  switch (kind) {
    case 'person':
      if (!isPersonName(cells.name?.value ?? '')) return []
      return [{ subject: 'people', fields: wordsOf(cells), slot: slotOf(cells.name) }]
    case 'step':
      return cells.place ? [{ subject: 'place', fields: wordsOf(cells), slot: slotOf(cells.place) }] : []
    default:
      return []
  }
}

function slotOf(cell: Cell | undefined): string | undefined {
  return cell?.origin.from === 'answer' ? cell.origin.slot : undefined
}

function wordsOf(cells: Row['cells']): Record<string, string> {
  return Object.fromEntries(Object.entries(cells).flatMap(([cell, told]) => (typeof told?.value === 'string' ? [[cell, told.value]] : [])))
}

function sourceOf(origin: Extract<CellOrigin, { from: 'profile' }>): Pick<AnswerOffer, 'from' | 'file_name' | 'page'> {
  const { file_name, page } = origin
  return file_name === undefined ? { from: 'profile' } : { from: 'document', file_name, page }
}
