import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Cells } from '../../../domain/work-breakdown/row-change.ts'
import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import { moment, owner } from './columns.ts'
import { topic_store } from './topics.ts'

/** A row from which a topic's plan is composed. It belongs to the topic: a plan may be replaced, its rows stay. */
export const work_breakdown_row = pgTable(
  'work_breakdown_row',
  {
    id: text('id').primaryKey(),
    topic_store_id: text('topic_store_id')
      .notNull()
      .references(() => topic_store.id, { onDelete: 'cascade' }),
    owner: owner(),
    kind: text('kind').$type<RowKind>().notNull(),
    /** Among the rows of its kind, removed ones included, from 0 on without a gap. */
    position: integer('position').notNull(),
    cells: jsonb('cells').$type<Cells>().notNull(),
    /** Counts the changes. */
    version: integer('version').notNull().default(1),
    /** In which version each part was changed last, so that changes of different cells are merged; what is not named, in none. */
    changed_in: jsonb('changed_in').$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** What was read for each cell last, whatever became of the cell since; so that a row is known again, and what an answer says anew is told apart. */
    read_as: jsonb('read_as').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    created_at: moment('created_at').notNull().defaultNow(),
    /** Null for a row that stands; a removed one can be brought back. */
    removed_at: moment('removed_at'),
  },
  (table) => [index('work_breakdown_row_of_topic').on(table.topic_store_id, table.kind, table.position)],
)
