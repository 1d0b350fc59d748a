import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { type Column, rowsIn, type Table, tablesOf } from './catalogue.ts'
import { backupWriter, type Row, type TableDigest } from './lines.ts'
import { BackupProblem } from './problem.ts'

/** Rows that are in memory at once: a piece of a file is a megabyte. */
const ROWS_AT_ONCE = 16

/** What a backup says of who made it, and when. */
export type Made = { product: string; made_at: Date }

/**
 * Writes all rows of all tables, as they were at one moment, whatever others write meanwhile; gives back what each table came to. Only some rows are in
 * memory at a time. Throws BackupProblem where there is nothing that a server has made.
 */
export function copyOut(db: Database, { product, made_at }: Made, write: (line: string) => Promise<void>): Promise<TableDigest[]> {
  return db.transaction(
    async (tx) => {
      await asWritten(tx)
      const migrations = await migrationsOf(tx)
      if (migrations.length === 0) throw new BackupProblem('There is nothing to copy: no Work Plan Builder has used this database yet.')
      const writer = backupWriter(write)
      await writer.head({ product, made_at: made_at.toISOString(), migrations })
      return rowsOut(tx, writer)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** What each table holds, seen from within a transaction, in the words of a backup. */
export async function digestsOf(tx: Database): Promise<TableDigest[]> {
  await asWritten(tx)
  return rowsOut(
    tx,
    backupWriter(async () => {}),
  )
}

/** When each migration was written that the tables of a database have been through. */
export async function migrationsOf(tx: Database): Promise<number[]> {
  const [{ exists } = { exists: false }] = await rowsIn<{ exists: boolean }>(
    tx.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`),
  )
  if (!exists) return []
  const rows = await rowsIn<{ created_at: string }>(
    tx.execute(sql`select created_at from drizzle.__drizzle_migrations order by created_at`),
  )
  return rows.map(({ created_at }) => Number(created_at))
}

async function rowsOut(tx: Database, writer: ReturnType<typeof backupWriter>): Promise<TableDigest[]> {
  for (const table of await tablesOf(tx)) {
    await writer.table(
      table.name,
      table.columns.map(({ name }) => name),
    )
    for await (const row of rowsOfTable(tx, table)) await writer.row(row)
    await writer.tableEnd()
  }
  return writer.end()
}

/** Every value is written the same by every database, however it is set up, and nothing is broken off for taking long. */
async function asWritten(tx: Database): Promise<void> {
  const settings = { timezone: 'UTC', datestyle: 'ISO, YMD', intervalstyle: 'iso_8601', extra_float_digits: '1', bytea_output: 'hex' }
  for (const [name, value] of Object.entries({ ...settings, statement_timeout: '0', idle_in_transaction_session_timeout: '0' }))
    await tx.execute(sql`select set_config(${name}, ${value}, true)`)
}

async function* rowsOfTable(tx: Database, table: Table): AsyncGenerator<Row> {
  const order = (table.key.length > 0 ? table.key : table.columns.map(({ name }) => name)).map(
    (name) => sql`${sql.identifier(name)}::text collate "C"`,
  )
  const shown = table.columns.map((column, at) => sql`${asText(column)} as ${sql.identifier(`c${at}`)}`)
  // sorted before bytes are taken out, or all of a table's would be sorted with it
  const rows = sql`select * from ${sql.identifier(table.name)} order by ${sql.join(order, sql`, `)} offset 0`
  // a name of its own, since a server that keeps statements takes what it fetches for the same columns every time
  const cursor = sql.identifier(`copied_${table.name}`)
  await tx.execute(sql`declare ${cursor} no scroll cursor for select ${sql.join(shown, sql`, `)} from (${rows}) t`)
  for (;;) {
    const some = await rowsIn<Record<string, string | null>>(tx.execute(sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from ${cursor}`))
    for (const row of some) yield table.columns.map((_, at) => row[`c${at}`] ?? null)
    if (some.length < ROWS_AT_ONCE) break
  }
  await tx.execute(sql`close ${cursor}`)
}

/** Bytes as base64: the embedded database hands them over in hexadecimal else, which takes ten times as long. */
function asText({ name, type }: Column): SQL {
  const value = sql.identifier(name)
  return type === 'bytea' ? sql`translate(encode(${value}, 'base64'), chr(10), '')` : sql`${value}::text`
}
