import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { OpenDatabase } from '../database.ts'
import { openInMemory } from '../embedded.ts'
import { openPostgresql } from '../postgresql.ts'
import { TEMPLATE } from './postgresql.ts'

/** Both databases that the product runs on. */
export const DATABASE_KINDS = ['embedded', 'postgresql'] as const

/** Opens an empty database of that kind, gone when it is closed. */
export async function openTestDatabase(kind: OpenDatabase['kind']): Promise<OpenDatabase> {
  if (kind === 'embedded') return openEmpty()
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name} template ${TEMPLATE}`)
  const database = await openPostgresql(`${inject('postgresql')}/${name}`, 4)
  return { ...database, close: () => database.close().then(() => asAdmin(`drop database ${name}`)) }
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
