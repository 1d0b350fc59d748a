import type { PlanBrief } from '../plan-brief.ts'
import { anchorsOf } from '../steps/anchors.ts'
import { outsideQuestions } from './outside-questions.ts'
import type { Candidate } from './question-candidate.ts'
import { institutionQuestions, peopleQuestions, proofQuestions } from './team-questions.ts'
import { isToBeReached } from './value-words.ts'
import { areaQuestions, methodQuestions, valueQuestions } from './work-questions.ts'

/** All questions that this topic, phase and program could raise. */
export function candidatesFor(brief: PlanBrief): Candidate[] {
  const found = anchorsOf(brief)
  const anchors = { ...found, values: found.values.filter(isToBeReached) }
  return [
    ...valueQuestions(brief, anchors),
    ...methodQuestions(brief, anchors),
    ...areaQuestions(brief, anchors),
    ...proofQuestions(brief, anchors),
    ...peopleQuestions(brief, anchors),
    ...outsideQuestions(brief, anchors),
    ...institutionQuestions(brief, anchors),
  ]
}
