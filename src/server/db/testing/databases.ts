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
  if (kind === 'embedded') return openInMemory()
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name} template ${TEMPLATE}`)
  const database = await openPostgresql(`${inject('postgresql')}/${name}`, 4)
  return { ...database, close: () => database.close().then(() => asAdmin(`drop database ${name}`)) }
}

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: `${inject('postgresql')}/postgres` })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
