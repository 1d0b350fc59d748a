import { partAt } from '../../../domain/text-parts.ts'
import type { TracedText } from '../../grounding/plan-texts.ts'
import type { AutosavedPlan } from './autosaved-plan.ts'

/** The traced sentences that stand in one part of a milestone's text. */
export function ofPart(editor: AutosavedPlan, milestone_number: number, part: string, texts: readonly TracedText[]): TracedText[] {
  return texts.flatMap((one) => {
    if (one.part !== 'text') return []
    const lines = editor.partsOf(milestone_number, one.text)
    return [{ ...one, sentences: one.sentences.filter(({ start }) => partAt(lines, start) === part) }]
  })
}
