import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react'
import { memo } from 'react'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import { raised } from '../../../../language/characters.ts'
import type { MenuLine } from '../../../ui/menu/lines-panel.tsx'
import { InnerButton } from '../cell-marks.tsx'
import type { Column } from '../column.ts'
import { useMenu } from '../menu-host.tsx'
import { columnsOf, unseenCells } from '../parts.ts'
import { cellsOf } from '../row-line.ts'
import { type Breakdown, useBreakdown } from '../use-breakdown.ts'
import { GridCell } from './grid-cell.tsx'
import { NUMBER_COLUMN } from './grid-keys.ts'
import { LINE_BUTTON } from './line-button.ts'
import { FoldButton } from './row-folds.tsx'
import { underStepQuery } from './under-step-query.ts'

/** How cells stand: in a table, or in a card. Paper shows those of a closed card, too. */
const CELL =
  'print:[content-visibility:visible] not-print:[&[hidden]]:h-0 not-print:[&[hidden]]:min-h-0 not-print:[&[hidden]]:p-0 block min-h-12 scroll-mb-32 tabled:scroll-ml-88 rounded-control border-line px-4 py-2 align-top outline-offset-[-2px] tabled:table-cell tabled:rounded-none tabled:border-r tabled:border-b tabled:p-2'
const FIXED = 'tabled:sticky tabled:z-10 tabled:bg-surface'

/** In a table a step, which may tell much, shows the first lines of its cells until somebody comes to it. */
const FIRST_LINES = 'tabled:[&:not(:focus-within)_[data-words]]:line-clamp-4'

type RowHeadProps = {
  row: KeptRow
  number: number
  count: number
  name: string
  /** Whether its cells are shown; null where nothing can be closed. */
  isOpen: boolean | null
  onTurn: (id: string) => void
}

/** A row: its number with what is done to it, its cells, and under those of a step what is missing. */
export const GridRow = memo(function GridRow(props: RowHeadProps) {
  const { row, name, isOpen } = props
  const isStep = row.kind === 'step'
  const hasFoot = isStep && isOpen !== false
  const columns = columnsOf(row.kind)
  return (
    <>
      <tr
        className={`mt-2 grid grid-cols-2 ${isStep ? `max-md:*:col-span-full ${FIRST_LINES}` : ''} ${hasFoot ? 'rounded-t-card border-b-0' : 'rounded-card'} border border-line bg-surface tabled:table-row tabled:border-0`}
      >
        <RowHead {...props} />
        {columns.map((column, at) => (
          <GridCell
            key={column.name}
            row={row}
            column={column}
            name={name}
            isOpen={isOpen}
            className={`${CELL} ${look(column, at, isStep)}`}
          />
        ))}
      </tr>
      {hasFoot && <StepFoot row={row} span={columns.length + 1} name={name} isCard={isOpen !== null} />}
    </>
  )
})

function look(column: Column, at: number, isStep: boolean): string {
  if (at === 0 && isStep) return `${FIXED} col-span-full tabled:left-32 font-semibold`
  return column.name === 'months' ? 'numeric' : ''
}

function RowHead({ row, number, count, name, isOpen, onTurn }: RowHeadProps) {
  const breakdown = useBreakdown()
  const open = useMenu()
  const menu = (anchor: HTMLElement) =>
    open({
      anchor: anchor.closest<HTMLElement>('[data-cell]') ?? anchor,
      label: raised(name),
      items: rowItems(breakdown, row, number, count),
    })
  return (
    <th
      scope="row"
      tabIndex={-1}
      data-cell={`${row.id}/${NUMBER_COLUMN}`}
      className={`${CELL} ${FIXED} col-span-full px-2! py-1! font-normal tabled:left-0 tabled:w-32 tabled:min-w-32`}
    >
      <span className="flex items-start gap-1 tabled:items-center">
        {isOpen === null ? (
          <span className="numeric grow font-bold text-navy">
            <span className="tabled:sr-only">{raised(name).replace(/ \d+$/, '')} </span>
            {number}
          </span>
        ) : (
          <FoldButton row={row} name={name} isOpen={isOpen} onTurn={() => onTurn(row.id)} />
        )}
        <span className={isOpen === null ? 'contents' : 'mt-1 flex shrink-0'}>
          <span className={isOpen === false ? 'flex max-md:hidden' : 'contents'}>
            <InnerButton label={`Move ${name} up`} onPress={() => breakdown.rows.move(row, -1)}>
              <ArrowUp aria-hidden className="size-4" />
            </InnerButton>
            <InnerButton label={`Move ${name} down`} onPress={() => breakdown.rows.move(row, 1)}>
              <ArrowDown aria-hidden className="size-4" />
            </InnerButton>
          </span>
          <span data-menu="" className="contents">
            <InnerButton label={`More for ${name}`} onPress={menu}>
              <Ellipsis aria-hidden className="size-4" />
            </InnerButton>
          </span>
        </span>
      </span>
    </th>
  )
}

function rowItems({ rows, cells }: Breakdown, row: KeptRow, number: number, count: number): MenuLine[] {
  const isLast = number === count
  const ofStep: MenuLine[] =
    row.kind === 'step'
      ? [
          { label: 'Split into two', onPress: () => void rows.split(row) },
          ...(isLast ? [] : [{ label: 'Merge with the next', onPress: () => void rows.merge(row) }]),
        ]
      : []
  return [
    // a step has that in the line under it
    ...(row.kind !== 'step' && hasUnseen(row) ? [{ label: 'Accept all of this row', onPress: () => cells.accept(row) }] : []),
    ...ofStep,
    { label: 'Remove', isDangerous: true, onPress: () => void rows.remove(row) },
  ]
}

/** What a step lacks, and the way to take over at once all that was filled ahead; in a card also its empty cells, and what the plan prints of it. */
function StepFoot({ row, span, name, isCard }: { row: KeptRow; span: number; name: string; isCard: boolean }) {
  const { cells } = useBreakdown()
  const { data: UnderStep } = useQuery(underStepQuery)
  return (
    <tr className="block rounded-b-card border border-t-0 border-line bg-surface tabled:table-row tabled:border-0">
      <td colSpan={span} className="block px-4 py-2 text-caption tabled:table-cell tabled:border-b tabled:border-line-strong tabled:px-2">
        <span className="sticky left-2 flex max-w-[80vw] flex-wrap items-center gap-x-4 gap-y-1">
          {UnderStep ? <UnderStep part={isCard ? 'empty' : 'lacking'} row={row} name={name} /> : '\u00a0'}
          {hasUnseen(row) && (
            <button type="button" aria-label={`Accept all of ${name}`} onClick={() => cells.accept(row)} className={LINE_BUTTON}>
              Accept all of this row
            </button>
          )}
        </span>
        {UnderStep && (
          <div className="tabled:hidden">
            <UnderStep part="printed" row={row} name={raised(name)} />
          </div>
        )}
      </td>
    </tr>
  )
}

function hasUnseen(row: KeptRow): boolean {
  return Object.keys(unseenCells(cellsOf(row))).length > 0
}
