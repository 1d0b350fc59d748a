import { type FocusEvent, type MouseEvent, memo, type ReactNode, useState } from 'react'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import { late } from '../../../ui/late.tsx'
import { TroubleNote, UnseenMark } from '../cell-marks.tsx'
import { type CellView, keyOf } from '../cell-store.ts'
import { type Column, listOf, NO_STEPS, type Steps, valuesOf } from '../column.ts'
import { useMenu } from '../menu-host.tsx'
import { originText, unseenIn } from '../origin-text.ts'
import { cellsOf } from '../row-line.ts'
import { useBreakdown, useCell, useSteps } from '../use-breakdown.ts'
import { CellEditor } from './cell-editor.tsx'
import { hide } from './row-folds.tsx'

const AnsweredRequirement = late(async () => (await import('../link-options.tsx')).AnsweredRequirement)

type GridCellProps = {
  row: KeptRow
  column: Column
  /** What the row is called: "step 3". */
  name: string
  /** Whether its card is open; null where nothing can be closed. */
  isOpen: boolean | null
  className: string
}

const STATES = {
  read: 'border-l-3 border-l-blue tabled:border-l-blue',
  suggested: 'bg-warning-soft italic outline-1 -outline-offset-2 outline-dashed outline-warning',
  seen: '',
}

/** The cell with the keyboard is outlined however it came there: by an arrow key, a press, or a link that leads to it. */
const FOCUSED = 'focus:outline-2 focus:-outline-offset-2 focus:outline-blue'

/** One cell: what it holds, or where it is typed; with the keyboard on it also what it rests on, as long as nobody has looked at it. Leaving it saves it. */
export const GridCell = memo(function GridCell({ row, column, name, isOpen, className }: GridCellProps) {
  const { store, cells, open } = useBreakdown()
  const place = { row: row.id, column: column.name }
  const view = useCell(store, place)
  const unseen = unseenIn(cellsOf(row), column)
  const [isWanted, want] = useState(false)
  const isEmpty = !view.draft && !column.cells.some((cell) => cellsOf(row)[cell])
  // an empty cell of an open step is shown once somebody came to it
  const isHidden = !view.isOpen && !view.trouble && isOpen !== null && !(isOpen && (isWanted || !isEmpty || row.kind !== 'step'))
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // whoever only goes to another window comes back to where they typed
    const isInside = relatedTarget !== currentTarget && currentTarget.contains(relatedTarget)
    if (!store.view(keyOf(place)).isOpen || isInside || !(relatedTarget || document.hasFocus())) return
    store.close(place)
    void cells.save(place)
  }
  // opened by the press itself: what closes meanwhile may move the cell away before the button is let go
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || column.editor === 'requirements' || (event.target as Element).closest('button')) return
    event.preventDefault()
    open(place)
  }
  const mark = <UnseenMark row={row} column={column} name={name} />
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is edited is a grid
      role="gridcell"
      tabIndex={-1}
      data-cell={keyOf(place)}
      ref={(cell) => hide(cell, isHidden && (isEmpty ? '' : 'until-found'))}
      title={unseen ? originText(unseen.origin) : undefined}
      onMouseDown={view.isOpen ? keepFocus : press}
      onFocus={() => want(true)}
      onBlur={left}
      className={`group/cell ${FOCUSED} ${column.width} ${view.isOpen ? 'max-md:col-span-2' : ''} ${STATES[unseen?.state ?? 'seen']} ${className}`}
    >
      <span aria-hidden className="block text-caption text-muted tabled:hidden">
        {column.heading}
      </span>
      {view.isOpen ? (
        <CellEditor row={row} column={column} name={name} />
      ) : (
        <>
          {unseen?.state === 'read' && mark}
          <Content row={row} column={column} name={name} view={view} />
          {unseen?.state === 'suggested' && mark}
          {unseen && <span className="sr-only">, {unseen.state === 'read' ? 'not looked at yet' : 'only suggested'}</span>}
        </>
      )}
      {unseen && (
        <span className="hidden text-caption text-muted not-italic group-focus-within/cell:line-clamp-6">{originText(unseen.origin)}</span>
      )}
      {view.trouble && <TroubleNote trouble={view.trouble} place={place} row={row} column={column} name={name} />}
    </td>
  )
})

/** A press beside a field of an open cell leaves the keyboard in it. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target as Element).closest('input, select, textarea, button')) event.preventDefault()
}

type ContentProps = Omit<GridCellProps, 'className' | 'isOpen'> & { view: CellView }

function Content(props: ContentProps): ReactNode {
  const { row, column } = props
  if (column.editor === 'requirements') return <Chips row={row} name={props.name} />
  return column.isOfSteps ? <StepNumbers {...props} /> : <ShownText {...props} steps={NO_STEPS} />
}

/** Renders anew when the order of the steps changes, which other cells need not. */
function StepNumbers(props: ContentProps) {
  return <ShownText {...props} steps={useSteps()} />
}

function ShownText({ row, column, view, steps }: ContentProps & { steps: Steps }) {
  return (
    <span data-words="" className="whitespace-pre-line [overflow-wrap:anywhere] tabled:[overflow-wrap:break-word]">
      {shownText(row, column, view, steps)}
    </span>
  )
}

/** What was typed and is not saved yet stands in place of what is kept. */
function shownText(row: KeptRow, column: Column, { draft }: CellView, steps: Steps): string {
  const shown = column.shown ?? column.text
  if (!draft) return shown(valuesOf(cellsOf(row), column), steps)
  const read = column.read(draft.text, steps)
  return read.ok ? shown(read.value, steps) : draft.text
}

/** What a key opens here is the menu of the first; where there is none, the choice of one. */
function Chips({ row, name }: { row: KeptRow; name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span data-menu="" className="flex flex-wrap gap-1">
        {listOf(cellsOf(row).requirement_ids?.value).map((id) => (
          <RequirementChip key={id} id={id} step={row.id} />
        ))}
        <button
          type="button"
          data-inner=""
          tabIndex={-1}
          aria-label={`Add a requirement to ${name}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-7 px-2 font-bold text-navy"
        >
          +
        </button>
      </span>
      {isOpen && <AnsweredRequirement row={row} name={name} onDone={() => setOpen(false)} />}
    </>
  )
}

/** A requirement on the step that answers it. Its menu takes it off there: then it stands among those without a step, where it is said what becomes of it. */
function RequirementChip({ id, step }: { id: string; step: string }) {
  const { requirement, requirements } = useBreakdown()
  const open = useMenu()
  const asked = requirement(id)
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation()
    const label = `${id}: ${asked?.text ?? 'no longer in the solicitation'}`
    open({
      anchor: event.currentTarget,
      label,
      items: [{ label: 'Take it off this step', onPress: () => requirements.move(id, step, null) }],
    })
  }
  return (
    <button
      type="button"
      data-inner=""
      tabIndex={-1}
      title={asked?.text}
      aria-haspopup="menu"
      onClick={choose}
      className="numeric inline-flex min-h-7 items-center rounded-full border border-line-strong bg-navy-soft px-2.5 text-caption font-bold text-navy hover:border-navy"
    >
      {id}
    </button>
  )
}
