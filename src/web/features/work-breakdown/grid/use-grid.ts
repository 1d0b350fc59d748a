import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import type { RowKind } from '../../../../domain/work-breakdown/rows.ts'
import { keyOf, type Place } from '../cell-store.ts'
import { columnsOf, stepsOf } from '../parts.ts'
import { cellText } from '../pasting.ts'
import { cellsOf } from '../row-line.ts'
import { type Breakdown, useBreakdown } from '../use-breakdown.ts'
import { focusCell } from './focus-cell.ts'
import { type Frame, NUMBER_COLUMN, neighbour, nextPlace } from './grid-keys.ts'

/** A table as the keyboard knows it. */
type Grid = {
  breakdown: Breakdown
  kind: RowKind
  frame: Frame
  row: (id: string) => KeptRow | undefined
  cell: (place: Place) => HTMLElement | null
  /** Adds a row at the end and opens its first cell. */
  addRow: () => Promise<void>
}

/** The keys, the clipboard and the one Tab stop of a table (the grid pattern of WAI-ARIA); `table` is where it stands. */
export function useGrid(table: RefObject<HTMLTableElement | null>, kind: RowKind, rows: readonly KeptRow[]) {
  const breakdown = useBreakdown()
  const columns = columnsOf(kind)
  const frame = { rows: rows.map(({ id }) => id), columns: [NUMBER_COLUMN, ...columns.map(({ name }) => name)] }
  const cell = (place: Place) => table.current?.querySelector<HTMLElement>(`[data-cell="${keyOf(place)}"]`) ?? null
  const wanted = useRef<Place | null>(null)
  const last = useRef<Place | null>(null)
  const openBefore = useRef<Place | null>(null)
  const addRow = async () => {
    const added = await breakdown.rows.add(kind)
    const [first] = columns
    if (added && first) wanted.current = { row: added.id, column: first.name }
    settle()
  }
  /** Opens what was just added, and keeps the keyboard on a row that moved. */
  const settle = () => {
    setTabStop(table.current, null)
    const added = wanted.current && cell(wanted.current)
    if (wanted.current && added) {
      focusCell(added)
      breakdown.store.open(wanted.current)
      wanted.current = null
    } else if (last.current && document.activeElement === document.body) focusCell(cell(last.current) ?? firstCell(table.current))
  }
  useEffect(settle)
  const grid: Grid = { breakdown, kind, frame, row: (id) => rows.find((row) => row.id === id), cell, addRow }
  return {
    addRow,
    onMouseDownCapture: (event: MouseEvent) => leaveSecondPress(grid, openBefore, event),
    onClickCapture: (event: MouseEvent) => leaveSecondPress(grid, openBefore, event),
    onKeyDown: (event: KeyboardEvent) => press(grid, event),
    onPaste: (event: ClipboardEvent) => pasteInto(grid, event),
    onCopy: (event: ClipboardEvent) => copyFrom(grid, event),
    onFocus: ({ target }: FocusEvent) => {
      const place = placeOf(target)
      if (!place) return
      last.current = place
      setTabStop(table.current, target.closest<HTMLElement>('[data-cell]'))
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) last.current = null
    },
  }
}

function placeOf(target: EventTarget): Place | null {
  const [row, column] = (target instanceof Element && target.closest<HTMLElement>('[data-cell]')?.dataset.cell?.split('/')) || []
  return row !== undefined && column !== undefined ? { row, column } : null
}

/** The first press of two opens a cell, which may put another one under the pointer or words to choose: the second press does nothing. */
function leaveSecondPress({ breakdown: { store } }: Grid, before: RefObject<Place | null>, event: MouseEvent): void {
  const opened = store.opened()
  if (event.detail < 2) {
    if (event.type === 'mousedown') before.current = opened
  } else if (opened && (!before.current || keyOf(opened) !== keyOf(before.current))) {
    event.preventDefault()
    event.stopPropagation()
  }
}

function firstCell(table: HTMLElement | null): HTMLElement | null {
  return table?.querySelector<HTMLElement>('[data-cell]') ?? null
}

/** One cell of a table is reached by Tab, and then what can be pressed in it; without a cell the first one, where there is none yet. */
function setTabStop(table: HTMLElement | null, cell: HTMLElement | null): void {
  const before = table?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')
  const next = cell ?? before ?? firstCell(table)
  const setAll = (of: HTMLElement, tabIndex: number) => {
    for (const one of [of, ...of.querySelectorAll<HTMLElement>('[data-inner]')]) one.tabIndex = tabIndex
  }
  if (before && before !== next) setAll(before, -1)
  if (next) setAll(next, 0)
}

