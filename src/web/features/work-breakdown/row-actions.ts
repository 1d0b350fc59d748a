import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import type { Cells } from '../../../domain/work-breakdown/row-change.ts'
import { mergedSteps, repointedCells, splitCells } from '../../../domain/work-breakdown/row-edits.ts'
import type { CellsOf, RowKind } from '../../../domain/work-breakdown/rows.ts'
import { renumberedCells } from '../../../domain/work-breakdown/step-references.ts'
import { tellFailed } from '../../ui/toasts.ts'
import type { CellActions, Press } from './cell-actions.ts'
import { type Parts, rowName, rowsOf, stepsOf, unseenCells } from './parts.ts'
import { type Change, cellsOf } from './row-line.ts'

/** What is done to whole rows. */
export type RowActions = ReturnType<typeof rowActions>

type StepCells = CellsOf<'step'>

/** Adds, splits, merges, moves and removes rows. What fails is told, and offered again. */
export function rowActions(parts: Parts, { press, accept }: CellActions) {
  const { undo, rows } = parts
  const comings = comingsAndGoings(parts, press)
  const { takeOut, bringBack } = comings
  const follow = following(parts, press)
  const add: typeof comings.add = (kind, cells, position) => follow(() => comings.add(kind, cells, position))
  return {
    add,
    bringBack: (row: KeptRow) => follow(() => bringBack(row)),
    /** Removes a row, which can be brought back from the list of removed ones; what is undone at once has all that spoke of it speak of it again. */
    remove: async (row: KeptRow) => {
      const title = `${rowName(rows(), row)} removed`
      await undo.told(async () => {
        const isOut = await follow(async () => {
          const isGone = await takeOut(row)
          if (isGone) undo.push(() => bringBack(row))
          return isGone
        })
        if (!isOut) return null
        await Promise.all(repoint(rows(), row.id, null, press))
        return { title }
      })
    },
    /** Takes what was read in rows as it is, which can be taken back at once; what is only suggested waits for somebody who wants it. */
    acceptRead: (all: readonly KeptRow[]) =>
      undo.told(async () => {
        const accepted = (await Promise.all(all.map((row) => accept(row, readNames(row))))).filter(Boolean).length
        return accepted > 0 ? { title: `What was read is accepted in ${accepted} rows` } : null
      }),
    move: (row: KeptRow, by: 1 | -1) => {
      const other = neighbourOf(row, rows(), by)
      if (other) void follow(() => press(row, { position: other.position }, 'The row could not be moved'))
    },
    /** Puts a second half behind a step: done alike, with a result of its own. */
    split: (row: KeptRow) => add('step', splitCells(row.cells as StepCells) as NonNullable<Change['cells']>, row.position + 1),
    /** Takes the next step into this one, which then says what both said; whoever needed the other needs this one. */
    merge: (row: KeptRow) => {
      const other = neighbourOf(row, rows(), 1)
      return other && follow(() => mergeWithNext(parts, press, comings, { row, other }), new Map([[other.id, row.id]]))
    },
  }
}

/** The cells of a row that were read, and that nobody has looked at yet; which requirements a step answers nobody confirms of all steps at once. */
export function readNames(row: KeptRow): string[] {
  return Object.entries(unseenCells(cellsOf(row))).flatMap(([name, { state }]) =>
    state === 'read' && name !== 'requirement_ids' ? [name] : [],
  )
}

/** Does something that may give steps other numbers, and has everything that was typed of them by their numbers follow; `instead` says which step stands for one that goes. */
function following({ undo, rows }: Parts, press: Press) {
  return <Value>(work: () => Promise<Value>, instead: ReadonlyMap<string, string> = new Map()): Promise<Value> =>
    undo.group(async () => {
      const before = stepsOf(rows()).ids
      const value = await work()
      const { numbers } = stepsOf(rows())
      if (before.every((id, at) => numbers.get(id) === at + 1)) return value
      const numberOf = (number: number) => {
        const id = before[number - 1]
        return id === undefined ? undefined : (numbers.get(instead.get(id) ?? id) ?? null)
      }
      await Promise.all(
        rows().flatMap((row) => {
          const cells = renumberedCells(cellsOf(row) as Cells, numberOf)
          return Object.keys(cells).length > 0 ? [press(row, { cells } as Change, 'A reference could not be changed')] : []
        }),
      )
      return value
    })
}

type ComingsAndGoings = ReturnType<typeof comingsAndGoings>

/** How rows come and go. Taking one out is not put among what can be undone: whoever does it says what takes it back. */
function comingsAndGoings({ desk, undo, rows }: Parts, press: Press) {
  const takeOut = async (row: KeptRow): Promise<boolean> => {
    const removed = await desk.remove(row.id)
    if (!removed.ok) tellFailed(`${rowName(rows(), row)} could not be removed`, removed.problem.message, () => takeOut(row))
    return removed.ok
  }
  const bringBack = async (row: KeptRow) => {
    if (await press(row, { removed: false }, 'The row could not be brought back')) undo.push(() => takeOut(row))
  }
  const add = async (kind: RowKind, cells: NonNullable<Change['cells']> = {}, position?: number): Promise<KeptRow | null> => {
    const added = await desk.add(kind, cells, position)
    if (!added.ok) {
      tellFailed('The row could not be added', added.problem.message, () => add(kind, cells, position))
      return null
    }
    undo.push(() => takeOut(added.value))
    return added.value
  }
  return { add, takeOut, bringBack }
}

function neighbourOf(row: KeptRow, rows: readonly KeptRow[], by: 1 | -1): KeptRow | undefined {
  const all = rowsOf(rows, row.kind)
  return all[all.findIndex(({ id }) => id === row.id) + by]
}

type Merged = { row: KeptRow; other: KeptRow }

async function mergeWithNext({ undo, rows }: Parts, press: Press, { takeOut, bringBack }: ComingsAndGoings, { row, other }: Merged) {
  const cells = mergedSteps({ id: row.id, cells: cellsOf(row) as Cells }, { id: other.id, cells: cellsOf(other) as Cells })
  if (Object.keys(cells).length > 0 && !(await press(row, { cells } as Change, 'The steps could not be merged'))) return
  await Promise.all(repoint(rows(), other.id, row.id, press))
  if (await takeOut(other)) undo.push(() => bringBack(other))
}

/** Whoever spoke of one step speaks of another one, or of none. */
function repoint(rows: readonly KeptRow[], from: string, to: string | null, press: Press): Promise<boolean>[] {
  return rows.flatMap((row) => {
    const cells = repointedCells(cellsOf(row) as Cells, from, to, row.id)
    return Object.keys(cells).length > 0 ? [press(row, { cells } as Change, 'A reference could not be changed')] : []
  })
}
