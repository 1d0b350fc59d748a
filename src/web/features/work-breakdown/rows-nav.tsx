import { Link } from 'react-router'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { rowsOf } from './parts.ts'
import { PART_LINKS } from './use-row-arrival.ts'

const PARTS = [
  { id: PART_LINKS.asked, name: 'To decide' },
  { id: PART_LINKS.timeline, name: 'Timeline' },
  { id: PART_LINKS.step, name: 'Steps', kind: 'step' },
  { id: PART_LINKS.person, name: 'People', kind: 'person' },
  { id: PART_LINKS.commitment, name: 'Commitments', kind: 'commitment' },
  { id: PART_LINKS.risk, name: 'Risks', kind: 'risk' },
  { id: PART_LINKS.furnished, name: 'From the Government', kind: 'furnished' },
  { id: PART_LINKS.milestone, name: 'Milestones', kind: 'milestone' },
  { id: PART_LINKS.plan, name: 'Plan as a whole' },
] as const

/** Jumps between the parts of a work breakdown and stays in sight: with all that is left to decide it is many screens long. */
export function RowsNav({ rows }: { rows: readonly KeptRow[] }) {
  return (
    <nav
      aria-label="Parts of the work breakdown"
      className="scrolled-row sticky top-15 z-20 flex gap-2 overflow-x-auto border-b border-line bg-sheet py-2"
    >
      {PARTS.map((part) => (
        <Link
          key={part.id}
          to={{ hash: `#${part.id}` }}
          className="flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3 font-semibold whitespace-nowrap text-navy hover:border-navy"
        >
          {part.name} {'kind' in part && <span className="numeric text-muted">{rowsOf(rows, part.kind).length}</span>}
        </Link>
      ))}
    </nav>
  )
}
