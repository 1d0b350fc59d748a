import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { ThingLeft } from '../../../domain/steps/thing-left.ts'
import type { MilestoneEdits } from '../../app/unsaved-milestones.ts'
import { Button } from '../../ui/button.tsx'
import { MilestoneMark } from './milestone-mark.tsx'
import type { Board } from './use-board.ts'

type MilestoneNavProps = {
  milestones: readonly StoredMilestone[]
  edits: MilestoneEdits
  board: Board
  leftOf: (milestone_number: number) => readonly ThingLeft[] | undefined
}

/** Jumps between the milestones and stays in sight; each shows whether it is ready, what is left in it or that it is unsaved. One at a time is open, or all are. */
export function MilestoneNav({ milestones, edits, board, leftOf }: MilestoneNavProps) {
  return (
    <nav
      aria-label="Milestones"
      className="sticky top-15 z-20 -mx-4 flex items-center gap-3 border-b border-line bg-sheet px-4 py-2 sm:mx-0 sm:px-0"
    >
      {/* relative: what is only for screen readers is cut off with the row, not laid beside the page */}
      <ol className="scrolled-row relative flex min-w-0 grow gap-2 overflow-x-auto">
        {milestones.map((milestone) => (
          <li key={milestone.milestone_number}>
            <a
              href={`#milestone-${milestone.milestone_number}`}
              aria-current={board.shown === 'one' && board.isOpen(milestone.milestone_number)}
              onClick={() => board.open(milestone.milestone_number)}
              className="flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3 font-semibold whitespace-nowrap text-navy hover:border-navy aria-[current=true]:border-navy aria-[current=true]:bg-navy-soft"
            >
              <span className="sr-only">Milestone </span>
              <span className="numeric">{milestone.milestone_number}</span>
              <MilestoneMark left={leftOf(milestone.milestone_number)} isUnsaved={edits[milestone.milestone_number] !== undefined} />
            </a>
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        aria-pressed={board.shown === 'all'}
        className="shrink-0"
        onClick={() => board.show(board.shown === 'all' ? 'one' : 'all')}
      >
        Show all
      </Button>
    </nav>
  )
}
