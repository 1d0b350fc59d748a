import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { carriedLinks, isAlikeTyped } from '../../../domain/work-breakdown/carried-links.ts'
import { tellFailed } from '../../ui/toasts.ts'
import { type Draft, keyOf, type Place } from './cell-store.ts'
import { type AnyCell, type Column, type Values, valuesOf } from './column.ts'
import { cellsWith, columnsOf, type Parts, stepsOf, unseenCells } from './parts.ts'
import type { NotChanged } from './row-desk.ts'
import { type Change, cellsOf, comparable, inverse, valuesIn } from './row-line.ts'

/** What is done to single cells. */
export type CellActions = ReturnType<typeof cellActions>

/** Saves, empties, accepts and discards cells. What cannot be saved stays in the cell, with why. */
export function cellActions(parts: Parts) {
  const press = pressing(parts)
  return { press, before: held, ...saving(parts, press), ...reviewing(press) }
}

/** Changes a row for something that was pressed, not typed; tells when that fails, under this title. */
export type Press = (row: KeptRow, change: Change, title: string) => Promise<boolean>

function pressing({ desk, undo }: Parts): Press {
  const press: Press = async (row, change, title) => {
    const back = inverse(row, change)
    const kept = await desk.change(row.id, change)
    if (kept.ok) undo.push(() => press(kept.value, back, NOT_TAKEN_BACK))
    else tellNotChanged(title, kept.problem, () => press(row, change, title))
    return kept.ok
  }
  return press
}

const NOT_TAKEN_BACK = 'The change could not be taken back'

function tellNotChanged(title: string, problem: NotChanged, again: () => unknown) {
  if (problem.kind === 'changed') tellFailed(title, 'It was changed elsewhere meanwhile, and is shown as it is now.')
  else tellFailed(title, problem.problem.message, again)
}

/** What a cell holds now, to begin typing from, as text that can be compared. */
function held(row: KeptRow, column: Column): string {
  return comparable(valuesIn(row, column.cells))
}

/** Saves what is typed; whoever leaves a cell as it was has looked at it. */
function saving(parts: Parts, press: Press) {
  const { store, desk, rows } = parts
  const look = async (row: KeptRow, column: Column) => {
    const read = Object.entries(unseenCells(cellsOf(row), column.cells)).filter(([, { state }]) => state === 'read')
    if (read.length > 0) await desk.change(row.id, { cells: seen(read) })
  }
  const save = async (place: Place) => {
    const row = rows().find(({ id }) => id === place.row)
    const column = row && columnsOf(row.kind).find(({ name }) => name === place.column)
    if (!row || !column) return
    const { draft } = store.view(keyOf(place))
    if (!draft) return look(row, column)
    const read = column.read(draft.text, stepsOf(rows()))
    if (!read.ok) return store.trouble(place, { kind: 'unreadable', why: read.problem })
    if (comparable(read.value) !== held(row, column)) return sendDraft(parts, press, { place, row, column, draft }, read.value)
    store.forget(place)
    return look(row, column)
  }
  return {
    save,
    look,
    /** Of two values, what was typed here goes into the cell. */
    keepMine: (place: Place, row: KeptRow, column: Column) => {
      store.rebase(place, held(row, column))
      return save(place)
    },
  }
}

/** A cell in which something is typed. */
type Typed = { place: Place; row: KeptRow; column: Column; draft: Draft }

/** Sends what a draft was read as. The draft goes once that is saved; else it stays, with why. */
async function sendDraft({ store, desk, undo, rows }: Parts, press: Press, { place, row, column, draft }: Typed, values: Values) {
  const change = { cells: cellsWith(values) }
  const links = cellsWith(carriedLinks(cellsOf(row), values, isAlikeTyped))
  const back = inverse(row, { cells: { ...change.cells, ...links } })
  store.trouble(place, null)
  const kept = await desk.change(row.id, change, draft.before)
  if (kept.ok) {
    // more may have been typed meanwhile
    if (store.view(keyOf(place)).draft?.text === draft.text) store.forget(place)
    else store.rebase(place, held(kept.value, column))
    undo.push(() => press(kept.value, back, NOT_TAKEN_BACK))
    if (Object.keys(links).length > 0) await desk.change(row.id, { cells: links })
  } else if (kept.problem.kind === 'failed') store.trouble(place, { kind: 'failed', why: kept.problem.problem.message })
  else store.trouble(place, { kind: 'changed', theirs: column.text(valuesOf(cellsOf(kept.problem.row), column), stepsOf(rows())) })
}

/** What is pressed of a cell: to empty it, to take it as it is, or to take it out. */
function reviewing(press: Press) {
  return {
    clear: (row: KeptRow, column: Column) => {
      const filled = column.cells.filter((name) => cellsOf(row)[name])
      if (filled.length > 0) void press(row, { cells: emptied(filled) }, 'The cell could not be emptied')
    },
    /** Takes cells as they are, all of the row's unless some are named: what was read and what was suggested. */
    accept: async (row: KeptRow, names?: readonly string[]): Promise<boolean> => {
      const unseen = Object.entries(unseenCells(cellsOf(row), names))
      return unseen.length > 0 && press(row, { cells: seen(unseen) }, 'The cells could not be accepted')
    },
    /** Takes out what is only suggested in a column. */
    discard: (row: KeptRow, column: Column) => {
      const suggested = Object.entries(unseenCells(cellsOf(row), column.cells)).filter(([, { state }]) => state === 'suggested')
      void press(row, { cells: emptied(suggested.map(([name]) => name)) }, 'The suggestion could not be removed')
    },
  }
}

function seen(cells: readonly (readonly [string, AnyCell])[]): NonNullable<Change['cells']> {
  return Object.fromEntries(cells.map(([name, cell]) => [name, { ...cell, state: 'seen' }]))
}

function emptied(names: readonly string[]): NonNullable<Change['cells']> {
  return Object.fromEntries(names.map((name) => [name, null]))
}
