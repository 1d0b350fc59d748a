import { placeOf } from '../../../../domain/steps/narrative-text.ts'
import type { AutosavedPlan } from '../autosaved-plan.ts'
import { savedFields, WORDED, WORDED_BOXES } from '../milestone-fields.ts'
import { editedPlan } from '../step-plan.ts'
import { type AutosavedNarrative, NARRATIVE } from './autosaved-narrative.ts'

/** Where a wording may go. */
type Texts = {
  editor: Pick<AutosavedPlan, 'state' | 'replace'>
  narrative: Pick<AutosavedNarrative, 'text' | 'replace'>
  milestone_number: number
}

/** Puts a wording in the place of the words that a rule objects to, wherever a milestone has them: in its narrative, its text and its lists. */
export function takeWording({ quote, wording }: { quote: string; wording: string }, { editor, narrative, milestone_number }: Texts): void {
  const told = worded(narrative.text(), quote, wording)
  if (told !== null) void narrative.replace(NARRATIVE, NARRATIVE, { narrative: told })
  const { plan, edits } = editor.state()
  const milestone = editedPlan(plan, edits).milestones.find((one) => one.milestone_number === milestone_number)
  if (!milestone) return
  const fields = savedFields(milestone)
  for (const box of WORDED_BOXES) {
    const text = worded(fields[box], quote, wording)
    if (text !== null) void editor.replace(milestone_number, WORDED[box].column, { [box]: text })
  }
}

function worded(text: string, quote: string, wording: string): string | null {
  const place = placeOf(quote, text)
  return place && text.slice(0, place.start) + wording + text.slice(place.end)
}
