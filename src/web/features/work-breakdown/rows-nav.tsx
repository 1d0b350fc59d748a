import { Link, useLocation } from 'react-router'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { TABLES } from './columns.ts'
import { rowsOf } from './parts.ts'
import { partId } from './use-row-arrival.ts'

const PARTS = [
  { kind: 'asked', title: 'To decide' },
  { kind: 'timeline', title: 'Timeline' },
  ...TABLES,
  { kind: 'plan', title: 'Plan as a whole' },
] as const

/** Jumps between the parts of a work breakdown and stays in sight: with all that is left to decide it is many screens long. */
export function RowsNav({ rows }: { rows: readonly KeptRow[] }) {
  // where the rows are looked at from within another place, the history knows only by its state that they still are
  const { state } = useLocation()
  return (
    <nav
      aria-label="Parts of the work breakdown"
      className="scrolled-row sticky top-15 z-20 flex gap-2 overflow-x-auto border-b border-line bg-sheet py-2"
    >
      {PARTS.map((part) => (
        <Link
          key={part.kind}
          to={{ hash: `#${partId(part.kind)}` }}
          state={state}
          className="flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3 font-semibold whitespace-nowrap text-navy hover:border-navy"
        >
          {part.title} {'noun' in part && <span className="numeric text-muted">{rowsOf(rows, part.kind).length}</span>}
        </Link>
      ))}
    </nav>
  )
}
