import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Person } from '../person.ts'
import type { Database } from './database.ts'
import { model_usage } from './schema/model-usage.ts'

/** Whose use of the language model on which day: YYYY-MM-DD, in UTC. */
export type UsageDay = { person: Person; day: string }

/** What was used on a day; `cost` in millionths of a US dollar. */
export type StoredUsage = Pick<typeof model_usage.$inferSelect, 'calls' | 'input_tokens' | 'output_tokens' | 'cost'>

/** The most that may be used in a day; null where no limit holds. */
export type UsageLimits = { calls: number | null; cost: number | null }

/** What one call came to. */
export type BookedUse = { prompt: string; input_tokens: number; output_tokens: number; cost: number }

/** Days for which use is kept. */
const KEPT_DAYS = 40

/**
 * Takes one call of the day and says whether there was one left. One statement compares and counts, so of many at once, on however many servers,
 * exactly as many get one as there are. A day ends when its cost has reached the limit: calls that are under way then are finished.
 */
export async function takeModelCall(db: Database, { person, day }: UsageDay, limits: UsageLimits): Promise<boolean> {
  const { calls, cost } = model_usage
  const isLeft = and(limits.calls === null ? undefined : lt(calls, limits.calls), limits.cost === null ? undefined : lt(cost, limits.cost))
  const [taken] = await db
    .insert(model_usage)
    .values({ owner: person.id, day, calls: 1 })
    .onConflictDoUpdate({
      target: [model_usage.owner, model_usage.day],
      set: { calls: sql`${calls} + 1` },
      ...(isLeft && { setWhere: isLeft }),
    })
    .returning({ calls })
  if (taken?.calls === 1) await forgetOldUsage(db, day)
  return taken !== undefined
}

/** Gives back a call that was taken of that day and never made. */
export async function giveBackModelCall(db: Database, { person, day }: UsageDay): Promise<void> {
  const { calls } = model_usage
  await db
    .update(model_usage)
    .set({ calls: sql`greatest(${calls} - 1, 0)` })
    .where(and(eq(model_usage.owner, person.id), eq(model_usage.day, day)))
}

/** Adds what a call came to, that was taken of that day. */
export async function bookModelUse(db: Database, { person, day }: UsageDay, use: BookedUse): Promise<void> {
  const { input_tokens, output_tokens, cost } = model_usage
  await db
    .update(model_usage)
    .set({
      input_tokens: sql`${input_tokens} + ${use.input_tokens}::bigint`,
      output_tokens: sql`${output_tokens} + ${use.output_tokens}::bigint`,
      cost: sql`${cost} + ${use.cost}::bigint`,
      by_prompt: withPrompt(use),
    })
    .where(and(eq(model_usage.owner, person.id), eq(model_usage.day, day)))
}

/** What the asker has used on that day. */
export async function modelUsageOf(db: Database, { person, day }: UsageDay): Promise<StoredUsage> {
  const { calls, input_tokens, output_tokens, cost } = model_usage
  const [row] = await db
    .select({ calls, input_tokens, output_tokens, cost })
    .from(model_usage)
    .where(and(eq(model_usage.owner, person.id), eq(model_usage.day, day)))
  return row ?? { calls: 0, input_tokens: 0, output_tokens: 0, cost: 0 }
}

/** Once for each person and day is often enough, and costs little. */
async function forgetOldUsage(db: Database, day: string): Promise<void> {
  await db.delete(model_usage).where(lt(model_usage.day, sql`${day}::date - ${KEPT_DAYS}::int`))
}

function withPrompt({ prompt, input_tokens, output_tokens }: BookedUse): SQL {
  const name = sql`${prompt}::text`
  const sum = (field: string, more: number) =>
    sql`coalesce((${model_usage.by_prompt} -> ${name} ->> ${field}::text)::bigint, 0) + ${more}::bigint`
  const use = sql`jsonb_build_object('calls', ${sum('calls', 1)}, 'input_tokens', ${sum('input_tokens', input_tokens)}, 'output_tokens', ${sum('output_tokens', output_tokens)})`
  return sql`${model_usage.by_prompt} || jsonb_build_object(${name}, ${use})`
}
