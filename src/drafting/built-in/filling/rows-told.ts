import type { Row } from '../../../domain/work-breakdown/rows.ts'
import { isAside } from '../../../language/aside.ts'
import { hasDigit } from '../../../language/characters.ts'
import { formOf } from '../../../language/clause.ts'
import { cueList } from '../../../language/cue-list.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import { wordsOf } from '../../../language/words.ts'
import type { PlanFacts, RowsTold } from '../../drafter.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'
import { interviewAnswers, subjectAnswers } from './told.ts'

type Facts = Pick<PlanFacts, 'answers' | 'start'> & Partial<Pick<PlanFacts, 'period_of_performance' | 'phase' | 'analysis'>>

/** The rows that the answers of the interview tell. */
export function rowsTold(facts: Facts): RowsTold {
  const { rows: filled, unplaced } = filledRows(subjectAnswers(interviewAnswers(facts)), LEARNED, facts.start, facts.period_of_performance)
  const isDirect = facts.phase === 'II' && facts.analysis?.topic.direct_to_phase_2 === true
  const rows = isDirect ? filled.map(withFeasibility) : filled
  return { rows, unplaced: unplaced.map((one) => (isAside(one.text) ? { ...one, aside: true } : one)) }
}

/** A direct Phase II rests on what was measured before: the sentences on what exists that tell such figures are its evidence, where no words are called so. */
function withFeasibility(row: Row): Row {
  const { existing, feasibility } = row.kind === 'plan' ? row.cells : {}
  if (row.kind !== 'plan' || !existing || feasibility) return row
  const measured = sentencesOfLines(existing.value).filter((one) => hasDigit(one) && tellsPast(one))
  return measured.length === 0 ? row : { ...row, cells: { ...row.cells, feasibility: { ...existing, value: measured.join(' ') } } }
}

function tellsPast(sentence: string): boolean {
  return wordsOf(sentence).some((word) => (word.pos === 'VERB' && ['ed', 'other'].includes(formOf(word))) || PAST.test(word.text))
}

const PAST = cueList('was | were | had')
