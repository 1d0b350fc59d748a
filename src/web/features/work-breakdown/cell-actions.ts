import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { showToast } from '../../ui/toaster.tsx'
import { keyOf, type Place } from './cell-store.ts'
import { type Column, type Values, valuesOf } from './columns.ts'
import { columnsOf, type Parts, stepsOf, typedCell, unseenCells } from './parts.ts'
import { type Change, cellsOf, comparable, inverse, valuesIn } from './row-line.ts'

/** What is done to single cells. */
export type CellActions = ReturnType<typeof cellActions>

/** Saves, empties, accepts and discards cells. What cannot be saved stays in the cell, with why. */
export function cellActions(parts: Parts) {
  const { store, desk, undo, rows } = parts
  const rowAt = (id: string) => rows().find((row) => row.id === id)
  /** Changes a row for something that was pressed, not typed; tells when that fails. */
  const press = async (row: KeptRow, change: Change, what: string): Promise<boolean> => {
    const back = inverse(row, change)
    const kept = await desk.change(row.id, change)
    if (kept.ok) undo.push(() => press(kept.value, back, 'The change could not be taken back'))
    else {
      const isMerge = kept.problem.kind === 'changed'
      showToast({
        title: what,
        description:
          kept.problem.kind === 'failed' ? kept.problem.problem.message : 'It was changed elsewhere meanwhile, and is shown as it is now.',
        variant: 'destructive',
        ...(isMerge ? {} : { action: { label: 'Try again', onPress: () => void press(row, change, what) } }),
      })
    }
    return kept.ok
  }
  const look = async (row: KeptRow, column: Column) => {
    const read = Object.entries(unseenCells(cellsOf(row), column.cells)).filter(([, { state }]) => state === 'read')
    if (read.length === 0) return
    await desk.change(row.id, { cells: Object.fromEntries(read.map(([name, cell]) => [name, { ...cell, state: 'seen' }])) })
  }
  const send = async (place: Place, row: KeptRow, column: Column, values: Values) => {
    const { draft } = store.view(keyOf(place))
    if (!draft) return
    const change = { cells: cellsWith(values) }
    const back = inverse(row, change)
    store.trouble(place, null)
    const kept = await desk.change(row.id, change, draft.before)
    if (kept.ok) {
      // more may have been typed meanwhile
      if (store.view(keyOf(place)).draft?.text === draft.text) store.forget(place)
      else store.rebase(place, comparable(valuesIn(kept.value, column.cells)))
      undo.push(() => press(kept.value, back, 'The change could not be taken back'))
    } else if (kept.problem.kind === 'failed') store.trouble(place, { kind: 'failed', why: kept.problem.problem.message })
    else store.trouble(place, { kind: 'changed', theirs: column.text(valuesOf(cellsOf(kept.problem.row), column), stepsOf(rows())) })
  }
  const save = async (place: Place) => {
    const row = rowAt(place.row)
    const column = row && columnsOf(row.kind).find(({ name }) => name === place.column)
    if (!row || !column) return
    const { draft } = store.view(keyOf(place))
    if (!draft) return look(row, column)
    const read = column.read(draft.text, stepsOf(rows()))
    if (!read.ok) return store.trouble(place, { kind: 'unreadable', why: read.problem })
    const isSame = comparable(read.value) === comparable(valuesIn(row, column.cells))
    if (!isSame) return send(place, row, column, read.value)
    store.forget(place)
    return look(row, column)
  }
  return {
    press,
    save,
    look,
    /** What a cell holds now, to begin typing from. */
    before: (row: KeptRow, column: Column) => comparable(valuesIn(row, column.cells)),
    /** Of two values, what was typed here goes into the cell. */
    keepMine: (place: Place, row: KeptRow, column: Column) => {
      store.rebase(place, comparable(valuesIn(row, column.cells)))
      return save(place)
    },
    clear: (row: KeptRow, column: Column) => {
      const filled = column.cells.filter((name) => cellsOf(row)[name])
      if (filled.length === 0) return
      void press(row, { cells: Object.fromEntries(filled.map((name) => [name, null])) }, 'The cell could not be emptied')
    },
    /** Takes cells as they are, all of the row's unless some are named: what was read and what was suggested. */
    accept: (row: KeptRow, names?: readonly string[]) => {
      const seen = Object.entries(unseenCells(cellsOf(row), names)).map(([name, cell]) => [name, { ...cell, state: 'seen' }])
      if (seen.length > 0) void press(row, { cells: Object.fromEntries(seen) }, 'The cells could not be accepted')
    },
    /** Takes out what is only suggested in a column. */
    discard: (row: KeptRow, column: Column) => {
      const suggested = Object.entries(unseenCells(cellsOf(row), column.cells)).filter(([, { state }]) => state === 'suggested')
      void press(row, { cells: Object.fromEntries(suggested.map(([name]) => [name, null])) }, 'The suggestion could not be removed')
    },
  }
}

/** Cells with these values, as somebody typed them. */
export function cellsWith(values: Values): NonNullable<Change['cells']> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === null ? null : typedCell(value)]))
}
