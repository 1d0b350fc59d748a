import { blanksIn } from '../blank.ts'
import { type StoredMilestone, shownText } from '../milestone.ts'
import { factsOfBlank } from './how-blank.ts'
import type { HowFact } from './how-fact.ts'
import { heldFacts } from './how-held.ts'
import { how } from './how-meter.ts'
import { type HowQuestion, nextQuestion } from './how-question.ts'

/** How well one milestone says how it is done, to be shown: what some of its tasks and criteria lack, and what to ask next. */
export type HowReading = { milestone_number: number; missing: HowFact[]; question: HowQuestion | null }

const ORDER: readonly HowFact[] = ['method', 'instrument_or_data', 'who', 'where', 'threshold', 'evidence', 'date']

/** A missing fact of a task or criterion, as one that the person has called needless is kept. */
export function settledKey(quote: string, fact: HowFact): string {
  return `${fact} ${quote}`
}

/** Reads a milestone. What was called needless, and what the rows hold of a task, is neither asked for nor counted as missing, and what a blank asks for is left to the blank. */
export function howReading(
  milestone: StoredMilestone,
  needless: ReadonlySet<string>,
  held: ReturnType<typeof heldFacts> = heldFacts([]),
): HowReading {
  const { milestone_number, parts } = how(milestone)
  const isSettled = (quote: string, fact: HowFact) => needless.has(settledKey(quote, fact)) || held(quote).has(fact)
  const lacks = parts.flatMap(({ lacks: all, quote }) => all.filter((fact) => !isSettled(quote, fact)))
  const listed = new Set(blanksOf(milestone).flatMap(({ ask }) => factsOfBlank(ask)))
  return {
    milestone_number,
    missing: ORDER.filter((fact) => lacks.includes(fact)),
    question: nextQuestion([milestone], new Set(), (quote, fact) => listed.has(fact) || isSettled(quote, fact)),
  }
}

function blanksOf(milestone: StoredMilestone) {
  return [shownText(milestone), ...milestone.deliverables, ...milestone.acceptance_criteria].flatMap(blanksIn)
}
