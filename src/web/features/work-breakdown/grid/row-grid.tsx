import { ChevronDown, ChevronsDownUp, ChevronsUpDown, Columns3, Copy, Plus, Rows2 } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import * as z from 'zod'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import type { RowKind } from '../../../../domain/work-breakdown/rows.ts'
import { readDraft, writeDraft } from '../../../app/browser-store.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast, tellFailed } from '../../../ui/toasts.ts'
import { PHONE, useMedia } from '../../../ui/use-media.ts'
import { columnsOf } from '../parts.ts'
import { copiedTable, NUMBER_HEADING } from '../pasting.ts'
import { useBreakdown } from '../use-breakdown.ts'
import { partId } from '../use-row-arrival.ts'
import { NUMBER_COLUMN } from './grid-keys.ts'
import { GridRow } from './grid-row.tsx'
import { hide, useFolds } from './row-folds.tsx'
import { useGrid } from './use-grid.ts'

type RowGridProps = {
  kind: Exclude<RowKind, 'plan'>
  title: string
  /** One row in a sentence: "step". */
  noun: string
  rows: readonly KeptRow[]
  /** What is to be known of these rows beside a plan that stands. */
  note?: string | undefined
}

/**
 * A table of rows that are edited where they stand. Steps are cards, a line each until opened, unless somebody prefers the table; on a phone all rows are,
 * and of the tables only the steps are open at first.
 */
export const RowGrid = memo(function RowGrid({ kind, title, noun, rows, note }: RowGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const isPhone = useMedia(PHONE)
  const [chosen, lay] = useLayout(kind)
  const isEmpty = rows.length === 0
  const isFolding = !isEmpty && (isPhone || chosen === 'cards')
  const layout = isFolding ? 'cards' : 'table'
  const folds = useFolds(table, rows)
  const isClosed = isPhone && !isEmpty && !folds.isShown
  const { addRow, ...heard } = useGrid(table, kind, rows)
  return (
    <section
      id={partId(kind)}
      tabIndex={-1}
      aria-label={title}
      data-layout={layout}
      onFocus={({ target, currentTarget }) => target === currentTarget && folds.show(true)}
      className="grid min-w-0 scroll-mt-32 gap-3 outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-subtitle font-bold">
          {isPhone && !isEmpty ? <TableFold title={title} count={rows.length} isOpen={folds.isShown} onTurn={folds.show} /> : title}
        </h2>
        {isEmpty && <p className="grow text-muted">None yet.</p>}
        <div className="flex flex-wrap gap-3 empty:hidden">
          {isEmpty && <AddButton noun={noun} onAdd={addRow} />}
          {kind === 'step' && (
            <>
              {isFolding && rows.length > 1 && (
                <Button variant="quiet" icon={folds.areAllOpen ? ChevronsDownUp : ChevronsUpDown} onClick={folds.turnAll}>
                  {folds.areAllOpen ? 'Close all steps' : 'Open all steps'}
                </Button>
              )}
              <LayoutSwitch layout={layout} onChange={lay} />
            </>
          )}
        </div>
      </div>
      <div
        ref={(around) => hide(around, isClosed && 'until-found')}
        // isolated: the columns that stay go under the bar with the parts as all else does
        className={`relative isolate min-w-0 overflow-x-auto print:[content-visibility:visible] ${isEmpty ? 'hidden' : ''} tabled:max-h-[75dvh] tabled:rounded-card tabled:border tabled:border-line`}
      >
        <table
          ref={table}
          {...heard}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is edited is a grid
          role="grid"
          aria-label={title}
          className="block w-full border-separate border-spacing-0 text-left tabled:table"
        >
          <Head kind={kind} />
          <tbody className="block tabled:table-row-group">
            {rows.map((row, at) => (
              <GridRow
                key={row.id}
                row={row}
                number={at + 1}
                count={rows.length}
                name={`${noun} ${at + 1}`}
                isOpen={isFolding ? folds.isOpen(row.id) : null}
                onTurn={folds.turn}
              />
            ))}
          </tbody>
        </table>
        {note && !isEmpty && <p className="px-4 py-3 text-muted">{note}</p>}
      </div>
      {!isEmpty && !isClosed && (
        <div className="flex flex-wrap gap-3">
          <AddButton noun={noun} onAdd={addRow} />
          <CopyButton kind={kind} title={title} />
        </div>
      )}
    </section>
  )
})

function TableFold({ title, count, isOpen, onTurn }: { title: string; count: number; isOpen: boolean; onTurn: (isOpen: boolean) => void }) {
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => onTurn(!isOpen)} className="flex min-h-10 items-center gap-2 text-left">
      <ChevronDown aria-hidden className={`size-4 shrink-0 text-navy ${isOpen ? '' : '-rotate-90'}`} />
      {title} <span className="numeric font-normal text-muted">{count}</span>
    </button>
  )
}

function AddButton({ noun, onAdd }: { noun: string; onAdd: () => Promise<unknown> }) {
  return (
    <Button icon={Plus} onClick={() => void onAdd()}>
      Add a {noun}
    </Button>
  )
}

function CopyButton({ kind, title }: Pick<RowGridProps, 'kind' | 'title'>) {
  const { allRows } = useBreakdown()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copiedTable(allRows(), kind))
      showToast({ title: `${title} copied`, description: 'Paste it into a spreadsheet.', variant: 'success' })
    } catch {
      tellFailed(`${title} could not be copied`, 'The browser does not allow it here.')
    }
  }
  return (
    <Button variant="quiet" icon={Copy} onClick={() => void copy()} aria-label={`Copy ${title} for a spreadsheet`}>
      Copy for a spreadsheet
    </Button>
  )
}

function Head({ kind }: { kind: RowKind }) {
  const look = 'border-r border-b border-line-strong bg-sheet px-2 py-2 font-medium tabled:sticky tabled:top-0'
  return (
    <thead className="hidden text-caption text-muted tabled:table-header-group">
      <tr>
        <th key={NUMBER_COLUMN} scope="col" className={`${look} left-0 z-20 tabled:w-32 tabled:min-w-32`}>
          {NUMBER_HEADING}
        </th>
        {columnsOf(kind).map(({ name, heading, width }, at) => (
          <th key={name} scope="col" className={`${look} ${width} ${at === 0 && kind === 'step' ? 'left-32 z-20' : 'z-15'}`}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** How rows stand: as lines of one table, or each as a card, a line until it is opened. */
const RowLayout = z.enum(['table', 'cards'])
type RowLayout = z.infer<typeof RowLayout>

const KEPT = 'row-layout'

/** How rows of a kind stand, and how that is changed. Steps have more cells than a screen has room for side by side: they are cards unless somebody chose the table. */
function useLayout(kind: RowKind): [RowLayout, (layout: RowLayout) => void] {
  const [chosen, choose] = useState(() => readDraft(KEPT, RowLayout) ?? 'cards')
  const lay = (layout: RowLayout) => {
    choose(layout)
    writeDraft(KEPT, layout)
  }
  return [kind === 'step' ? chosen : 'table', lay]
}

/** Changes how steps stand; on a phone they are always cards. */
function LayoutSwitch({ layout, onChange }: { layout: RowLayout; onChange: (layout: RowLayout) => void }) {
  const isTable = layout === 'table'
  return (
    <Button
      variant="quiet"
      icon={isTable ? Rows2 : Columns3}
      onClick={() => onChange(isTable ? 'cards' : 'table')}
      className="max-md:hidden"
    >
      {isTable ? 'Show as cards' : 'Show as one table'}
    </Button>
  )
}
