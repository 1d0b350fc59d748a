import { api } from '../../../../contract/api.ts'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import type { Requirement } from '../../../../domain/solicitation/analysis.ts'
import type { RowKind } from '../../../../domain/work-breakdown/rows.ts'
import { answering, fakeServer } from '../../../testing/fake-server.ts'
import type { AnyCell } from '../column.ts'
import { changed, moved } from '../row-line.ts'

/** A cell that somebody typed. */
export const typed = (value: unknown): AnyCell => ({ value, origin: { from: 'person' }, state: 'seen' })

/** A cell that was read from an answer and not looked at yet. */
export const read = (value: unknown, words: string): AnyCell => ({ value, origin: { from: 'answer', slot: 'Q4', words }, state: 'read' })

/** A cell that a model only suggests. */
export const suggested = (value: unknown): AnyCell => ({ value, origin: { from: 'model' }, state: 'suggested' })

/** Work that the topic asks for, on its second page. */
export function requirement(id: string, text: string): Requirement {
  return { id, text, kind: 'task', strength: 'must', phase: 'I', page: 2, quote: text, quantities: [], set_by: 'reader' }
}

/** A row as it is kept, in its place among those of its kind. */
export function kept(kind: RowKind, position: number, id: string, cells: Record<string, AnyCell>): KeptRow {
  return { id, kind, position, version: 1, removed_at: null, cells } as unknown as KeptRow
}

/** A row as calls answer it, beside those that moved with it. */
export function answered(row: KeptRow): { row: KeptRow; shifted: [] } {
  return { row, shifted: [] }
}

/** A server that keeps rows; `set` changes them as somebody else would. */
export function rowServer(...first: KeptRow[]) {
  let rows: KeptRow[] = first
  const at = (id: string) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new Error(`There is no row ${id}`)
    return row
  }
  const put = (row: KeptRow) => {
    rows = rows.map((one) => (one.id === row.id ? row : one))
    return row
  }
  const changing = answering(api.changeRow, ({ row_id, version, position, ...change }) => {
    const row = at(row_id)
    put({ ...changed(row, change as Parameters<typeof changed>[1]), version: version + 1 } as KeptRow)
    if (position !== undefined) rows = moved(rows, at(row_id), position)
    return answered(at(row_id))
  })
  const served = fakeServer(
    answering(api.findWorkBreakdown, () => ({ rows })),
    answering(api.addRow, ({ kind, cells, position = Number.POSITIVE_INFINITY }) => {
      const ofKind = rows.filter((row) => row.kind === kind)
      const row = kept(kind, ofKind.length, `new-${rows.length + 1}`, cells as Record<string, AnyCell>)
      rows = moved([...rows, row], row, Math.min(position, ofKind.length))
      return answered(at(row.id))
    }),
    changing,
    answering(api.removeRow, ({ row_id, version }) =>
      answered(put({ ...at(row_id), version: version + 1, removed_at: '2026-01-01T00:00:00.000Z' } as KeptRow)),
    ),
  )
  return { served, changing, row: at, set: put, rows: () => rows }
}
