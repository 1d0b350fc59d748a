import { MergeView } from '../../changes/merge-view.tsx'
import { showToast } from '../../ui/toasts.ts'
import type { AutosavedPlan } from './autosaved-plan.ts'
import type { PlanState } from './plan-state.ts'

/** What of a milestone was changed here and elsewhere, to be put together; one after the other where there are several. */
export function MilestoneMerges({ editor, state }: { editor: AutosavedPlan; state: PlanState }) {
  const [collision] = state.collisions
  if (!collision) return null
  const { milestone_number, newest, fields } = collision
  const cancel = () => {
    editor.close(milestone_number)
    const description = `What you typed in Milestone ${milestone_number} is not saved. Save it again to put both together.`
    showToast({ title: 'Kept in this browser', description })
  }
  return (
    <MergeView
      key={`${milestone_number} ${newest.version} ${fields.map(({ mine }) => mine).join(' ')}`}
      what={`Milestone ${milestone_number}`}
      fields={fields}
      onSave={(merged) => void editor.resolve(milestone_number, merged)}
      onCancel={cancel}
    />
  )
}
