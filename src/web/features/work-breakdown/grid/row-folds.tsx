import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { Fragment, type RefObject, useCallback, useEffect, useState } from 'react'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import { counted, isDigits, raised } from '../../../../language/characters.ts'
import { listOf, NO_STEPS, valuesOf } from '../column.ts'
import { unseenCells } from '../parts.ts'
import { cellsOf } from '../row-line.ts'
import { MONTHS, PEOPLE } from '../step-columns.ts'
import { NUMBER_COLUMN } from './grid-keys.ts'
import { underStepQuery } from './under-step-query.ts'

/** How somebody comes to a cell: by the browser's search, or with the keyboard, whatever put it there. */
const COMES = ['beforematch', 'focusin'] as const

/** Which cards show their cells; the others one line that says what is in them. */
export type Folds = { isOpen: (id: string) => boolean; turn: (id: string) => void; turnAll: () => void; areAllOpen: boolean }

/**
 * The cards of a table that are open: at first only the one of which something waits to be looked at, then those that somebody opened or came to by a
 * link, the keyboard or the browser's own search.
 */
export function useFolds(table: RefObject<HTMLTableElement | null>, rows: readonly KeptRow[]): Folds {
  const [open, keep] = useState<ReadonlySet<string>>(() => new Set(toGoOnWith(rows)))
  const turn = useCallback((id: string) => keep((now) => turned(now, id)), [])
  const areAllOpen = rows.every(({ id }) => open.has(id))
  useEffect(() => {
    const grid = table.current
    const reveal = ({ target }: Event) => {
      const cell = (target as Element).closest<HTMLElement>('[data-cell]')
      const [id, column] = cell?.dataset.cell?.split('/') ?? []
      if (id === undefined || column === NUMBER_COLUMN) return
      // at once, so that the cell can take the keyboard
      cell?.removeAttribute('hidden')
      keep((now) => (now.has(id) ? now : turned(now, id)))
    }
    for (const comes of COMES) grid?.addEventListener(comes, reveal)
    return () => {
      for (const comes of COMES) grid?.removeEventListener(comes, reveal)
    }
  }, [table])
  return {
    isOpen: (id) => open.has(id),
    areAllOpen,
    turn,
    turnAll: () => keep(new Set(areAllOpen ? [] : rows.map(({ id }) => id))),
  }
}

function turned(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The first row of which something waits to be looked at. */
function toGoOnWith(rows: readonly KeptRow[]): string[] {
  return rows
    .filter((one) => Object.keys(unseenCells(cellsOf(one))).length > 0)
    .map(({ id }) => id)
    .slice(0, 1)
}

/** Opens or closes a card; closed it is a line that says what the step is, when, who leads it, and what there is to show of it. */
export function FoldButton({ row, name, isOpen, onTurn }: { row: KeptRow; name: string; isOpen: boolean; onTurn: () => void }) {
  const { data: UnderStep } = useQuery(underStepQuery)
  return (
    <button
      type="button"
      tabIndex={-1}
      data-inner=""
      data-fold=""
      aria-expanded={isOpen}
      onClick={(event) => {
        event.stopPropagation()
        onTurn()
      }}
      className="flex min-h-10 min-w-0 grow items-start gap-2 rounded-control px-1.5 py-1.5 text-left hover:bg-navy-soft"
    >
      <ChevronDown aria-hidden className={`mt-1 size-4 shrink-0 text-navy ${isOpen ? '' : '-rotate-90'}`} />
      <span className="grid min-w-0 grow">
        <span className="flex items-baseline justify-between gap-x-4 max-md:flex-wrap">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="sr-only">All of</span> <span className="numeric font-bold text-navy">{raised(name)}</span>{' '}
            {!isOpen && <span className="font-semibold">{String(cellsOf(row).action?.value ?? 'without a name')}</span>}
          </span>{' '}
          {UnderStep && <UnderStep part="mark" row={row} name={name} />}
        </span>{' '}
        {!isOpen && <Facts row={row} />}
      </span>
    </button>
  )
}

/** What a step is in a line; what it hands over may be long, and makes room. */
function Facts({ row }: { row: KeptRow }) {
  const values = valuesOf(cellsOf(row), { cells: [...MONTHS.cells, ...PEOPLE.cells, 'result', 'proof', 'requirement_ids'] })
  const months = MONTHS.text(values, NO_STEPS)
  const [lead, ...others] = PEOPLE.text(values, NO_STEPS).split('; ')
  const asked = listOf(values.requirement_ids)
  const facts = [
    months ? `${isDigits(months) ? 'month' : 'months'} ${months}` : 'no months',
    lead ? `${lead}${others.length > 0 ? ` +${others.length}` : ''}` : 'nobody named',
    values.result ? `hands over ${values.result}` : 'hands nothing over',
    counted(listOf(values.proof).length, 'pass mark'),
    asked.length > 3 ? counted(asked.length, 'requirement') : asked.join(', ') || 'no requirement',
  ]
  return (
    <span className="numeric min-w-0 text-caption text-muted md:flex md:gap-x-1">
      {facts.map((fact, at) => (
        <Fragment key={fact}>
          {at > 0 && ' '}
          <span className={at === 2 ? 'min-w-0 md:truncate' : 'md:shrink-0'}>
            {at > 0 && '· '}
            {fact}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
