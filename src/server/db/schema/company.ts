import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CompanyFileRole, CompanyProfile } from '../../../domain/company.ts'
import { moment, owner } from './columns.ts'
import { source_file } from './topics.ts'

/** What a person's company says of itself; a person has one. */
export const company_profile = pgTable('company_profile', {
  owner: owner().primaryKey(),
  profile: jsonb('profile').$type<CompanyProfile>().notNull(),
  updated_at: moment('updated_at').notNull().defaultNow(),
})

/** A document of the company; its bytes and pages are the source file's. */
export const company_file = pgTable(
  'company_file',
  {
    file_id: text('file_id')
      .primaryKey()
      .references(() => source_file.id, { onDelete: 'cascade' }),
    owner: owner(),
    role: text('role').$type<CompanyFileRole>().notNull(),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('company_file_of_owner').on(table.owner)],
)
