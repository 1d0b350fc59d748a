import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { OpenDatabase } from './database.ts'
import { MIGRATIONS_FOLDER } from './migrations-folder.ts'

/** Any number that all replicas share: only one of them migrates at a time. */
const MIGRATION_LOCK = 4_701_220

/** Opens a PostgreSQL database (15 or later) and brings its tables up to date. */
export async function openPostgresql(url: string, connections = 10): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 })
  // an idle connection that breaks is replaced by the pool; without a listener it would end the process
  pool.on('error', () => {})
  try {
    await migrateAlone(pool)
  } catch (cause) {
    await pool.end()
    throw cause
  }
  return { kind: 'postgresql', db: drizzle(pool), close: () => pool.end() }
}

async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    client.release()
  }
}
