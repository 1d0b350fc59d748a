import { blanksIn } from '../../domain/blank.ts'
import type { Grounds } from '../../domain/grounding/traced.ts'
import { DELIVERABLE_PLACEHOLDERS } from '../../domain/milestone.ts'
import { SCOPE_FAILED, SCOPE_PLACEHOLDER } from '../../domain/plan.ts'
import { type PlanText, type PlanWords, planTexts, type TracedText } from './plan-texts.ts'

/** A sentence that rests on no source, and where it stands. */
export type LooseSentence = { sentence: string; place: TracedText }

/** The sentences that rest on no source and that nobody has accepted, in reading order. */
export function looseSentences(texts: readonly TracedText[]): LooseSentence[] {
  return texts.flatMap((place) =>
    place.sentences.flatMap(({ grounds, text }) => (grounds === 'unsupported' ? [{ sentence: text, place }] : [])),
  )
}

/** How many sentences rest on what. */
export function groundsCount(texts: readonly TracedText[]): Record<Grounds, number> {
  const count = { sourced: 0, own: 0, connecting: 0, blank: 0, unsupported: 0 }
  for (const { grounds } of texts.flatMap(({ sentences }) => sentences)) count[grounds] += 1
  return count
}

/** What is still to be filled in, and where it stands. */
export type OpenBlank = { ask: string; place: PlanText }

/** Every blank of a plan, in reading order; found without any source. */
export function openBlanks(plan: PlanWords): OpenBlank[] {
  return planTexts(plan).flatMap((place) => blanksIn(place.text).map(({ ask }) => ({ ask, place })))
}

/** What is still to be filled in, and in which milestone; null for the scope. */
export type OpenPlace = { ask: string; place: Pick<PlanText, 'milestone_number'> }

/** What a plan prints a stand-in for, since nothing was drafted. */
export function standIns({ scope_paragraph, milestones }: PlanWords): OpenPlace[] {
  const scope = scope_paragraph?.trim() ?? ''
  const hasScope = scope !== '' && scope !== SCOPE_FAILED && scope !== SCOPE_PLACEHOLDER
  return [
    ...(hasScope ? [] : [{ ask: 'draft the scope paragraph', place: { milestone_number: null } }]),
    ...milestones.flatMap(({ milestone_number, deliverables, acceptance_criteria }) => [
      ...(deliverables.some(isDeliverable) ? [] : [{ ask: 'say what is handed over', place: { milestone_number } }]),
      ...(acceptance_criteria.some((one) => one.trim() !== '') ? [] : [{ ask: 'say what counts as done', place: { milestone_number } }]),
    ]),
  ]
}

function isDeliverable(text: string): boolean {
  return text.trim() !== '' && !DELIVERABLE_PLACEHOLDERS.includes(text.trim())
}
