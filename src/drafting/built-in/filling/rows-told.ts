import type { Row } from '../../../domain/work-breakdown/rows.ts'
import { isAside } from '../../../language/aside.ts'
import { namesCalendarMonth } from '../../../language/calendar-months.ts'
import { clauseOf, formOf } from '../../../language/clause.ts'
import { cueList } from '../../../language/cue-list.ts'
import { inSentence } from '../../../language/in-sentence.ts'
import { type Measure, measuresIn } from '../../../language/quantity/measure.ts'
import { TRIES } from '../../../language/quantity/tries.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import type { PlanFacts, RowsTold } from '../../drafter.ts'
import { filledRows } from './filled-rows.ts'
import { LEARNED } from './learned.ts'
import { talkBeside } from './talk.ts'
import { interviewAnswers, subjectAnswers } from './told.ts'

type Facts = Pick<PlanFacts, 'answers' | 'start'> & Partial<Pick<PlanFacts, 'period_of_performance' | 'phase' | 'analysis'>>

/** The rows that the answers of the interview tell. */
export function rowsTold(facts: Facts): RowsTold {
  const answers = subjectAnswers(interviewAnswers(facts))
  const { rows: filled, unplaced } = filledRows(answers, LEARNED, facts.start, facts.period_of_performance)
  const isDirect = facts.phase === 'II' && facts.analysis?.topic.direct_to_phase_2 === true
  const rows = isDirect ? filled.map(withFeasibility) : filled
  const isTalk = talkBeside(rows, answers)
  const waiting = unplaced.map((one) => ({
    ...one,
    ...(isAside(one.text) && { aside: true as const }),
    ...(isTalk(one.text) && { talk: true as const }),
  }))
  return { rows, unplaced: waiting }
}

/** A direct Phase II rests on what was measured before: the sentences on what exists that tell such figures are its evidence, where no words are called so. */
function withFeasibility(row: Row): Row {
  const { existing, feasibility } = row.kind === 'plan' ? row.cells : {}
  if (row.kind !== 'plan' || !existing || feasibility) return row
  const measured = sentencesOfLines(existing.value).filter((one, at, all) => isMeasured(one) && tellsPast(one) && isOwn(at, all))
  return measured.length === 0 ? row : { ...row, cells: { ...row.cells, feasibility: { ...existing, value: measured.join(' ') } } }
}

/** A figure with a unit, or how often it was tried; when that was, who came and what it cost measures nothing. */
function isMeasured(sentence: string): boolean {
  const isMeasure = ({ unit }: Measure) => unit !== null && !/^(?:day|week|month|year|dollars)/.test(unit.dimension)
  return measuresIn(sentence).some(isMeasure) || TRIES.test(sentence)
}

/** Whether a sentence is of what we did, or of what was done to a thing, and not of somebody else; "it" is what the sentence before is about. */
function isOwn(at: number, all: readonly string[]): boolean {
  const words = wordsOf(inSentence(all[at] ?? ''))
  const { subject, verbAt } = clauseOf(words)
  const about = textOf(subject)
  if (/\b(?:we|I)\b/i.test(about)) return true
  if (subject.some(({ pos, text }) => pos === 'PROPN' && !namesCalendarMonth(text))) return false
  if (/\b(?:it|they)$/i.test(about)) return isOwn(at - 1, all)
  // what was done may be read as what it is like: "was heated"
  const done = words.slice(verbAt + 1).find(({ pos }) => pos !== 'ADV')
  const isPassive = words[verbAt]?.lemma === 'be' && done !== undefined && (done.pos === 'VERB' || done.text.endsWith('ed'))
  return isPassive || OWN.test(about)
}

const OWN = cueList('our | my | test | trial | run | device | prototype | unit | breadboard | demonstrator | sample')

function tellsPast(sentence: string): boolean {
  return wordsOf(sentence).some((word) => (word.pos === 'VERB' && ['ed', 'other'].includes(formOf(word))) || PAST.test(word.text))
}

const PAST = cueList('was | were | had')
