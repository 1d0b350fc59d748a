import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject } from 'vitest'
import type { OpenDatabase } from '../database.ts'
import { openInMemory } from '../embedded.ts'
import { openPostgresql } from '../postgresql.ts'
import { TEMPLATE } from './postgresql.ts'

/** Both databases that the product runs on. */
export const DATABASE_KINDS = ['embedded', 'postgresql'] as const

/** The same tests on an empty embedded database and on an empty PostgreSQL one, where several connections are at work at once. */
export function onEachDatabase(title: string, tests: (database: () => OpenDatabase) => void): void {
  describe.each(DATABASE_KINDS)(`${title} (%s)`, (kind) => {
    let database: OpenDatabase
    beforeAll(async () => {
      database = await openTestDatabase(kind)
    })
    afterAll(() => database.close())
    tests(() => database)
  })
}

/** Opens an empty database of that kind, gone when it is closed. */
export async function openTestDatabase(kind: OpenDatabase['kind']): Promise<OpenDatabase> {
  if (kind === 'embedded') return openEmpty()
  const { url, drop } = await newPostgresql(TEMPLATE)
  const database = await openPostgresql({ url, connections: 4, statement_seconds: 60 })
  return { ...database, close: () => database.close().then(drop) }
}

/** Makes a PostgreSQL database, as a copy of that one, on the server of this run. */
export async function newPostgresql(copy_of: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name} template ${copy_of}`)
  return { url: `${inject('postgresql')}/${name}`, drop: () => asAdmin(`drop database ${name}`) }
}

/**
 * Lets `second` begin while `first` holds what both need, and gives back what came of each. `first` calls `meet` where it holds it, which
 * resolves once the other one stands waiting. The embedded database has one connection: there the other one waits from its first word on.
 */
export async function meeting<First, Second>(
  database: OpenDatabase,
  first: (meet: () => Promise<void>) => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  let other: Promise<Second> | undefined
  const held = await first(async () => {
    other = second()
    other.catch(() => {})
    if (database.kind === 'postgresql') await expect.poll(() => waiting(database), { timeout: 20_000 }).toBeGreaterThan(0)
  })
  if (!other) throw new Error('The first one never met the second')
  return [held, await other]
}

/** How many connections wait for a lock. */
async function waiting({ db }: OpenDatabase): Promise<number> {
  const [row] = await db
    .select({ many: sql<number>`count(*)::int` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and wait_event_type = 'Lock'`)
  return row?.many ?? 0
}

/** Embedded databases of this process that nobody uses: to empty one takes a moment, to open one takes seconds. */
const idle: OpenDatabase[] = []

async function openEmpty(): Promise<OpenDatabase> {
  const database = idle.pop() ?? (await openInMemory())
  return { ...database, close: () => emptied(database).then(() => void idle.push(database)) }
}

async function emptied({ db }: OpenDatabase): Promise<void> {
  const { rows } = (await db.execute(TABLES)) as unknown as { rows: { tables: string }[] }
  await db.execute(`truncate table ${rows[0]?.tables} restart identity cascade`)
}

const TABLES = `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'`

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: `${inject('postgresql')}/postgres` })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
