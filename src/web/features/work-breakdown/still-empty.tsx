import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { missingCells } from '../../../domain/work-breakdown/missing-cells.ts'
import type { CellsOf } from '../../../domain/work-breakdown/rows.ts'
import type { WorkBreakdown } from '../../../domain/work-breakdown/work-breakdown.ts'
import { Button } from '../../ui/button.tsx'
import type { Column } from './column.ts'
import { columnsOf, rowsOf } from './parts.ts'
import { cellsOf } from './row-line.ts'
import { useBreakdown, useCounting } from './use-breakdown.ts'
import { goToRow } from './use-row-arrival.ts'

/** Without these a task says nobody, no time, no place, nothing that comes of it or no mark by which it is judged. */
const TELLING: ReadonlySet<string> = new Set(['people', 'place', 'from_month', 'result', 'proof'])

type Lacking = { row: KeptRow; number: number; columns: readonly Column[] }

/** The steps that lack what a task or its criterion says, each with the columns in which it stands. */
function lackingSteps(rows: readonly KeptRow[], counting: WorkBreakdown): Lacking[] {
  return rowsOf(rows, 'step').flatMap((row, at) => {
    const missing = missingCells(row.cells as CellsOf<'step'>, { id: row.id, rows: counting }).filter((cell) => TELLING.has(cell))
    const columns = columnsOf('step').filter(({ cells }) => cells.some((cell) => missing.includes(cell)))
    return columns.length > 0 && cellsOf(row).action ? [{ row, number: at + 1, columns }] : []
  })
}

/** What stands empty once all is decided, step by step; each opens its cell. */
export function StillEmpty({ rows }: { rows: readonly KeptRow[] }) {
  const { open } = useBreakdown()
  const lacking = lackingSteps(rows, useCounting())
  if (lacking.length === 0) return null
  return (
    <div className="grid gap-1">
      <p className="text-warning">Still empty, and so in the plan. Fill what you know:</p>
      <ul className="grid gap-0.5">
        {lacking.map(({ row, number, columns }) => (
          <li key={row.id} className="flex flex-wrap items-baseline gap-x-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              Step {number}, {String(cellsOf(row).action?.value ?? '')}:
            </span>
            {columns.map(({ name, heading }) => (
              <Button
                key={name}
                variant="quiet"
                aria-label={`Fill ${heading} of step ${number}`}
                onClick={() => {
                  goToRow(row.id, name)
                  open({ row: row.id, column: name })
                }}
              >
                {heading}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
