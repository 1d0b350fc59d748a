import type { MilestoneEdit, MilestoneEdits } from '../../app/unsaved-milestones.ts'
import { editOfPart, type Part } from './milestone-fields.ts'

/** How the last save of a column went. */
export type LastSave = 'saving' | 'saved' | 'kept-here'

type Columns = { edits: MilestoneEdits; saves: Record<string, LastSave> }

/** Where a column is: on its way, saved, or only in this browser. Typed and not yet left, it is nowhere in particular. */
export function columnSaving({ edits, saves }: Columns, milestone_number: number, part: Part): LastSave | 'idle' {
  const last = saves[`${milestone_number} ${part}`] ?? 'idle'
  if (last === 'saving') return last
  const isEdited = partsOf(edits[milestone_number] ?? {}).includes(part)
  return isEdited === (last === 'kept-here') ? last : 'idle'
}

/** The columns that an edit touches. */
export function partsOf(edit: MilestoneEdit): Part[] {
  return (['text', 'handover'] as const).filter((part) => Object.keys(editOfPart(edit, part)).length > 0)
}