function press(grid: Grid, event: KeyboardEvent): void {
  const place = placeOf(event.target)
  if (!place) return
  if (grid.breakdown.store.view(keyOf(place)).isOpen) pressOpen(grid, place, event)
  else if (event.target === grid.cell(place)) pressClosed(grid, place, event)
  else if (event.key === 'Escape') grid.cell(place)?.focus()
}

function pressOpen(grid: Grid, place: Place, event: KeyboardEvent): void {
  const cell = grid.cell(place)
  const isButton = event.target instanceof HTMLButtonElement
  // a cell is saved however it is left
  if (event.key === 'Escape') cell?.focus()
  else if (event.key === 'Enter' && !event.shiftKey && !isButton) {
    event.preventDefault()
    below(grid, place)
  } else if (event.key === 'Tab' && cell && !staysInside(cell, event)) {
    const next = neighbour(place, event.shiftKey ? -1 : 1, grid.frame)
    if (!next) return
    event.preventDefault()
    focusCell(grid.cell(next))
  }
}

/** Whether there is another field of the same cell where Tab goes. */
function staysInside(cell: HTMLElement, { target, shiftKey }: KeyboardEvent): boolean {
  const fields = Array.from(cell.querySelectorAll<HTMLElement>('input, select, textarea, fieldset button'))
  return fields[fields.indexOf(target as HTMLElement) + (shiftKey ? -1 : 1)] !== undefined
}

/** Goes on in the row below; from the first cell of the last row, in a new one. */
function below({ breakdown, frame, cell, addRow }: Grid, place: Place): void {
  const under = nextPlace({ key: 'ArrowDown', isControl: false }, place, frame)
  const isNamed = (breakdown.store.view(keyOf(place)).draft?.text ?? cell(place)?.querySelector('textarea')?.value ?? '').trim() !== ''
  focusCell(under ? cell(under) : cell(place))
  if (!under && isNamed && place.column === frame.columns[1]) void addRow()
}

function pressClosed(grid: Grid, place: Place, event: KeyboardEvent): void {
  const act = actionOf(grid, place, event)
  if (!act) return
  act()
  // the letter that opens a cell is typed into it
  if (event.key.length > 1 || event.ctrlKey || event.metaKey) event.preventDefault()
}

function actionOf(grid: Grid, place: Place, { key, altKey, ctrlKey, metaKey }: KeyboardEvent): (() => void) | null {
  const { breakdown, kind, frame, cell } = grid
  const row = grid.row(place.row)
  const column = columnsOf(kind).find(({ name }) => name === place.column)
  const isControl = ctrlKey || metaKey
  if (!row) return null
  if (altKey) return key === 'ArrowUp' || key === 'ArrowDown' ? () => breakdown.rows.move(row, key === 'ArrowUp' ? -1 : 1) : null
  if (isControl && key.toLowerCase() === 'z') return () => void breakdown.takeBack()
  const next = nextPlace({ key, isControl }, place, frame)
  if (next) return () => focusCell(cell(next))
  const menu = cell(place)?.querySelector<HTMLElement>('[data-fold], [data-menu] button')
  const isTyped = column?.editor !== 'requirements'
  if (key === 'Enter' || key === 'F2') return menu ? () => menu.click() : isTyped ? () => breakdown.open(place) : null
  if (!column || menu || !isTyped) return null
  if (key === 'Delete' || key === 'Backspace') return () => breakdown.cells.clear(row, column)
  return key.length === 1 && !isControl && column.editor === 'text' ? () => breakdown.open(place) : null
}

/** A block of cells fills cells; a single text goes where somebody types. */
function pasteInto({ breakdown, kind, cell }: Grid, event: ClipboardEvent): void {
  const place = placeOf(event.target)
  const text = event.clipboardData.getData('text/plain')
  const isTyping = place && breakdown.store.view(keyOf(place)).isOpen
  if (!place || text === '' || (isTyping && !text.includes('\t'))) return
  event.preventDefault()
  if (isTyping) cell(place)?.focus()
  void breakdown.paste(place, kind, text)
}

function copyFrom({ breakdown, kind, row }: Grid, event: ClipboardEvent): void {
  const place = placeOf(event.target)
  const column = columnsOf(kind).find(({ name }) => name === place?.column)
  const of = place && row(place.row)
  if (!place || !of || !column || breakdown.store.view(keyOf(place)).isOpen || !document.getSelection()?.isCollapsed) return
  if (!column.cells.some((name) => cellsOf(of)[name])) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', cellText(of, column, stepsOf(breakdown.allRows())))
}
