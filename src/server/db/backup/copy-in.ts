import { type SQL, sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from '../database.ts'
import { MIGRATIONS_FOLDER } from '../migrations-folder.ts'
import { APPLICATION_NAME, MIGRATION_LOCK } from '../postgresql.ts'
import { rowsIn, type Table, tablesOf } from './catalogue.ts'
import { digestsOf, migrationsOf } from './copy-out.ts'
import type { Part, Row, TableDigest } from './lines.ts'
import { BackupProblem, damaged } from './problem.ts'

/** Letters of rows that are handed to the database in one statement, more or less. */
const LETTERS_AT_ONCE = 1_000_000
const ROWS_AT_ONCE = 100

/** What a server makes when it first starts, before anybody has an account: nobody misses it. */
const MADE_AT_THE_START = ['server_setting', 'jwks']

/**
 * Fills a database with what a backup holds: all of it or, when anything is wrong, nothing. Its tables are made as they were when the backup was made,
 * filled, held against the backup row by row, and then brought up to date. `replace` throws away what was there. Throws BackupProblem.
 */
export function copyIn(
  db: Database,
  parts: AsyncGenerator<Part, TableDigest[]>,
  { replace }: { replace: boolean },
): Promise<TableDigest[]> {
  return db.transaction(async (tx) => {
    for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await tx.execute(sql`select set_config(${name}, '0', true)`)
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await refuseServed(tx)
    if (!replace) await refuseFilled(tx)
    const first = await parts.next()
    if (first.done || first.value.kind !== 'head') throw damaged('it does not say what it is')
    const [then, later] = migrationsUpTo(first.value.head.migrations)
    await throwAway(tx)
    await migrate(tx, then)
    const written = await rowsIntoTables(tx, parts)
    await countOn(tx)
    await refuseOther(tx, written)
    await migrate(tx, later)
    return written
  })
}

/** Servers that are at work have read what would be thrown away, such as the secret of their sessions. */
async function refuseServed(tx: Database): Promise<void> {
  const [connected] = await rowsIn<{ many: number }>(
    tx.execute(
      sql`select count(*)::int as many from pg_stat_activity where datname = current_database() and application_name = ${APPLICATION_NAME}`,
    ),
  )
  if (connected?.many)
    throw new BackupProblem('A Work Plan Builder is connected to this database. Stop all servers that use it, and try again.')
}

async function refuseFilled(tx: Database): Promise<void> {
  for (const { name } of await tablesOf(tx)) {
    if (MADE_AT_THE_START.includes(name)) continue
    const [found] = await rowsIn<unknown>(tx.execute(sql`select 1 from ${sql.identifier(name)} limit 1`))
    if (found)
      throw new BackupProblem(
        'There is something in this database already, and nothing was changed. Restore into an empty one, or add --replace to throw away what is there.',
      )
  }
  if ((await migrationsOf(tx)).length === 0 && (await tablesOf(tx)).length > 0)
    throw new BackupProblem('This database holds tables of something else. Restore into a database of its own.')
}

/** The migrations that the backup's tables had been through, and those that came since. */
function migrationsUpTo(made: readonly number[]): [MigrationMeta[], MigrationMeta[]] {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  const then = known.slice(0, made.length)
  if (made.every((moment, at) => then[at]?.folderMillis === moment)) return [then, known.slice(made.length)]
  throw new BackupProblem(
    'This backup was made by a newer version of Work Plan Builder, whose tables this one does not know; nothing was changed. Install that version, or a later one, and restore with it.',
  )
}

async function throwAway(tx: Database): Promise<void> {
  for (const { name } of await tablesOf(tx)) await tx.execute(sql`drop table ${sql.identifier(name)} cascade`)
  await tx.execute(sql`drop schema if exists drizzle cascade`)
}

/** What the library does when a server starts, but as a part of this transaction: its own would end it. */
async function migrate(tx: Database, migrations: readonly MigrationMeta[]): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const migration of migrations) {
    for (const statement of migration.sql) await tx.execute(sql.raw(statement))
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`)
  }
}

async function rowsIntoTables(tx: Database, parts: AsyncGenerator<Part, TableDigest[]>): Promise<TableDigest[]> {
  const tables = new Map((await tablesOf(tx)).map((table) => [table.name, table]))
  let filled: { table: Table; rows: Row[]; letters: number } | null = null
  const flush = async () => {
    if (filled && filled.rows.length > 0) await insert(tx, filled.table, filled.rows)
    if (filled) filled = { table: filled.table, rows: [], letters: 0 }
  }
  for (;;) {
    const { done, value } = await parts.next()
    if (done || value.kind === 'table') await flush()
    if (done) return value
    if (value.kind === 'table') {
      filled = { table: sameTable(tables.get(value.table), value), rows: [], letters: 0 }
    } else if (value.kind === 'row' && filled) {
      filled.rows.push(value.row)
      filled.letters += value.row.reduce((sum, one) => sum + (one?.length ?? 0), 0)
      if (filled.rows.length >= ROWS_AT_ONCE || filled.letters >= LETTERS_AT_ONCE) await flush()
    }
  }
}

function sameTable(table: Table | undefined, told: { table: string; columns: string[] }): Table {
  const columns = table?.columns.map(({ name }) => name)
  if (table && columns?.join() === told.columns.join()) return table
  throw damaged(`the table ${told.table} is not as its version had it`)
}

async function insert(tx: Database, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const values = rows.map(
    (row) =>
      sql`(${sql.join(
        row.map((value, at) => asValue(value, columns[at]?.type ?? 'text')),
        sql`, `,
      )})`,
  )
  const names = columns.map((column) => sql.identifier(column.name))
  await tx.execute(
    sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value values ${sql.join(values, sql`, `)}`,
  )
}

function asValue(value: string | null, type: string): SQL {
  if (value === null) return sql`null`
  return type === 'bytea' ? sql`decode(${value}::text, 'base64')` : sql`(${value}::text)::${sql.raw(type)}`
}

/** What the database counts by itself goes on behind what is there. */
async function countOn(tx: Database): Promise<void> {
  for (const { name, columns } of await tablesOf(tx)) {
    for (const column of columns.filter(({ is_counted }) => is_counted)) {
      const highest = sql`max(${sql.identifier(column.name)})`
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(quote_ident(${name}), ${column.name}), coalesce(${highest}, 1), ${highest} is not null) from ${sql.identifier(name)}`,
      )
    }
  }
}

async function refuseOther(tx: Database, written: readonly TableDigest[]): Promise<void> {
  const now = await digestsOf(tx)
  const other = written.filter((table) => !now.some((one) => one.table === table.table && one.sha256 === table.sha256))
  if (other.length > 0 || now.length !== written.length)
    throw damaged(`${other.map(({ table }) => table).join(', ') || 'a table'} did not come back as it was`)
}
