import type { PlanFacts, RowsTold } from '../../drafter.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'
import { subjectAnswers } from './told.ts'

/** The interview of a step has slots of its own: "S3-Q1". */
const OF_A_STEP = /^S\d/

/** The rows that the answers of the interview tell. */
export function rowsTold({ answers }: Pick<PlanFacts, 'answers'>): RowsTold {
  const given = answers.filter(({ slot, answer }) => !OF_A_STEP.test(slot) && answer.trim() !== '')
  return filledRows(subjectAnswers(given), LEARNED)
}
