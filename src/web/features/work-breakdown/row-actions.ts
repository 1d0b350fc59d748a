import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { mergedCells, repointed, splitCells } from '../../../domain/work-breakdown/row-edits.ts'
import type { CellsOf, RowKind } from '../../../domain/work-breakdown/rows.ts'
import { showToast } from '../../ui/toaster.tsx'
import type { CellActions } from './cell-actions.ts'
import type { AnyCells } from './columns.ts'
import { type Parts, rowName, rowsOf, typedCell } from './parts.ts'
import { type Change, cellsOf } from './row-line.ts'

/** What is done to whole rows. */
export type RowActions = ReturnType<typeof rowActions>

type StepCells = CellsOf<'step'>

/** Adds, splits, merges, moves and removes rows. What fails is told, and offered again. */
export function rowActions({ desk, undo, rows }: Parts, { press }: CellActions) {
  const failed = (title: string, why: string, again: () => unknown) =>
    showToast({ title, description: why, variant: 'destructive', action: { label: 'Try again', onPress: () => void again() } })
  const takeOut = async (row: KeptRow): Promise<boolean> => {
    const removed = await desk.remove(row.id)
    if (!removed.ok) failed(`${rowName(rows(), row)} could not be removed`, removed.problem.message, () => takeOut(row))
    return removed.ok
  }
  const bringBack = async (row: KeptRow) => {
    if (await press(row, { removed: false }, 'The row could not be brought back')) undo.push(() => takeOut(row))
  }
  const add = async (kind: RowKind, cells: NonNullable<Change['cells']> = {}, position?: number): Promise<KeptRow | null> => {
    const added = await desk.add(kind, cells, position)
    if (!added.ok) {
      failed('The row could not be added', added.problem.message, () => add(kind, cells, position))
      return null
    }
    undo.push(() => takeOut(added.value))
    return added.value
  }
  const next = (row: KeptRow, by: 1 | -1) => {
    const all = rowsOf(rows(), row.kind)
    return all[all.findIndex(({ id }) => id === row.id) + by]
  }
  /** Whoever spoke of one step speaks of another one. */
  const repoint = (from: string, to: string) =>
    rows().flatMap((row) => {
      const name = row.kind === 'step' ? 'needs' : 'step_ids'
      const cell = cellsOf(row)[name]
      const ids = cell && repointed(cell.value as string[], from, to, row.id)
      return cell && ids
        ? [press(row, { cells: { [name]: ids.length > 0 ? { ...cell, value: ids } : null } }, 'A reference could not be changed')]
        : []
    })
  const merge = async (row: KeptRow) => {
    const other = next(row, 1)
    if (!other) return
    const cells = mergedCells(row.cells as StepCells, other.cells as StepCells) as AnyCells
    const needs = (cells.needs?.value as string[] | undefined)?.filter((id) => id !== row.id && id !== other.id)
    const sent = { ...cells, ...(needs ? { needs: needs.length > 0 ? typedCell(needs) : null } : {}) } as NonNullable<Change['cells']>
    if (Object.keys(sent).length > 0 && !(await press(row, { cells: sent }, 'The steps could not be merged'))) return
    await Promise.all(repoint(other.id, row.id))
    if (await takeOut(other)) undo.push(() => bringBack(other))
  }
  return {
    add,
    bringBack,
    /** Removes a row, which can be brought back at once or from the list of removed ones. */
    remove: async (row: KeptRow) => {
      const title = `${rowName(rows(), row)} removed`
      if (!(await takeOut(row))) return
      undo.push(() => bringBack(row))
      showToast({ title, action: { label: 'Undo', onPress: () => void bringBack(row) } })
    },
    move: (row: KeptRow, by: 1 | -1) => {
      const other = next(row, by)
      if (other) void press(row, { position: other.position }, 'The row could not be moved')
    },
    /** Puts a second half behind a step: done alike, with a result of its own. */
    split: (row: KeptRow) => add('step', splitCells(row.cells as StepCells) as NonNullable<Change['cells']>, row.position + 1),
    /** Takes the next step into this one, which then says what both said; whoever needed the other needs this one. */
    merge: (row: KeptRow) => undo.group(() => merge(row)),
  }
}
