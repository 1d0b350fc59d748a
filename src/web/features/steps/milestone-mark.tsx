import { Check, CloudOff } from 'lucide-react'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import { milestoneLacks } from './step-plan.ts'

/** Whether a milestone is ready, lacks something or is unsaved. */
export function MilestoneMark({ milestone, isUnsaved }: { milestone: StoredMilestone; isUnsaved: boolean }) {
  const lacks = milestoneLacks(milestone)
  if (isUnsaved) {
    return (
      <span className="flex items-center gap-1 text-caption font-medium text-warning">
        <CloudOff aria-hidden className="size-4" />
        Unsaved
      </span>
    )
  }
  if (lacks.length > 0) return <span className="text-caption font-medium text-warning">{lacks.join(', ')}</span>
  return (
    <span className="flex items-center text-success">
      <Check aria-hidden className="size-4" />
      <span className="sr-only">ready</span>
    </span>
  )
}
