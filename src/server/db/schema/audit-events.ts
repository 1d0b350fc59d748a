import { index, pgTable, text } from 'drizzle-orm/pg-core'
import type { AuditKind } from '../../../domain/audit-event.ts'
import { moment, owner } from './columns.ts'

/** What was done with an account and what is in it; never what stands in a document or a plan. */
export const audit_event = pgTable(
  'audit_event',
  {
    id: text('id').primaryKey(),
    owner: owner(),
    kind: text('kind').$type<AuditKind>().notNull(),
    at: moment('at').notNull(),
    /** The network it came from, too coarse to tell a household; null where it is not known. */
    network: text('network'),
    /** The id of what it was done with, which may be gone since; null where it was the account. */
    about: text('about'),
  },
  (table) => [index('audit_event_of_owner').on(table.owner, table.at)],
)
