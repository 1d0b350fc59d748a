import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import { printBlock, readBlock } from '../../../language/cell-block.ts'
import type { CellActions } from './cell-actions.ts'
import type { Place } from './cell-store.ts'
import { type Column, type Steps, type Values, valuesOf } from './column.ts'
import { cellsWith, columnsOf, type Parts, rowsOf, stepsOf } from './parts.ts'
import type { RowActions } from './row-actions.ts'
import { cellsOf, comparable, valuesIn } from './row-line.ts'

/** What the column with the numbers of rows is called. */
export const NUMBER_HEADING = 'No.'

/** A table as a spreadsheet takes it, with its headings. */
export function copiedTable(rows: readonly KeptRow[], kind: RowKind): string {
  const columns = columnsOf(kind)
  const steps = stepsOf(rows)
  const lines = rowsOf(rows, kind).map((row, at) => [String(at + 1), ...columns.map((column) => cellText(row, column, steps))])
  return printBlock([[NUMBER_HEADING, ...columns.map(({ heading }) => heading)], ...lines])
}

/** What a cell holds, as it is typed. */
export function cellText(row: KeptRow, column: Column, steps: Steps): string {
  return column.text(valuesOf(cellsOf(row), column), steps)
}

/** A block without the headings and the numbers of rows that this table was copied with. */
export function withoutFrame(block: readonly (readonly string[])[], columns: readonly Column[]): (readonly string[])[] {
  const [first = []] = block
  const isNumbered = first[0] === NUMBER_HEADING
  const headings = isNumbered ? first.slice(1) : first
  const isHead = headings.length > 1 && headings.every((heading) => columns.some((column) => column.heading === heading))
  if (!isHead) return [...block]
  return block.slice(1).map((line) => (isNumbered ? line.slice(1) : line))
}

/**
 * Fills cells from one on with what was copied from a spreadsheet; rows that are not there yet are added. An empty cell leaves what is there. What cannot
 * be read stays in its cell, as if somebody had typed it.
 */
export function pasting({ rows, store, undo }: Parts, { press }: CellActions, { add }: RowActions) {
  const fill = async (row: KeptRow, line: readonly string[], columns: readonly Column[]) => {
    const values: Values = {}
    const steps = stepsOf(rows())
    for (const [at, text] of line.entries()) {
      const column = columns[at]
      if (!column || text.trim() === '') continue
      const read = column.read(text, steps)
      if (read.ok) Object.assign(values, read.value)
      else {
        const place = { row: row.id, column: column.name }
        store.type(place, text, comparable(valuesIn(row, column.cells)))
        store.trouble(place, { kind: 'unreadable', why: read.problem })
      }
    }
    if (Object.keys(values).length > 0) await press(row, { cells: cellsWith(values) }, 'A row could not be filled')
  }
  const paste = async (place: Place, kind: RowKind, text: string) => {
    const columns = columnsOf(kind)
    const block = withoutFrame(readBlock(text), columns)
    const from = Math.max(
      columns.findIndex(({ name }) => name === place.column),
      0,
    )
    const present = rowsOf(rows(), kind)
    const targets = present
      .slice(
        Math.max(
          present.findIndex(({ id }) => id === place.row),
          0,
        ),
      )
      .slice(0, block.length)
    // all rows first: a pasted row may need one that stands below it
    while (targets.length < block.length) {
      const row = await add(kind)
      if (!row) break
      targets.push(row)
    }
    await Promise.all(targets.map((row, at) => fill(row, block[at] ?? [], columns.slice(from))))
  }
  return (place: Place, kind: RowKind, text: string) => undo.group(() => paste(place, kind, text))
}
