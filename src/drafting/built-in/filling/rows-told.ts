import { type Answer, isStepSlot } from '../../../domain/interview.ts'
import type { PlanFacts, RowsTold } from '../../drafter.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'
import { subjectAnswers } from './told.ts'

/** The rows that the answers of the interview tell. */
export function rowsTold(facts: Pick<PlanFacts, 'answers'>): RowsTold {
  return filledRows(subjectAnswers(interviewAnswers(facts)), LEARNED)
}

/** The answers that rows are read from: those of the interview that are not blank. */
export function interviewAnswers({ answers }: Pick<PlanFacts, 'answers'>): Answer[] {
  return answers.filter(({ slot, answer }) => !isStepSlot(slot) && answer.trim() !== '')
}
