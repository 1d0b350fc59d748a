import { is } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as accounts from './schema/accounts.ts'
import * as auditEvents from './schema/audit-events.ts'
import * as company from './schema/company.ts'
import * as modelUsage from './schema/model-usage.ts'
import * as plans from './schema/plans.ts'
import * as recordings from './schema/recordings.ts'
import * as spokenQuestions from './schema/spoken-questions.ts'
import * as topics from './schema/topics.ts'
import * as voiceSessions from './schema/voice-sessions.ts'
import * as workBreakdown from './schema/work-breakdown.ts'

/** A table whose every row is somebody's. */
export type OwnedTable = PgTable & { owner: AnyPgColumn }

/** Every table of the schema; a test holds this against the tables that the migrations make. */
export const TABLES: readonly PgTable[] = [
  accounts,
  auditEvents,
  company,
  modelUsage,
  plans,
  recordings,
  spokenQuestions,
  topics,
  voiceSessions,
  workBreakdown,
].flatMap((file) => Object.values(file).filter((one): one is PgTable => is(one, PgTable)))

/** The tables of the product that hold what is somebody's: what a person has is in these, and in the accounts' own. */
export const OWNED_TABLES: readonly OwnedTable[] = TABLES.filter((table): table is OwnedTable => 'owner' in table)

/** What a table is called in the database. */
export function nameOf(table: PgTable): string {
  return getTableConfig(table).name
}
