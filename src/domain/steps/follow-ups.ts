import { newIn } from '../../language/nothing-new.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { spelledNumbersIn } from '../../language/quantity/spelled-number.ts'
import { numbersNamed, withoutPlanNumbers } from '../grounding/plan-number.ts'
import type { Answer } from '../interview.ts'
import { toldWords } from '../open-answer.ts'
import { factsStated } from '../quality/how-fact.ts'
import type { FollowUp, FollowUpCondition, StepPlan, StepQuestion } from './step-plan.ts'
import { testTold } from './test-told.ts'

/** A bare number: "in 5 runs". A year counts nothing. */
const COUNT = /(?<![\p{L}\d.,/-])(?!(?:19|20)\d\d(?!\d))\d/u

/** Whether an answer gives a number, in digits or in words; the number of a task, a milestone or a page is none. */
function answersNumber(answer: string): boolean {
  const text = withoutPlanNumbers(answer)
  return COUNT.test(text) || quantitiesIn(text).length > 0 || spelledNumbersIn(text).some(({ isPronoun }) => !isPronoun)
}

/** The follow-ups that the answers call for, in the plan's order. A follow-up may hang on the answer to one before it. */
export function raisedFollowUps(plan: StepPlan, answers: readonly Answer[]): StepQuestion[] {
  // a pass mark in its field is one in whatever words, and calls for nothing more
  const told = new Map(answers.map(({ slot, question, answer }) => [slot, testTold(answer).test?.limit ? '' : newIn(answer, question)]))
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
function holds({ lacks, is_told }: FollowUpCondition, answer: string): boolean {
  if (answer.trim() === '' || !lacks) return answer.trim() !== '' && is_told === true
  return !HAS[lacks](answer)
}

const HAS: Record<NonNullable<FollowUpCondition['lacks']>, (answer: string) => boolean> = {
  number: answersNumber,
  person: (answer) => factsStated(answer).has('who'),
  place: (answer) => factsStated(answer).has('where'),
  month: (answer) => numbersNamed(answer, 'month', 'due').length > 0 || factsStated(answer).has('date'),
  method: (answer) => factsStated(answer).has('method'),
  evidence: (answer) => factsStated(answer).has('evidence'),
}
