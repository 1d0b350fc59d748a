import type { TracedSentence } from '../../domain/grounding/traced.ts'
import { type StoredMilestone, shownText } from '../../domain/milestone.ts'
import type { PlanPart } from '../../domain/quality/review.ts'

/** A plan as far as its sentences go: saved or as it is being edited. */
export type PlanWords = { scope_paragraph: string | null; milestones: readonly StoredMilestone[] }

/** One text of a plan and where it stands; `index` counts among the deliverables or criteria, from 0. The scope belongs to no milestone. */
export type PlanText = { milestone_number: number | null; part: PlanPart; index: number; text: string }

/** A text of a plan with what each of its sentences rests on. */
export type TracedText = PlanText & { sentences: readonly TracedSentence[] }

/** Every text of a plan in reading order: the scope, then each milestone's text, deliverables and criteria. */
export function planTexts({ scope_paragraph, milestones }: PlanWords): PlanText[] {
  const scope = scope_paragraph?.trim() ? [{ milestone_number: null, part: 'scope' as const, index: 0, text: scope_paragraph }] : []
  return [...scope, ...milestones.flatMap(milestoneTexts)]
}

/** The texts of one milestone, in the order in which it shows them. */
function milestoneTexts(milestone: StoredMilestone): PlanText[] {
  const { milestone_number, deliverables, acceptance_criteria } = milestone
  return [
    { milestone_number, part: 'text', index: 0, text: shownText(milestone) },
    ...deliverables.map((text, index) => ({ milestone_number, part: 'deliverable' as const, index, text })),
    ...acceptance_criteria.map((text, index) => ({ milestone_number, part: 'criterion' as const, index, text })),
  ]
}

/** The traced texts of one milestone; the same list as long as none of them has changed, so that what shows it can rest. */
export function ofMilestone(texts: readonly TracedText[], milestone_number: number): TracedText[] {
  return texts.filter((one) => one.milestone_number === milestone_number)
}

/** Whether two lists of traced texts show the same: a text that was not edited keeps its sentences. */
export function isSameTrace(one: readonly TracedText[], other: readonly TracedText[]): boolean {
  return (
    one.length === other.length && one.every(({ text, sentences }, at) => text === other[at]?.text && sentences === other[at]?.sentences)
  )
}
