import * as z from 'zod'
import { Cell, CellOrigin, MOST_ROWS, Row, RowKind } from '../domain/work-breakdown/rows.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdempotencyKey, WhoDrafts } from './fields.ts'

/**
 * A row as it is kept. `version` counts its changes: who sends an older one is told so (409) where somebody changed the same cell meanwhile; changes of
 * other cells are merged. A removed row keeps its position, and can be brought back.
 */
export const KeptRow = Row.and(z.object({ version: z.number().int(), removed_at: z.string().nullable() }))
export type KeptRow = z.infer<typeof KeptRow>

/** Cells to set, by their names, with the values that the kind of row takes; null empties one, and what is not named stays. */
const SentCells = z.record(z.string().max(40), Cell.nullable())

/** The version of a row that its writer has seen. */
const Version = z.number().int().positive()

/** Where a row is to stand among those of its kind, from 0 on; beyond the last one is the end. */
const Position = z.number().int().min(0).max(MOST_ROWS)

/** A row after a change, and where those of its kind stand by now that it put elsewhere. */
const Changed = z.object({ row: KeptRow, shifted: z.array(z.object({ id: z.string(), position: z.number().int() })) })

/** Where words stood: the paragraph of their answer, by where it begins; the row of the step of whose words it is; else how it begins. */
const Stood = z.object({ paragraph: z.number().int(), step: z.string().optional(), under: z.string().optional() })

/**
 * Words of an answer that found no place in any row, or are `held` back since whoever said them keeps them out of the document, and what they would have printed `instead`; `slot` is the question's,
 * `stood` tells where, as far as it is known, and an `aside` reads as said by the way, `talk` is likely for no plan;
 * what `takes_back` a figure that a row still has may stand in a row itself.
 */
export const Unplaced = z.object({
  slot: z.string(),
  text: z.string(),
  held: z.literal(true).optional(),
  instead: z.string().optional(),
  aside: z.literal(true).optional(),
  talk: z.literal(true).optional(),
  takes_back: z.literal(true).optional(),
  stood: Stood.optional(),
})
export type Unplaced = z.infer<typeof Unplaced>

/** What an answer says now of a cell that a person has set and that reads otherwise. It is not written; the person chooses. */
export const Difference = z.object({ row_id: z.string(), cell: z.string(), value: z.unknown(), origin: CellOrigin })
export type Difference = z.infer<typeof Difference>

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
  fillWorkBreakdown: endpoint({
    method: 'POST',
    path: '/api/work-breakdown/fill',
    summary:
      'Read answers, solicitation and company profile into rows, where there are none also the milestones; what a person has set stays',
    access: 'person',
    input: z.strictObject({ topic_store_id: Id, drafter: WhoDrafts }),
    output: z.object({ rows: z.array(KeptRow), unplaced: z.array(Unplaced), differences: z.array(Difference) }),
  }),
  addRow: endpoint({
    method: 'POST',
    path: '/api/work-breakdown/rows',
    summary: 'Add a row to a work breakdown, at the end of its kind or at a position',
    access: 'person',
    input: z.strictObject({
      topic_store_id: Id,
      kind: RowKind,
      position: Position.optional(),
      cells: SentCells,
      idempotency_key: IdempotencyKey,
    }),
    output: Changed,
  }),
  changeRow: endpoint({
    method: 'PUT',
    path: '/api/work-breakdown/rows/{row_id}',
    summary: 'Change cells of a row, move it, or bring a removed one back',
    access: 'person',
    input: z.strictObject({
      row_id: Id,
      version: Version,
      cells: SentCells.optional(),
      position: Position.optional(),
      removed: z.literal(false).optional(),
    }),
    output: Changed,
  }),
  removeRow: endpoint({
    method: 'DELETE',
    path: '/api/work-breakdown/rows/{row_id}',
    summary: 'Remove a row, which is kept and can be brought back',
    access: 'person',
    input: z.strictObject({ row_id: Id, version: Version }),
    output: z.object({ row: KeptRow }),
  }),
} as const
