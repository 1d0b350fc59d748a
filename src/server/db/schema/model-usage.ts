import { bigint, date, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { owner } from './columns.ts'

/** What the calls of one prompt came to in a day. */
export type PromptUsage = { calls: number; input_tokens: number; output_tokens: number }

/** What a person has used of the language model on one day, counted in UTC. */
export const model_usage = pgTable(
  'model_usage',
  {
    owner: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Calls that were begun, whatever came of them. */
    calls: integer('calls').notNull().default(0),
    input_tokens: bigint('input_tokens', { mode: 'number' }).notNull().default(0),
    output_tokens: bigint('output_tokens', { mode: 'number' }).notNull().default(0),
    /** In millionths of a US dollar, so that it adds up exactly; 0 where no prices are configured. */
    cost: bigint('cost', { mode: 'number' }).notNull().default(0),
    by_prompt: jsonb('by_prompt').$type<Record<string, PromptUsage>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.owner, table.day] })],
)
