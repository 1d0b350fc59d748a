import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { rowsIn, tablesOf } from '../backup/catalogue.ts'
import type { Database, OpenDatabase } from '../database.ts'
import { keepFile } from '../source-files.ts'
import { nameOf, TABLES } from '../tables.ts'
import { aFile, planned, UNUSUAL } from './rows.ts'

/** Fills a database with two people's plans, a document of several megabytes, and something in each table that has nothing yet. */
export async function fill({ db }: OpenDatabase): Promise<void> {
  const { asker } = await planned(db, 4)
  await planned(db, 3)
  await db.transaction((tx) => keepFile(tx, asker, aFile({ bytes: [randomBytes(5_300_000)] })))
  for (const { name } of await tablesOf(db)) {
    const table = TABLES.find((one) => nameOf(one) === name)
    if (table && (await db.$count(table)) === 0) await anyRow(db, table)
  }
}

/** A row of a table that knows nothing of what it means: texts full of unusual letters, and where it refers to something, to what is there. */
async function anyRow(db: Database, table: PgTable): Promise<void> {
  const { foreignKeys, columns, name } = getTableConfig(table)
  const filled = columns.filter(({ generatedIdentity }) => !generatedIdentity)
  const values = filled.map((column) => {
    const key = foreignKeys.map((one) => one.reference()).find(({ columns: from }) => from[0] === column)
    const [to] = key?.foreignColumns ?? []
    if (key && to) return sql`(select ${sql.identifier(to.name)} from ${key.foreignTable} limit 1)`
    return sql`(${anyValue(column)}::text)::${sql.raw(column.getSQLType())}`
  })
  const names = filled.map((column) => sql.identifier(column.name))
  await db.execute(sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`)
}

function anyValue(column: PgColumn): string {
  const type = column.getSQLType()
  if (type === 'boolean') return 'true'
  if (type === 'jsonb') return JSON.stringify({ said: UNUSUAL, many: [0.1, 1e21, null] })
  if (type === 'bytea') return `\\x${randomBytes(300_000).toString('hex')}`
  if (type === 'date') return '2026-03-02'
  if (type.startsWith('timestamp')) return '2026-03-02 09:30:00.123456+02'
  if (/^(?:bigint|integer|numeric|real)/.test(type)) return '7'
  return `${UNUSUAL}${randomUUID()}`
}

/** What each table holds, as one fingerprint of all its rows: what can be compared before and after, and from one kind of database to the other. */
export function fingerprints({ db }: OpenDatabase): Promise<Record<string, string>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to 'UTC'`)
    const kept: Record<string, string> = {}
    for (const name of TABLES.map(nameOf)) {
      const rows = await rowsIn<{ said: string }>(
        tx.execute(sql`select row_to_json(t)::text as said from ${sql.identifier(name)} t order by row_to_json(t)::text collate "C"`),
      )
      const said = rows.map((row) => row.said).join('\n')
      kept[name] = `${rows.length} ${createHash('sha256').update(said).digest('hex')}`
    }
    return kept
  })
}
