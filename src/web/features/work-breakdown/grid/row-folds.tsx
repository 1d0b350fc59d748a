import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { Fragment, type RefObject, useCallback, useEffect, useState } from 'react'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import { counted, isDigits, raised } from '../../../../language/characters.ts'
import { listOf, NO_STEPS, valuesOf } from '../column.ts'
import { columnsOf, unseenCells } from '../parts.ts'
import { cellsOf } from '../row-line.ts'
import { MONTHS, PEOPLE } from '../step-columns.ts'
import { NUMBER_COLUMN } from './grid-keys.ts'
import { underStepQuery } from './under-step-query.ts'

/** How somebody comes to a cell: by the browser's search, or with the keyboard, whatever put it there. */
const COMES = ['beforematch', 'focusin'] as const

/** Which cards show their cells, the others one line that says what is in them; and whether the table itself is shown where tables can be closed. */
export type Folds = {
  isOpen: (id: string) => boolean
  turn: (id: string) => void
  turnAll: () => void
  areAllOpen: boolean
  isShown: boolean
  show: (isShown: boolean) => void
}

/**
 * The cards of a table that are open: at first only the one of which something waits to be looked at, then those that somebody opened or came to by a
 * link, the keyboard or the browser's own search.
 */
export function useFolds(table: RefObject<HTMLTableElement | null>, rows: readonly KeptRow[]): Folds {
  const [open, keep] = useState<ReadonlySet<string>>(() => new Set(toGoOnWith(rows)))
  const [isShown, show] = useState(() => rows.some(({ kind }) => kind === 'step'))
  const turn = useCallback((id: string) => keep((now) => turned(now, id)), [])
  const areAllOpen = rows.every(({ id }) => open.has(id))
  useEffect(() => {
    const around = table.current?.parentElement
    const reveal = ({ target }: Event) => {
      hide(around, false)
      show(true)
      const cell = (target as Element).closest<HTMLElement>('[data-cell]')
      const [id, column] = cell?.dataset.cell?.split('/') ?? []
      if (id === undefined || column === NUMBER_COLUMN) return
      // at once, so that the cell can take the keyboard
      hide(cell, false)
      keep((now) => (now.has(id) ? now : turned(now, id)))
    }
    for (const comes of COMES) around?.addEventListener(comes, reveal)
    return () => {
      for (const comes of COMES) around?.removeEventListener(comes, reveal)
    }
  }, [table])
  return {
    isOpen: (id) => open.has(id),
    areAllOpen,
    turn,
    turnAll: () => keep(new Set(areAllOpen ? [] : rows.map(({ id }) => id))),
    isShown,
    show,
  }
}

function turned(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}

/** React knows only what nobody finds when it is hidden. What is closed the browser's search finds, but for a cell in which nothing stands. */
export function hide(one: HTMLElement | null | undefined, hidden: '' | 'until-found' | false): void {
  if (hidden === false) one?.removeAttribute('hidden')
  else one?.setAttribute('hidden', hidden)
}

/** The first row of which something waits to be looked at. */
function toGoOnWith(rows: readonly KeptRow[]): string[] {
  return rows
    .filter((one) => one.kind === 'step' && Object.keys(unseenCells(cellsOf(one))).length > 0)
    .map(({ id }) => id)
    .slice(0, 1)
}

/** Opens or closes a card; closed it is a line that names its row, and of a step, where there is room, says when it is, who leads it, and what there is to show of it. */
export function FoldButton({ row, name, isOpen, onTurn }: { row: KeptRow; name: string; isOpen: boolean; onTurn: () => void }) {
  const { data: UnderStep } = useQuery(underStepQuery)
  const [first] = columnsOf(row.kind)
  const isStep = row.kind === 'step'
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
        <span className="flex items-baseline justify-between gap-x-4">
          <span className={`min-w-0 [overflow-wrap:anywhere] ${isOpen ? '' : 'max-md:truncate'}`}>
            <span className="sr-only">All of</span> <span className="numeric font-bold text-navy">{raised(name)}</span>{' '}
            {!isOpen && <span className="font-semibold">{String((first && cellsOf(row)[first.name]?.value) ?? 'without a name')}</span>}
          </span>{' '}
          {isStep && UnderStep && <UnderStep part="mark" row={row} name={name} />}
        </span>{' '}
        {isStep && !isOpen && <Facts row={row} />}
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
    <span className="numeric flex min-w-0 gap-x-1 text-caption text-muted max-md:hidden">
      {facts.map((fact, at) => (
        <Fragment key={fact}>
          {at > 0 && ' '}
          <span className={at === 2 ? 'min-w-0 truncate' : 'shrink-0'}>
            {at > 0 && '· '}
            {fact}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
