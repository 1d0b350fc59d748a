import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Instructions } from '../../../domain/instructions/instructions.ts'
import type { GlobalContract, Question } from '../../../domain/interview.ts'
import type { Phase, ProgramType } from '../../../domain/program.ts'
import type { Analysis } from '../../../domain/solicitation/analysis.ts'
import type { RecognisedPage } from '../../../domain/solicitation/source.ts'
import { bytea, moment, owner } from './columns.ts'

/** A solicitation or component instructions as they were uploaded; the bytes are in parts. */
export const source_file = pgTable(
  'source_file',
  {
    id: text('id').primaryKey(),
    owner: owner(),
    file_name: text('file_name').notNull(),
    content_type: text('content_type').notNull(),
    sha256: text('sha256').notNull(),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('source_file_of_owner').on(table.owner)],
)

/** A piece of an uploaded file. In pieces, because the embedded database holds a value several times over while it takes it in. */
export const source_file_part = pgTable(
  'source_file_part',
  {
    file_id: text('file_id')
      .notNull()
      .references(() => source_file.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    owner: owner(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.file_id, table.part] })],
)

/** One page of an uploaded document as text. */
export const source_page = pgTable(
  'source_page',
  {
    file_id: text('file_id')
      .notNull()
      .references(() => source_file.id, { onDelete: 'cascade' }),
    page: integer('page').notNull(),
    owner: owner(),
    text: text('text').notNull(),
    /** Where the words of a page stand that was recognised; null where the page has text of its own. */
    recognised: jsonb('recognised').$type<RecognisedPage>(),
  },
  (table) => [primaryKey({ columns: [table.file_id, table.page] })],
)

/**
 * A solicitation as it was read, for one upload form; the latest of an owner's slug is the one that counts. Without a file it is the topic of work that was
 * moved here from a browser, whose solicitation was never uploaded here.
 */
export const topic_store = pgTable(
  'topic_store',
  {
    id: text('id').primaryKey(),
    owner: owner(),
    slug: text('slug').notNull(),
    file_id: text('file_id').references(() => source_file.id, { onDelete: 'cascade' }),
    company_name: text('company_name').notNull(),
    phase: text('phase').$type<Phase>().notNull(),
    period_of_performance: integer('period_of_performance').notNull(),
    program_type: text('program_type').$type<ProgramType>().notNull(),
    analysis: jsonb('analysis').$type<Analysis>().notNull(),
    /** The component instructions that were uploaded beside the topic, both null without any. */
    instructions: jsonb('instructions').$type<Instructions>(),
    instructions_file_id: text('instructions_file_id').references(() => source_file.id, { onDelete: 'set null' }),
    /**
     * The component instructions that stand in the topic's own file, null when it holds none. Apart from the uploaded ones: these can be
     * taken away without reading the file once more, and taking them away can never reach the topic's own file.
     */
    instructions_within: jsonb('instructions_within').$type<Instructions>(),
    /** Null until they were generated; kept so that a reload asks the same ones. */
    adaptive_questions: jsonb('adaptive_questions').$type<Question[]>(),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('topic_store_of_slug').on(table.owner, table.slug, table.created_at)],
)

/** One answer of the global interview, kept as it is typed. */
export const interview_answer = pgTable(
  'interview_answer',
  {
    topic_store_id: text('topic_store_id')
      .notNull()
      .references(() => topic_store.id, { onDelete: 'cascade' }),
    slot: text('slot').notNull(),
    owner: owner(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.topic_store_id, table.slot] })],
)

/** What a topic's interview came to. */
export const global_contract = pgTable('global_contract', {
  topic_store_id: text('topic_store_id')
    .primaryKey()
    .references(() => topic_store.id, { onDelete: 'cascade' }),
  owner: owner(),
  contract: jsonb('contract').$type<GlobalContract>().notNull(),
  updated_at: moment('updated_at').notNull().defaultNow(),
})
