import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database, embedded or PostgreSQL, or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An opened and migrated database, to be closed at the end. */
export type OpenDatabase = {
  kind: 'embedded' | 'postgresql'
  db: Database
  close: () => Promise<void>
  /** How many connections to PostgreSQL are in use and idle, and how many calls wait for one. */
  connections?: () => { in_use: number; idle: number; waited_for: number }
}
