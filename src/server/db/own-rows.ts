import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Person } from '../person.ts'
import type { Database } from './database.ts'
import type { OwnedTable } from './tables.ts'

/** A row of any table, under its columns' names. */
export type OwnRow = Record<string, unknown>

/** Rows that are in memory at once: a page of a document, or what was read in one, can be a megabyte. */
const ROWS_AT_ONCE = 20

/** A column that opens something, by its name: `secret_hash`, `access_token`; not `input_tokens`, which counts. */
const SECRET = /(?:^|_)(?:secret|password|hash|token|key|code)(?:_|$)/

/**
 * The asker's rows of a table by its primary key, some at a time, without bytes and without what opens something. They are not of one moment: nobody is
 * kept from changing the others while the first are handed over.
 */
export async function* ownRows(db: Database, asker: Person, table: OwnedTable): AsyncGenerator<OwnRow> {
  const key = keyOf(table)
  const columns = key.map(({ column }) => column)
  const shown = shownColumns(table)
  for (let after: SQL | undefined; ; ) {
    const rows: OwnRow[] = await db
      .select(shown)
      .from(table as PgTable)
      .where(and(eq(table.owner, asker.id), after))
      .orderBy(...columns.map((column) => asc(column)))
      .limit(ROWS_AT_ONCE)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return
    const values = key.map(({ field, column }) => sql`${sql.param(last[field], column)}`)
    after = sql`(${sql.join(columns, sql`, `)}) > (${sql.join(values, sql`, `)})`
  }
}

/** The columns of a table that its owner is shown. */
export function shownColumns(table: OwnedTable): Record<string, AnyPgColumn> {
  const columns = Object.entries(getTableColumns<PgTable>(table))
  return Object.fromEntries(columns.filter(([, column]) => column.getSQLType() !== 'bytea' && !SECRET.test(column.name)))
}

function keyOf(table: OwnedTable): { field: string; column: AnyPgColumn }[] {
  const { primaryKeys, columns } = getTableConfig(table)
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  const named = Object.entries(getTableColumns<PgTable>(table))
  return key.map((column) => ({ field: named.find(([, one]) => one === column)?.[0] ?? column.name, column }))
}
