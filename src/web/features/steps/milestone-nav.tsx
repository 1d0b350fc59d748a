import { Check, CloudOff } from 'lucide-react'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { MilestoneEdits } from '../../app/unsaved-milestones.ts'
import { milestoneLacks } from './step-plan.ts'

/** Jumps between the milestones and stays in sight; each shows whether it is ready, lacks something or is unsaved. */
export function MilestoneNav({ milestones, edits }: { milestones: readonly StoredMilestone[]; edits: MilestoneEdits }) {
  return (
    <nav aria-label="Milestones" className="sticky top-15 z-20 -mx-4 border-b border-line bg-sheet px-4 py-2 sm:mx-0 sm:px-0">
      {/* relative: what is only for screen readers is cut off with the row, not laid beside the page */}
      <ol className="relative flex gap-2 overflow-x-auto">
        {milestones.map((milestone) => (
          <li key={milestone.milestone_number}>
            <a
              href={`#milestone-${milestone.milestone_number}`}
              className="flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-white px-3 font-semibold whitespace-nowrap text-navy hover:border-navy"
            >
              <span className="sr-only">Milestone </span>
              <span className="numeric">{milestone.milestone_number}</span>
              <Mark isUnsaved={edits[milestone.milestone_number] !== undefined} lacks={milestoneLacks(milestone)} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Mark({ isUnsaved, lacks }: { isUnsaved: boolean; lacks: readonly string[] }) {
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
