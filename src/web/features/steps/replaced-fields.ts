import type { WrittenBy } from '../../../domain/written-by.ts'
import type { Toast } from '../../ui/toasts.ts'
import type { AutosavedPlan } from './autosaved-plan.ts'
import { MILESTONE_BOXES, type MilestoneFields } from './milestone-fields.ts'
import { notUndone } from './milestone-toasts.ts'

/** What one box of a milestone is to say, and who wrote that; an amount is nobody's words. */
export type Replacement = { milestone_number: number; field: keyof MilestoneFields; after: string; written_by?: WrittenBy['kind'] }

/** How it is said that something was replaced. */
export type Said = { title: string; description: string }

/** Replaces what several boxes say, and says so once, with one way to undo all of it; what stands there then was written by whom it was before. */
export async function replaceAll(
  editor: AutosavedPlan,
  all: readonly Replacement[],
  said: Said,
  notify: (toast: Toast) => void,
): Promise<void> {
  const changed = all.map((one) => ({ ...one, before: editor.now(one.milestone_number)[one.field] ?? '' }))
  await Promise.all(changed.map((one) => replaced(editor, one, one.after)))
  const isSaved = ({ milestone_number, field }: Replacement) =>
    editor.state().all[milestone_number]?.saves[MILESTONE_BOXES[field].part]?.last === 'saved'
  const saved = changed.filter(isSaved)
  if (saved.length === 0) return
  const undo = () => {
    const edits = saved.map((one) => ({ one, text: undone(editor, one) }))
    for (const { one, text } of edits) if (text !== null) void replaced(editor, one, text)
    if (edits.some(({ text }) => text === null)) notify(notUndone('milestone'))
  }
  notify({ ...said, variant: 'success', action: { label: 'Undo', onPress: undo } })
}

function replaced(editor: AutosavedPlan, { milestone_number, field, written_by }: Replacement, text: string): Promise<unknown> {
  return editor.replace(
    milestone_number,
    MILESTONE_BOXES[field].part,
    { [field]: text },
    { quietly: true, ...(written_by && { written_by }) },
  )
}

/** What a box said before, with what was typed since; null where that stands in the way. */
function undone(editor: AutosavedPlan, { milestone_number, field, after, before }: Replacement & { before: string }): string | null {
  const edit = editor.undone(milestone_number, { [field]: before }, { [field]: after })
  return edit?.[field] ?? null
}
