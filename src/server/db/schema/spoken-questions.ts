import { index, pgTable, text } from 'drizzle-orm/pg-core'
import type { Spoken } from '../../../speech/speech.ts'
import { bytea, moment } from './columns.ts'

/** A question that was spoken, under the fingerprint of its words and the voice: nobody's, so that a question that many are asked is spoken once. */
export const spoken_question = pgTable(
  'spoken_question',
  {
    fingerprint: text('fingerprint').primaryKey(),
    audio: bytea('audio').notNull(),
    type: text('type').$type<Spoken['type']>().notNull(),
    last_used: moment('last_used').notNull().defaultNow(),
  },
  (table) => [index('spoken_question_of_use').on(table.last_used)],
)
