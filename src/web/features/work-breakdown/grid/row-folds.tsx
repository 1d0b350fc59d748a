import { ChevronDown } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import { isDigits, raised } from '../../../../language/characters.ts'
import { listOf, NO_STEPS, type Values, valuesOf } from '../column.ts'
import { unseenCells } from '../parts.ts'
import { cellsOf } from '../row-line.ts'
import { MONTHS, PEOPLE } from '../step-columns.ts'
import { NUMBER_COLUMN } from './grid-keys.ts'

/** So many steps are all open: there is nothing to look for. */
export const FEW = 3

/** How somebody comes to a cell: by the browser's search, or with the keyboard, whatever put it there. */
const COMES = ['beforematch', 'focusin'] as const

/** Which cards show all of their cells; the others one line that says what is in them. */
export type Folds = { isOpen: (id: string) => boolean; turn: (id: string) => void; turnAll: () => void; areAllOpen: boolean }

/**
 * The cards of a table that are open: the one to go on with, those that somebody opened or came to by a link, the keyboard or the browser's own search,
 * and those that were added here.
 */
export function useFolds(table: RefObject<HTMLTableElement | null>, rows: readonly KeptRow[]): Folds {
  const [known] = useState(() => new Set(rows.length > FEW ? rows.map(({ id }) => id) : []))
  const [open, keep] = useState<ReadonlySet<string>>(() => new Set(toGoOnWith(rows)))
  const isOpen = (id: string) => !known.has(id) !== open.has(id)
  const turn = useCallback((id: string) => keep((now) => turned(now, id)), [])
  const areAllOpen = rows.every(({ id }) => isOpen(id))
  useEffect(() => {
    const grid = table.current
    const reveal = ({ target }: Event) => {
      const [id, column] = (target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell?.split('/') ?? []
      if (id === undefined || column === NUMBER_COLUMN) return
      // at once, so that the cell can take the keyboard
      for (const cell of grid?.querySelectorAll(`[data-cell^="${id}/"]`) ?? []) cell.removeAttribute('hidden')
      keep((now) => (!known.has(id) !== now.has(id) ? now : turned(now, id)))
    }
    for (const comes of COMES) grid?.addEventListener(comes, reveal)
    return () => {
      for (const comes of COMES) grid?.removeEventListener(comes, reveal)
    }
  }, [table, known])
  return {
    isOpen,
    areAllOpen,
    turn,
    turnAll: () => keep((now) => rows.reduce((set, { id }) => (isOpen(id) === areAllOpen ? turned(set, id) : set), now)),
  }
}

function turned(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The first step of which something waits to be looked at, else the first. */
function toGoOnWith(rows: readonly KeptRow[]): string[] {
  const row = rows.find((one) => Object.keys(unseenCells(cellsOf(one))).length > 0) ?? rows[0]
  return row && rows.length > FEW ? [row.id] : []
}

/** Puts the keyboard on a cell; a card that was closed is open then. */
export function focusCell(cell: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (cell?.hasAttribute('hidden')) cell.dispatchEvent(new Event('beforematch', { bubbles: true }))
  cell?.focus(options)
}

/** Opens or closes a card; closed it says what the step is, who does it, when, and how many criteria it has. */
export function FoldButton({ row, name, isOpen, onTurn }: { row: KeptRow; name: string; isOpen: boolean; onTurn: () => void }) {
  const values = valuesOf(cellsOf(row), { cells: ['action', ...PEOPLE.cells, ...MONTHS.cells, 'proof'] })
  const action = String(values.action ?? 'without a name')
  return (
    <button
      type="button"
      tabIndex={-1}
      data-inner=""
      aria-expanded={isOpen}
      aria-label={`All of ${name}: ${action}, ${summary(values)}`}
      onClick={(event) => {
        event.stopPropagation()
        onTurn()
      }}
      className="flex min-h-10 min-w-0 grow items-start gap-2 rounded-control px-1.5 py-1.5 text-left hover:bg-navy-soft"
    >
      <ChevronDown aria-hidden className={`mt-1 size-4 shrink-0 text-navy ${isOpen ? '' : '-rotate-90'}`} />
      <span className="grid min-w-0">
        <span className="[overflow-wrap:anywhere]">
          <span className="numeric font-bold text-navy">{raised(name)}</span>
          {!isOpen && <span className="font-semibold"> {action}</span>}
        </span>
        {!isOpen && <span className="numeric text-caption text-muted">{summary(values)}</span>}
      </span>
    </button>
  )
}

function summary(values: Values): string {
  const people = PEOPLE.text(values, NO_STEPS)
  const months = MONTHS.text(values, NO_STEPS)
  const criteria = listOf(values.proof).length
  return [
    people || 'nobody named',
    months ? `${isDigits(months) ? 'month' : 'months'} ${months}` : 'no months',
    criteria === 1 ? '1 criterion' : `${criteria} criteria`,
  ].join(' · ')
}
