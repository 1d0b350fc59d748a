import { api } from '../../../contract/api.ts'
import type { ApiError } from '../../../contract/client.ts'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { done, fail, type Result } from '../../../domain/result.ts'
import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import type { Call } from '../../app/call.ts'
import { outcome } from '../../app/outcome.ts'
import { saveQueue } from '../../saving/save-queue.ts'
import { type Change, changed, comparable, moved, valuesIn, withAdded } from './row-line.ts'

/** Why a change is not made: a refusal of the server, or the very cells were changed elsewhere; the row is then as it is there. */
export type NotChanged = { kind: 'failed'; problem: ApiError } | { kind: 'changed'; row: KeptRow }

/** Where the rows are shown, and how they are fetched anew. */
export type Shown = { rows: () => readonly KeptRow[]; show: (rows: readonly KeptRow[]) => void; fetch: () => Promise<readonly KeptRow[]> }

/** The rows of a topic as they are changed: shown at once, sent one change of a row after another. */
export type RowDesk = ReturnType<typeof rowDesk>

/** Changes rows of one topic through these calls. */
export function rowDesk(call: Call, topic_store_id: string, shown: Shown) {
  const lines = rowLines(shown)
  const unanswered = new Map<string, string>()
  return {
    change: (id: string, change: Change, before?: string): Promise<Result<KeptRow, NotChanged>> => {
      const line = lines.of(id)
      const waiting = { change, before: before ?? comparable(valuesIn(expected(line), namesIn(change))) }
      line.waiting.push(waiting)
      const place = shown.rows().find((row) => row.id === id)
      if (place && change.position !== undefined) shown.show(moved(shown.rows(), place, change.position))
      lines.show(line)
      return line.queue.inTurn(() => makeFirst(call, lines, line, waiting))
    },
    add: async (kind: RowKind, cells: NonNullable<Change['cells']>, position?: number): Promise<Result<KeptRow, ApiError>> => {
      const entered = { topic_store_id, kind, cells, ...(position === undefined ? {} : { position }) }
      const content = JSON.stringify(entered)
      // what may have been added, its answer lost, is the same row when it is sent again; of two at once each is a row
      const idempotency_key = unanswered.get(content) ?? crypto.randomUUID()
      unanswered.delete(content)
      const added = await outcome(call(api.addRow, { ...entered, idempotency_key }))
      if (!added.ok) {
        unanswered.set(content, idempotency_key)
        return added
      }
      shown.show(withAdded(shown.rows(), added.value.row))
      return done(added.value.row)
    },
    remove: async (id: string): Promise<Result<KeptRow, ApiError>> => {
      const line = lines.of(id)
      lines.replace({ ...line.base, removed_at: new Date().toISOString() })
      return line.queue.inTurn(() => sendRemoval(call, lines, line))
    },
    /** Resolves once every change that is under way is made or refused. */
    settled: lines.settled,
  }
}

/** What is under way of a row: as the server has it, and the changes that are still to be made there, one after the other. */
type Line = { base: KeptRow; waiting: Waiting[]; queue: ReturnType<typeof saveQueue> }

/** A change that is to be made, and what its cells held when it was begun. */
type Waiting = { change: Change; before: string }

/** A row as it will be once everything under way is made. */
function expected({ base, waiting }: Line): KeptRow {
  return waiting.reduce((row, { change }) => changed(row, change), base)
}

type RowLines = ReturnType<typeof rowLines>

/** The lines of all rows, shown as they are expected to be. */
function rowLines(shown: Shown) {
  const lines = new Map<string, Line>()
  const replace = (row: KeptRow) => shown.show(shown.rows().map((one) => (one.id === row.id ? row : one)))
  const show = (line: Line) => {
    const position = shown.rows().find(({ id }) => id === line.base.id)?.position ?? line.base.position
    replace({ ...expected(line), position })
  }
  const refetch = async () => {
    const rows = await outcome(shown.fetch())
    for (const line of lines.values()) if (line.waiting.length > 0) show(line)
    return rows
  }
  return {
    /** The line of a row: the one that is under way, else a new one from what is shown. */
    of: (id: string): Line => {
      const known = lines.get(id)
      if (known && known.waiting.length > 0) return known
      const base = shown.rows().find((row) => row.id === id)
      if (!base) throw new Error(`There is no row ${id}`)
      const line = { base, waiting: [], queue: saveQueue() }
      lines.set(id, line)
      return line
    },
    replace,
    show,
    refetch,
    settled: async () => {
      await Promise.all([...lines.values()].map(({ queue }) => queue.settled()))
    },
    /** A row as the server has it by now. */
    newest: async (id: string): Promise<Result<KeptRow, ApiError>> => {
      const rows = await refetch()
      if (!rows.ok) return rows
      const row = rows.value.find((one) => one.id === id)
      if (!row) throw new Error(`Row ${id} is no longer there`)
      return done(row)
    },
  }
}

/** Makes the change that is first in its line, and shows what became of it. */
async function makeFirst(call: Call, lines: RowLines, line: Line, first: Waiting): Promise<Result<KeptRow, NotChanged>> {
  const { change, before } = first
  const kept = await sendChange(call, lines, line, first)
  line.waiting.shift()
  if (kept.ok) {
    line.base = kept.value
    // what was typed here on the way to the server began from the same values; nobody else has been at them
    for (const one of line.waiting) if (one.before === before) one.before = comparable(valuesIn(line.base, namesIn(one.change)))
  }
  lines.show(line)
  // others moved with it, or have to go back where they were
  if (change.position !== undefined) await lines.refetch()
  return kept
}

/** How often a change that others were ahead of is made again on the newest row. */
const TRIES = 4

/** Sends a change, on the newest row where others were ahead and left these cells alone. */
async function sendChange(call: Call, lines: RowLines, line: Line, { change, before }: Waiting): Promise<Result<KeptRow, NotChanged>> {
  const names = namesIn(change)
  for (let tries = 1; ; tries += 1) {
    const now = comparable(valuesIn(line.base, names))
    if (now !== before && now !== comparable(valuesIn(changed(line.base, change), names))) return fail({ kind: 'changed', row: line.base })
    const { id: row_id, version } = line.base
    const kept = await outcome(call(api.changeRow, { row_id, version, ...change }))
    if (kept.ok) return done(kept.value.row)
    if (kept.problem.status !== 409 || tries === TRIES) return fail({ kind: 'failed', problem: kept.problem })
    const fresh = await lines.newest(row_id)
    if (!fresh.ok) return fail({ kind: 'failed', problem: fresh.problem })
    line.base = fresh.value
  }
}

function namesIn({ cells = {} }: Change): string[] {
  return Object.keys(cells)
}

/** Removes a row, whatever others changed in it. One that cannot be removed is shown again as the server has it. */
async function sendRemoval(call: Call, lines: RowLines, line: Line): Promise<Result<KeptRow, ApiError>> {
  const { id: row_id } = line.base
  for (let tries = 1; ; tries += 1) {
    const removed = await outcome(call(api.removeRow, { row_id, version: line.base.version }))
    if (removed.ok) {
      line.base = removed.value.row
      lines.show(line)
      return done(line.base)
    }
    const fresh = await lines.newest(row_id)
    if (!fresh.ok || removed.problem.status !== 409 || tries === TRIES) return removed
    line.base = fresh.value
  }
}
