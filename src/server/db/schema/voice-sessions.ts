import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { VoiceCommand } from '../../../domain/voice-session.ts'
import { moment, owner } from './columns.ts'

/** The hands-free interview that a person opened last: one each, so that any server knows which a command means. */
export const voice_session = pgTable(
  'voice_session',
  {
    owner: owner().primaryKey(),
    id: text('id').notNull(),
    /** The fingerprint of what opens its line; null once the line was opened. */
    secret_hash: text('secret_hash'),
    secret_until: moment('secret_until').notNull(),
    opened_at: moment('opened_at').notNull(),
    /** The last command; null before the first. */
    cmd: text('cmd').$type<VoiceCommand>(),
    question: text('question').notNull().default(''),
    /** How many commands there were. */
    turn: integer('turn').notNull().default(0),
  },
  (table) => [index('voice_session_of_secret').on(table.secret_hash)],
)
