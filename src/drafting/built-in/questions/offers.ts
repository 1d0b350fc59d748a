import type { AnswerOffer, Subject } from '../../../domain/interview.ts'
import type { CellOrigin, CellsOf, Row } from '../../../domain/work-breakdown/rows.ts'
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
  const { rows } = rowsTold({ answers })
  return [
    ...startOffer({ answers }),
    ...(company ? companyOffers(companyTold(company)) : []),
    ...rows.flatMap((row) => namedOffers(row, answers)),
    ...methodsTold(rows, answers),
  ]
}

/** How many of the steps say how they are done where the steps were asked for: their methods are asked for one question later. */
function methodsTold(rows: readonly Row[], answers: PlanFacts['answers']): AnswerOffer[] {
  const slot = answers.find(({ subject }) => subject === 'steps')?.slot
  const steps = rows.filter(({ kind }) => kind === 'step')
  const told = steps.filter(({ cells }) => {
    const origin = (cells as CellsOf<'step'>).method?.origin
    return origin?.from === 'answer' && origin.slot === slot
  })
  if (!slot || told.length === 0) return []
  const count =
    told.length === steps.length ? `each of your ${steps.length} steps is done` : `${told.length} of your ${steps.length} steps are done`
  return [{ subject: 'method', words: `how ${count}. Add only what is missing.`, from: 'answer', slot, is_told: true }]
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

/** Who is named by the way, for the question that asks who does the work. */
function namedOffers({ kind, cells }: Row, answers: PlanFacts['answers']): AnswerOffer[] {
  const { name } = cells as CellsOf<'person'>
  if (kind !== 'person' || name?.origin.from !== 'answer' || !isPersonName(name.value)) return []
  const { slot } = name.origin
  const asked = answers.find((one) => one.slot === slot)
  if (asked?.subject === 'people' || asked?.also === 'people') return []
  const words = Object.fromEntries(
    Object.entries(cells).flatMap(([cell, told]) => (typeof told?.value === 'string' ? [[cell, told.value]] : [])),
  )
  return [{ subject: 'people', words: inFields('people', words), from: 'answer', slot }]
}

function sourceOf(origin: Extract<CellOrigin, { from: 'profile' }>): Pick<AnswerOffer, 'from' | 'file_name' | 'page'> {
  const { file_name, page } = origin
  return file_name === undefined ? { from: 'profile' } : { from: 'document', file_name, page }
}
