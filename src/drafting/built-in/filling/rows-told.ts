import { isAside } from '../../../language/aside.ts'
import type { PlanFacts, RowsTold } from '../../drafter.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'
import { interviewAnswers, subjectAnswers } from './told.ts'

/** The rows that the answers of the interview tell. */
export function rowsTold(facts: Pick<PlanFacts, 'answers' | 'start'> & Partial<Pick<PlanFacts, 'period_of_performance'>>): RowsTold {
  const { rows, unplaced } = filledRows(subjectAnswers(interviewAnswers(facts)), LEARNED, facts.start, facts.period_of_performance)
  return { rows, unplaced: unplaced.map((one) => (isAside(one.text) ? { ...one, aside: true } : one)) }
}
