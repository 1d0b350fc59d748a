import type { Requirement } from '../analysis.ts'

type Numbered = Pick<Requirement, 'id' | 'own_number'>

/** Fewer numbers are no list that somebody would refer to. */
const FEWEST = 3

/** Requirements with the numbers of the document's list where it has one such list; where several count from 1, a number alone would name two. */
export function withOwnNumbers<One extends Numbered>(requirements: readonly One[]): One[] {
  const numbers = requirements.flatMap(({ own_number = [] }) => own_number)
  const isOneList = numbers.every((number, at) => number >= (numbers[at - 1] ?? 1)) && new Set(numbers).size >= FEWEST
  return isOneList ? [...requirements] : requirements.map(({ own_number: _, ...one }) => one as One)
}

/** "requirements 8 to 12", "reqs. 1, 3 and 4": without an R before them these are numbers of the document's list. */
const NAMED = /(?<![\p{L}\d])req(?:uirement)?s?\.?\s(\d{1,3}(?:(?:,?\s(?:and|to|through)\s|,\s?|\s?[-–]\s?)\d{1,3})*)(?!\d|\.\d)/giu
const RUN = /(\d+)(?:\s?(?:[-–]|to|through)\s?(\d+))?/g

/** The requirements that a text names by their numbers in the document's list, those of a run each. */
export function ownNumbersNamed<One extends Numbered>(text: string, requirements: readonly One[]): One[] {
  const runs = [...text.matchAll(NAMED)].flatMap(({ 1: numbers = '' }) => [...numbers.matchAll(RUN)])
  return requirements.filter(({ own_number: own }) =>
    runs.some(({ 1: from, 2: to = from }) => own !== undefined && own >= Number(from) && own <= Number(to)),
  )
}
