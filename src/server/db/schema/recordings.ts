import { bigint, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import type { RecordingType } from '../../../domain/recording.ts'
import { bytea, moment, owner } from './columns.ts'
import { topic_store } from './topics.ts'

/** Something that a person said into the microphone; the sound is in parts. */
export const recording = pgTable(
  'recording',
  {
    id: text('id').primaryKey(),
    owner: owner(),
    topic_store_id: text('topic_store_id').references(() => topic_store.id, { onDelete: 'cascade' }),
    /** Null where it answers the global interview, or nobody has said what. */
    step_id: text('step_id'),
    slot: text('slot'),
    question: text('question'),
    media_type: text('media_type').$type<RecordingType>().notNull(),
    seconds: real('seconds'),
    transcript: text('transcript'),
    created_at: moment('created_at').notNull(),
    /** The order in which they were kept, also within a millisecond. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('recording_of_owner').on(table.owner),
    index('recording_of_topic').on(table.topic_store_id),
    index('recording_of_age').on(table.created_at),
  ],
)

/** A piece of a recording's sound, as those of an uploaded file. */
export const recording_part = pgTable(
  'recording_part',
  {
    recording_id: text('recording_id')
      .notNull()
      .references(() => recording.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    owner: owner(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recording_id, table.part] })],
)

/** What was heard when a question was answered by voice: in the global interview under "Q1", in a step's under "S2-Q1". */
export const spoken_answer = pgTable(
  'spoken_answer',
  {
    topic_store_id: text('topic_store_id')
      .notNull()
      .references(() => topic_store.id, { onDelete: 'cascade' }),
    slot: text('slot').notNull(),
    owner: owner(),
    /** The question that was answered: another one in the same slot was not. */
    question: text('question').notNull(),
    transcript: text('transcript'),
    audio_id: text('audio_id').references(() => recording.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.topic_store_id, table.slot] }), index('spoken_answer_of_recording').on(table.audio_id)],
)
