import * as z from 'zod'
import { ROW_CELLS, Row, RowKind } from '../domain/work-breakdown/rows.ts'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'

/** A row as it is kept. `version` counts its changes: who sends an older one is told so (409). A removed row can be brought back. */
export const KeptRow = Row.and(z.object({ version: z.number().int(), removed_at: z.string().nullable() }))
export type KeptRow = z.infer<typeof KeptRow>

/** Cells to set, by their names, as the kind of row has them; null empties one, and what is not named stays. */
const SentCells = z.record(z.string().max(40), z.unknown())

/** The cells of any kind of row, to check what was sent against. */
export const CELLS = ROW_CELLS

/** The calls on the rows that a plan is composed from. */
export const workBreakdownCalls = {
  findWorkBreakdown: endpoint({
    method: 'GET',
    path: '/api/work-breakdown',
    summary: 'The rows of a work breakdown, removed ones included',
    access: 'person',
    input: z.strictObject({ topic_store_id: Id }),
    output: z.object({ rows: z.array(KeptRow) }),
  }),
  addRow: endpoint({
    method: 'POST',
    path: '/api/work-breakdown/rows',
    summary: 'Add a row to a work breakdown',
    access: 'person',
    input: z.strictObject({ topic_store_id: Id, kind: RowKind, position: z.number().int().min(0).max(1000).optional(), cells: SentCells }),
    output: KeptRow,
  }),
  changeRow: endpoint({
    method: 'PUT',
    path: '/api/work-breakdown/rows/{row_id}',
    summary: 'Change cells of a row, move it, or bring a removed one back',
    access: 'person',
    input: z.strictObject({
      row_id: Id,
      version: z.number().int(),
      cells: SentCells.optional(),
      position: z.number().int().min(0).max(1000).optional(),
      removed: z.literal(false).optional(),
    }),
    output: KeptRow,
  }),
  removeRow: endpoint({
    method: 'DELETE',
    path: '/api/work-breakdown/rows/{row_id}',
    summary: 'Remove a row, which is kept and can be brought back',
    access: 'person',
    input: z.strictObject({ row_id: Id, version: z.coerce.number().int() }),
    output: KeptRow,
  }),
} as const
