import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { PostgresqlConfig } from '../config-database.ts'
import type { OpenDatabase } from './database.ts'
import { MIGRATIONS_FOLDER } from './migrations-folder.ts'

/** Any number that all replicas share: only one of them migrates at a time. */
export const MIGRATION_LOCK = 4_701_220

/** How PostgreSQL lists the connections of servers that are at work. */
export const APPLICATION_NAME = 'work-plan-builder'

/** How long is waited for a connection, in milliseconds: for one to be free, or for the server to answer. */
const CONNECTED_WITHIN_MS = 10_000

/** Opens a PostgreSQL database (15 or later) and brings its tables up to date, however long that takes; other statements are broken off after a while. */
export async function openPostgresql(config: PostgresqlConfig): Promise<OpenDatabase> {
  const pool = poolOf(config, APPLICATION_NAME)
  try {
    await migrateAlone(pool)
  } catch (cause) {
    await pool.end()
    throw cause
  }
  const connections = () => ({ in_use: pool.totalCount - pool.idleCount, idle: pool.idleCount, waited_for: pool.waitingCount })
  return { kind: 'postgresql', db: drizzle(pool), close: () => pool.end(), connections }
}

/** Opens a PostgreSQL database with its tables as they are, for whoever copies all of it. */
export function openPostgresqlAsItIs(config: PostgresqlConfig): OpenDatabase {
  const pool = poolOf({ ...config, connections: 1 }, `${APPLICATION_NAME}-copy`)
  return { kind: 'postgresql', db: drizzle(pool), close: () => pool.end() }
}

function poolOf({ url, connections, statement_seconds }: PostgresqlConfig, application_name: string): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name,
    max: connections,
    // one stays, so that who is about to put another database in its place sees that a server is at work
    min: 1,
    connectionTimeoutMillis: CONNECTED_WITHIN_MS,
    statement_timeout: statement_seconds * 1000,
    idle_in_transaction_session_timeout: statement_seconds * 1000,
    keepAlive: true,
  })
  // a connection that breaks is replaced by the pool, and whoever was using it is told; without listeners it would end the process
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    // what was set is of this connection alone
    client.release(true)
  }
}
