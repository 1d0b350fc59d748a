import { MONTHS } from '../../language/calendar-date.ts'
import { plainWords } from '../../language/characters.ts'
import { newIn } from '../../language/nothing-new.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { spelledNumbersIn } from '../../language/quantity/spelled-number.ts'
import { numbersNamed, withoutPlanNumbers } from '../grounding/plan-number.ts'
import type { Answer } from '../interview.ts'
import { toldWords } from '../open-answer.ts'
import { factsStated } from '../quality/how-fact.ts'
import type { FollowUp, FollowUpCondition, StepPlan, StepQuestion } from './step-plan.ts'

/** A bare number: "in 5 runs". A year counts nothing. */
const COUNT = /(?<![\p{L}\d.,/-])(?!(?:19|20)\d\d(?!\d))\d/u

/** Whether an answer gives a number, in digits or in words; the number of a task, a milestone or a page is none. */
function answersNumber(answer: string): boolean {
  const text = withoutPlanNumbers(answer)
  return COUNT.test(text) || quantitiesIn(text).length > 0 || spelledNumbersIn(text).some(({ isPronoun }) => !isPronoun)
}

/** Two words with capitals, or one behind a title, where nothing but a name was asked for: "Maria Chen". */
const BARE_NAME = /(?<![\p{L}\d.])(\p{Lu}\p{Ll}+)(?:\s\p{Lu}\.)?\s\p{Lu}[\p{L}'’-]*\p{Ll}/gu
const BEGINS_NO_NAME = new Set('The Our A An Each Task Phase Milestone We In At On'.split(' '))

/** Whether an answer says who. */
function answersPerson(answer: string): boolean {
  return factsStated(answer).has('who') || Array.from(answer.matchAll(BARE_NAME)).some(([, first = '']) => !BEGINS_NO_NAME.has(first))
}

/** A name behind the word that places something: "our shop in Lund". */
const BEHIND_IN = /(?<![\p{L}\d])(?:[Ii]n|[Aa]t|[Nn]ear)\s(\p{Lu}[\p{Ll}’'-]{2,})(?!\p{Lu})/gu
const NO_PLACE = new Set([...MONTHS, ...BEGINS_NO_NAME, 'Month', 'Months', 'Week'])

/** Whether an answer says where: an answer to "where" often leaves out the "at", and a town needs no country. */
function answersPlace(answer: string): boolean {
  const text = answer.trim()
  const isTown = Array.from(text.matchAll(BEHIND_IN)).some(([, name = '']) => !NO_PLACE.has(name))
  return isTown || factsStated(text).has('where') || factsStated(`at ${text}`).has('where')
}

/** The follow-ups that the answers call for, in the plan's order. A follow-up may hang on the answer to one before it. */
export function raisedFollowUps(plan: StepPlan, answers: readonly Answer[]): StepQuestion[] {
  const told = new Map(answers.map(({ slot, question, answer }) => [slot, newIn(answer, question)]))
  const asked = new Set(plan.question_plan.map(({ slot }) => slot))
  return plan.followups.flatMap((followUp, index) => {
    const { when, ask } = followUp
    if (!when || !asked.has(when.slot) || !holds(when, told.get(when.slot) ?? '')) return []
    const slot = followUpSlot(followUp, index)
    asked.add(slot)
    const { label } = followUp
    return [{ slot, q: ask, ...(label ? { label } : {}), why: `Asked because of your answer above: ${followUp.if}` }]
  })
}

/** The answers without those to follow-ups that the others no longer call for: where nobody is asked, nobody can set an answer right. */
export function withoutGone<Given extends Answer>(plan: StepPlan, answers: readonly Given[]): Given[] {
  const told = answers.map(({ slot, answer }) => ({ slot, question: '', answer: toldWords(answer) }))
  const raised = new Set(raisedFollowUps(plan, told).map(({ slot }) => slot))
  const gone = new Set(plan.followups.map(followUpSlot).filter((slot) => !raised.has(slot)))
  return answers.filter(({ slot }) => !gone.has(slot))
}

/** The slot of a follow-up's answer: its own, else that of the question with the follow-up's place in the plan ("Q2-F1"). */
export function followUpSlot({ slot, when }: FollowUp, index: number): string {
  return slot ?? `${when?.slot ?? 'Q'}-F${index + 1}`
}

/** A blank answer calls for nothing yet, nor does one that adds nothing; and a condition that names nothing never holds. */
function holds({ lacks, is_told, people = [] }: FollowUpCondition, answer: string): boolean {
  if (answer.trim() === '' || !lacks) return answer.trim() !== '' && is_told === true
  const isNamed = lacks === 'person' && people.some((name) => speaksOf(answer, name))
  return !isNamed && !HAS[lacks](answer)
}

const HAS: Record<NonNullable<FollowUpCondition['lacks']>, (answer: string) => boolean> = {
  number: answersNumber,
  person: answersPerson,
  place: answersPlace,
  month: (answer) => numbersNamed(answer, 'month', 'due').length > 0 || factsStated(answer).has('date'),
  method: (answer) => factsStated(answer).has('method'),
  evidence: (answer) => factsStated(answer).has('evidence'),
}

/** Whether the words stand in the answer as whole words, whatever their capitals and the space between them. */
function speaksOf(answer: string, words: string): boolean {
  const [wanted, told] = [words, answer].map((text) => ` ${plainWords(text).join(' ')} `) as [string, string]
  return wanted.trim() !== '' && told.includes(wanted)
}
