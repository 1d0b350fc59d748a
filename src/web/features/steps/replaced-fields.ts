import type { WrittenBy } from '../../../domain/written-by.ts'
import type { Toast } from '../../ui/toaster.tsx'
import { undoneEdit } from './milestone-collision.ts'
import { type MilestoneFields, type Part, savedFields } from './milestone-fields.ts'
import { NOT_UNDONE } from './milestone-toasts.ts'
import type { StepEditor } from './step-editor.ts'

/** The boxes that a draft may fill. */
export type DraftedField = Exclude<keyof MilestoneFields, 'payment'>

/** What one box of a milestone is to say, and who wrote that; an amount is nobody's words. */
export type Replacement = { milestone_number: number; field: keyof MilestoneFields; after: string; written_by?: WrittenBy['kind'] }

/** How it is said that something was replaced. */
export type Said = { title: string; description: string }

/** The boxes of a milestone as they stand, typed over what was saved. */
export function presentFields(editor: StepEditor, milestone_number: number): Partial<MilestoneFields> {
  const { plan, edits } = editor.state()
  const saved = plan.milestones.find((one) => one.milestone_number === milestone_number)
  return { ...(saved && savedFields(saved)), ...edits[milestone_number] }
}

/** The column that a box is saved with. */
export function partOf(field: keyof MilestoneFields): Part {
  return field === 'text' ? 'text' : 'handover'
}

/** Replaces what several boxes say, and says so once, with one way to undo all of it; what stands there then was written by whom it was before. */
export async function replaceAll(
  editor: StepEditor,
  all: readonly Replacement[],
  said: Said,
  notify: (toast: Toast) => void,
): Promise<void> {
  const changed = all.map((one) => ({ ...one, before: presentFields(editor, one.milestone_number)[one.field] ?? '' }))
  await Promise.all(changed.map((one) => replaced(editor, one, one.after)))
  const isSaved = ({ milestone_number, field }: Replacement) => editor.state().saves[`${milestone_number} ${partOf(field)}`] === 'saved'
  const saved = changed.filter(isSaved)
  if (saved.length === 0) return
  const undo = () => {
    const edits = saved.map((one) => ({ one, text: undone(editor, one) }))
    for (const { one, text } of edits) if (text !== null) void replaced(editor, one, text)
    if (edits.some(({ text }) => text === null)) notify(NOT_UNDONE)
  }
  notify({ ...said, variant: 'success', action: { label: 'Undo', onPress: undo } })
}

function replaced(editor: StepEditor, { milestone_number, field, written_by }: Replacement, text: string): Promise<void> {
  return editor.replace(milestone_number, partOf(field), { [field]: text }, { quietly: true, ...(written_by && { written_by }) })
}

/** What a box said before, with what was typed since; null where that stands in the way. */
function undone(editor: StepEditor, { milestone_number, field, after, before }: Replacement & { before: string }): string | null {
  const edit = undoneEdit({ [field]: before }, { [field]: after }, presentFields(editor, milestone_number))
  return edit?.[field] ?? null
}
