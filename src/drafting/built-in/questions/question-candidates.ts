import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { anchorsOf } from '../steps/anchors.ts'
import { outsideQuestions } from './outside-questions.ts'
import type { Candidate } from './question-candidate.ts'
import { institutionQuestions, peopleQuestions, proofQuestions } from './team-questions.ts'
import { isToBeReached, quotable } from './value-words.ts'
import { areaQuestions, methodQuestions, valueQuestions } from './work-questions.ts'

/** All questions that this topic, phase and program could raise. */
export function candidatesFor(brief: PlanBrief): Candidate[] {
  const found = anchorsOf(brief)
  const values = found.values.filter(isToBeReached)
  const anchors = { ...found, values: values.length > 0 ? values : limitsOf(brief) }
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

/** Limits that stand inside what is to be done, where nothing else has a number: "develop elements with a loss of less than 1 percent". */
function limitsOf({ demands }: PlanBrief): Requirement[] {
  const terms = new Set([...demands.constraints, ...demands.papers, ...demands.dates, ...demands.background].map(({ id }) => id))
  return demands.requirements.filter(
    (one) =>
      !terms.has(one.id) &&
      isToBeReached(one) &&
      !/\b(?:proposals?|TRL|months?|award)\b/i.test(one.text) &&
      LIMIT.test(quotable(one, 'number')),
  )
}

/** A limit with its number, in the words that a question would quote. */
const LIMIT =
  /^(?!at (?:least|most)|(?:less|more|greater) than).*(?:\b(?:(?:less|more|greater|fewer|better|lower|higher) than|at least|at most|no more than|below|under|exceed(?:ing|s)?) [^ ]{0,2}\d|[<>≤≥±] ?\d)/i
