import { api } from '../../../contract/api.ts'
import type { ApiError } from '../../../contract/client.ts'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { done, fail, type Result } from '../../../domain/result.ts'
import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import type { Call } from '../../app/call.ts'
import { outcome } from '../../app/outcome.ts'
import { type Change, changed, comparable, moved, valuesIn } from './row-line.ts'

/** Why a change is not made: a refusal of the server, or the very cells were changed elsewhere; the row is then as it is there. */
export type NotChanged = { kind: 'failed'; problem: ApiError } | { kind: 'changed'; row: KeptRow }

/** Where the rows are shown, and how they are fetched anew. */
export type Shown = { rows: () => readonly KeptRow[]; show: (rows: readonly KeptRow[]) => void; fetch: () => Promise<readonly KeptRow[]> }

/** The rows of a topic as they are changed: shown at once, sent one change of a row after another. */
export type RowDesk = {
  change: (id: string, change: Change, before?: string) => Promise<Result<KeptRow, NotChanged>>
  add: (kind: RowKind, cells: NonNullable<Change['cells']>, position?: number) => Promise<Result<KeptRow, ApiError>>
  remove: (id: string) => Promise<Result<KeptRow, ApiError>>
}

/** What is under way of a row: as the server has it, the changes that are still to be made there, and the end of the last one. */
type Line = { base: KeptRow; waiting: Change[]; last: Promise<unknown> }

/** How often a change that others were ahead of is made again on the newest row. */
const TRIES = 4

/** Changes rows of one topic through these calls. */
export function rowDesk(call: Call, topic_store_id: string, shown: Shown): RowDesk {
  const lines = new Map<string, Line>()
  const replace = (row: KeptRow) => shown.show(shown.rows().map((one) => (one.id === row.id ? row : one)))
  const showLine = ({ base, waiting }: Line) => {
    const position = shown.rows().find(({ id }) => id === base.id)?.position ?? base.position
    replace({ ...waiting.reduce(changed, base), position })
  }
  const lineOf = (id: string): Line => {
    const base = shown.rows().find((row) => row.id === id)
    const known = lines.get(id)
    if (known && known.waiting.length > 0) return known
    if (!base) throw new Error(`There is no row ${id}`)
    const line = { base, waiting: [], last: Promise.resolve() }
    lines.set(id, line)
    return line
  }
  const fetch = async () => {
    const rows = await outcome(shown.fetch())
    for (const line of lines.values()) if (line.waiting.length > 0) showLine(line)
    return rows
  }
  const newest = async (id: string): Promise<Result<KeptRow, ApiError>> => {
    const rows = await fetch()
    if (!rows.ok) return rows
    const row = rows.value.find((one) => one.id === id)
    if (!row) throw new Error(`Row ${id} is no longer there`)
    return done(row)
  }
  /** Sends a change, on the newest row where others were ahead and left these cells alone. */
  const sent = async (line: Line, change: Change, before: string): Promise<Result<KeptRow, NotChanged>> => {
    const names = Object.keys(change.cells ?? {})
    for (let tries = 1; ; tries += 1) {
      const now = comparable(valuesIn(line.base, names))
      if (now !== before && now !== comparable(valuesIn(changed(line.base, change), names)))
        return fail({ kind: 'changed', row: line.base })
      const { id: row_id, version } = line.base
      const kept = await outcome(call(api.changeRow, { row_id, version, ...change }))
      if (kept.ok) return done(kept.value.row)
      if (kept.problem.status !== 409 || tries === TRIES) return fail({ kind: 'failed', problem: kept.problem })
      const fresh = await newest(row_id)
      if (!fresh.ok) return fail({ kind: 'failed', problem: fresh.problem })
      line.base = fresh.value
    }
  }
  return {
    change: (id, change, before) => {
      const line = lineOf(id)
      const begun = before ?? comparable(valuesIn(line.waiting.reduce(changed, line.base), Object.keys(change.cells ?? {})))
      line.waiting.push(change)
      const place = shown.rows().find((row) => row.id === id)
      if (place && change.position !== undefined) shown.show(moved(shown.rows(), place, change.position))
      showLine(line)
      const make = async () => {
        const kept = await sent(line, change, begun)
        line.waiting.shift()
        if (kept.ok) line.base = kept.value
        showLine(line)
        // others moved with it, or have to go back where they were
        if (change.position !== undefined) await fetch()
        return kept
      }
      const made = line.last.then(make)
      line.last = made.catch(() => undefined)
      return made
    },
    add: async (kind, cells, position) => {
      const added = await outcome(call(api.addRow, { topic_store_id, kind, cells, ...(position === undefined ? {} : { position }) }))
      if (!added.ok) return added
      const row = added.value.row
      shown.show([
        ...shown.rows().map((one) => (one.kind === kind && one.position >= row.position ? { ...one, position: one.position + 1 } : one)),
        row,
      ])
      return done(row)
    },
    remove: async (id) => {
      const line = lineOf(id)
      replace({ ...line.base, removed_at: new Date().toISOString() })
      await line.last
      for (let tries = 1; ; tries += 1) {
        const removed = await outcome(call(api.removeRow, { row_id: id, version: line.base.version }))
        if (removed.ok) {
          line.base = removed.value.row
          showLine(line)
          return done(line.base)
        }
        const fresh = await newest(id)
        if (!fresh.ok || removed.problem.status !== 409 || tries === TRIES) return removed
        line.base = fresh.value
      }
    },
  }
}
