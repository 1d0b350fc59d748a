import { ArrowUpRight } from 'lucide-react'
import { heldInRows } from '../../../domain/work-breakdown/held-in-rows.ts'
import { Button } from '../../ui/button.tsx'
import { placeOf } from './outdated-cells.tsx'
import { columnShowing } from './parts.ts'
import { useBreakdown } from './use-breakdown.ts'
import { goToRow } from './use-row-arrival.ts'

/** The rows that say what is held back here: they stay as they are, whatever becomes of these words, until somebody changes them. */
export function HeldCells({ held }: { held: string }) {
  const rows = useBreakdown().allRows()
  const found = heldInRows(
    held,
    rows.filter(({ removed_at }) => removed_at === null),
  )
  if (found.length === 0) return null
  return (
    <ul aria-label="Rows that say it" className="grid gap-1">
      {found.map(({ row, cell, quote }) => (
        <li key={`${row.id} ${cell} ${quote}`} className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0 grow basis-72 text-warning [overflow-wrap:anywhere]">
            {placeOf(rows, { row, cell })} says it, too: “{quote}”
          </p>
          <Button
            variant="quiet"
            icon={ArrowUpRight}
            aria-label={`Go there: ${placeOf(rows, { row, cell })}`}
            onClick={() => goToRow(row.id, columnShowing(cell, row.kind)?.name)}
          >
            Go there
          </Button>
        </li>
      ))}
    </ul>
  )
}
