import { MONTHS } from '../../language/calendar-date.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { spelledNumbersIn } from '../../language/quantity/spelled-number.ts'
import { withoutPlanNumbers } from '../grounding/plan-number.ts'
import { factsStated } from '../quality/how-fact.ts'

/** A bare number: "in 5 runs". A year counts nothing. */
const COUNT = /(?<![\p{L}\d.,/-])(?!(?:19|20)\d\d(?!\d))\d/u

/** Whether an answer gives a number, in digits or in words; the number of a task, a milestone or a page is none. */
export function answersNumber(answer: string): boolean {
  const text = withoutPlanNumbers(answer)
  return COUNT.test(text) || quantitiesIn(text).length > 0 || spelledNumbersIn(text).some(({ isPronoun }) => !isPronoun)
}

/** Two words with capitals, or one behind a title, where nothing but a name was asked for: "Maria Chen". */
const BARE_NAME = /(?<![\p{L}\d.])(\p{Lu}\p{Ll}+)(?:\s\p{Lu}\.)?\s\p{Lu}[\p{L}'’-]*\p{Ll}/gu
const BEGINS_NO_NAME = new Set('The Our A An Each Task Phase Milestone We In At On'.split(' '))

/** Whether an answer says who. */
export function answersPerson(answer: string): boolean {
  return factsStated(answer).has('who') || Array.from(answer.matchAll(BARE_NAME)).some(([, first = '']) => !BEGINS_NO_NAME.has(first))
}

/** A name behind the word that places something: "our shop in Lund". */
const BEHIND_IN = /(?<![\p{L}\d])(?:[Ii]n|[Aa]t|[Nn]ear)\s(\p{Lu}[\p{Ll}’'-]{2,})(?!\p{Lu})/gu
const NO_PLACE = new Set([...MONTHS, ...BEGINS_NO_NAME, 'Month', 'Months', 'Week'])

/** Whether an answer says where: an answer to "where" often leaves out the "at", and a town needs no country. */
export function answersPlace(answer: string): boolean {
  const text = answer.trim()
  const isTown = Array.from(text.matchAll(BEHIND_IN)).some(([, name = '']) => !NO_PLACE.has(name))
  return isTown || factsStated(text).has('where') || factsStated(`at ${text}`).has('where')
}
